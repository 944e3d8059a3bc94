/** The ID of a signed-in user, or `ANONYMOUS`. */
export type Viewer = string;

export const ANONYMOUS: Viewer = 'anonymous';

export const RECENTS_PREFIX = 'recentRequests:';

/** The storage and key of the viewer's list. The list of anonymous viewers ends with the tab. */
export function recentsStorage(viewer: Viewer): { storage: Storage; key: string } {
  return {
    storage: viewer === ANONYMOUS ? sessionStorage : localStorage,
    key: `${RECENTS_PREFIX}${viewer}`,
  };
}
