/** Leaves the portal for a page elsewhere. */
export function goTo(url: string): void {
  window.location.assign(url);
}
