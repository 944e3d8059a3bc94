const UUID = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';

const DRAFT_KEY = new RegExp(`^req-${UUID}$`, 'i');

const UNCLAIMED_UPDATE_KEY = new RegExp(`^update-${UUID}$`, 'i');

const UUID_LENGTH = 36;

const UPDATE_KEY = new RegExp(`^update-(req_[A-Za-z0-9_-]{20,40})-${UUID}$`, 'i');

/** Whether uploads under this key belong to a draft: `req-` and its id, in any case. */
export function isDraftKey(key: string): boolean {
  return DRAFT_KEY.test(key);
}

/** The key of what is uploaded for one update of a request. The update's id is part of it: each has a quota of its own. */
export function updateKeyOf(requestId: string, updateId: string): string {
  return `update-${requestId}-${updateId.toLowerCase()}`;
}

/** The request whose update the uploads under this key belong to; null for a key of another kind. */
export function requestOfUpdateKey(key: string): string | null {
  return UPDATE_KEY.exec(key)?.[1] ?? null;
}

/** Whether uploads under this key belong to an update of which nobody knows the request yet: the first that names them claims it. */
export function isUnclaimedUpdateKey(key: string): boolean {
  return UNCLAIMED_UPDATE_KEY.test(key);
}

/** The id with which the key of a draft or of an update ends. */
export function idOfKey(key: string): string {
  return key.slice(-UUID_LENGTH).toLowerCase();
}
