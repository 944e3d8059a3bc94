/** Statuses that the portal requires. They can be neither deleted nor deactivated. */
const protectedKeys: readonly string[] = ['pending', 'completed', 'cancelled'];

/**
 * Statuses that the portal itself sets: a failed fee payment puts a request on hold, and an update of the client sets
 * Update Requested. Deleting one only deactivates it, so that staff can no longer choose it.
 */
const systemKeys: readonly string[] = ['on_hold', 'update_requested'];

export function isProtectedStatus(key: string): boolean {
  return protectedKeys.includes(key);
}

export function isSetBySystem(key: string): boolean {
  return systemKeys.includes(key);
}
