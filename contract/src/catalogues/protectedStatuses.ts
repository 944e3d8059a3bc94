/**
 * Statuses that the portal itself gives to requests or counts by, so that they can never be deleted. A bank payment
 * that fails puts a request on hold, and an update of the client asks for attention.
 */
const undeletable: readonly string[] = ['pending', 'completed', 'cancelled', 'on_hold', 'update_requested'];

/** The ones among them that must stay on offer as well. */
const alwaysActive: readonly string[] = ['pending', 'completed', 'cancelled'];

export function mayDeleteStatus(key: string): boolean {
  return !undeletable.includes(key);
}

export function mayDeactivateStatus(key: string): boolean {
  return !alwaysActive.includes(key);
}
