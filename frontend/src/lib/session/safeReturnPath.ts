/** Written so that no address of the portal is that long. */
const MAX_LENGTH = 2000;

/** A page of the portal to go to after signing in; null for what could lead elsewhere. */
export function safeReturnPath(path: unknown): string | null {
  if (typeof path !== 'string' || path.length > MAX_LENGTH) return null;
  // Browsers drop tabs and line ends from addresses, and take a backslash for a slash.
  if (!/^\/(?![/\\])/.test(path) || /[\p{Cc}\\]/u.test(path)) return null;
  const address = URL.parse(path, window.location.origin);
  // Dots are taken out while an address is read: `/..//elsewhere` leaves this site, once it is read again.
  if (address?.origin !== window.location.origin || address.pathname.startsWith('//')) return null;
  return address.pathname + address.search + address.hash;
}
