import { sessionKeys } from '../../storage/sessionKeys.ts';

/**
 * Makes a user the owner of this tab and of the unfinished request in it, after they confirmed that. Drops what else the
 * previous owner left. Without this, signing in as another user drops the request too (`claimTab`).
 */
export function handOverTab(userId: string): void {
  for (const key of [sessionKeys.savedDraft, sessionKeys.update, sessionKeys.returnPath]) {
    sessionStorage.removeItem(key);
  }
  sessionStorage.setItem(sessionKeys.tabOwner, userId);
}
