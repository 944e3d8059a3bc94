/** Does what `joinTabs` does, whose code is loaded after the page that needs it. */
export function joinTabsLater(): () => void {
  let leave = (): void => undefined;
  let left = false;
  import('./joinTabs.ts')
    .then(({ joinTabs }) => {
      if (!left) leave = joinTabs();
    })
    // Without it the tab only hears of the others when it asks the server.
    .catch(() => undefined);
  return () => {
    left = true;
    leave();
  };
}
