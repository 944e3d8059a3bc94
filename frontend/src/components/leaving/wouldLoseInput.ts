/** Whether the page would ask before it is closed, as every form with unsaved input does. */
export function wouldLoseInput(): boolean {
  return !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
}
