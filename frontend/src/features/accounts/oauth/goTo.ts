/** Leaves the portal for an external page. */
export function goTo(url: string): void {
  window.location.assign(url);
}
