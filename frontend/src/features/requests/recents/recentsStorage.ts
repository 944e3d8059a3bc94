/** Who looks: the id of a signed-in user, or `ANONYMOUS`. */
export type Viewer = string;

export const ANONYMOUS: Viewer = 'anonymous';

export const RECENTS_PREFIX = 'recentRequests:';

/** Where the viewer's list is kept. Whoever has no account leaves nothing behind when the tab is closed. */
export function recentsStorage(viewer: Viewer): { storage: Storage; key: string } {
  return {
    storage: viewer === ANONYMOUS ? sessionStorage : localStorage,
    key: `${RECENTS_PREFIX}${viewer}`,
  };
}
