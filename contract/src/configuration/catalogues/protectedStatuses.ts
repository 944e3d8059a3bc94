/** Statuses that the portal cannot do without: they are never deleted, and always on offer. */
const protectedKeys: readonly string[] = ['pending', 'completed', 'cancelled'];

/**
 * Statuses that the portal gives to requests by itself: a fee payment that fails puts a request on hold, and an update
 * of the client asks for attention. Deleting one only takes it out of what staff can choose.
 */
const systemKeys: readonly string[] = ['on_hold', 'update_requested'];

export function isProtectedStatus(key: string): boolean {
  return protectedKeys.includes(key);
}

export function isSetBySystem(key: string): boolean {
  return systemKeys.includes(key);
}
