const UUID = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';

const DRAFT_KEY = new RegExp(`^req-${UUID}$`, 'i');

const UNCLAIMED_UPDATE_KEY = new RegExp(`^update-${UUID}$`, 'i');

const UUID_LENGTH = 36;

const UPDATE_KEY = new RegExp(`^update-(req_[A-Za-z0-9_-]{20,40})-${UUID}$`, 'i');

/** Returns whether a key belongs to a draft: `req-` and its ID, in any case. */
export function isDraftKey(key: string): boolean {
  return DRAFT_KEY.test(key);
}

/**
 * Returns the key for the uploads of one update of a request. It contains the update ID, so that each update has its
 * own quota.
 */
export function updateKeyOf(requestId: string, updateId: string): string {
  return `update-${requestId}-${updateId.toLowerCase()}`;
}

/** Returns the request ID of an update key; null for a key of another kind. */
export function requestOfUpdateKey(key: string): string | null {
  return UPDATE_KEY.exec(key)?.[1] ?? null;
}

/**
 * Returns whether a key belongs to an update without a known request. The first update that refers to these uploads
 * claims the key.
 */
export function isUnclaimedUpdateKey(key: string): boolean {
  return UNCLAIMED_UPDATE_KEY.test(key);
}

/** Returns the ID at the end of a draft or update key. */
export function idOfKey(key: string): string {
  return key.slice(-UUID_LENGTH).toLowerCase();
}
