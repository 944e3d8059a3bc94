const PREFIX = 'portal.fulfill:';

/** The key of the unsent text of a person for a request, in the session storage. */
export function fulfillDraftKey(userId: string, requestId: string): string {
  return `${PREFIX}${userId}:${requestId}`;
}

/** Removes the unsent texts of this tab, except those of `userId`. */
export function forgetFulfillDrafts(userId: string | null): void {
  for (const key of Object.keys(sessionStorage)) {
    if (key.startsWith(PREFIX) && (userId === null || !key.startsWith(fulfillDraftKey(userId, '')))) {
      sessionStorage.removeItem(key);
    }
  }
}
