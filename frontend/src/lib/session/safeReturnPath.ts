/** Longer than any address of the portal. */
const MAX_LENGTH = 2000;

/** A path of the portal to open after signing in; null for a path that could lead to another site. */
export function safeReturnPath(path: unknown): string | null {
  if (typeof path !== 'string' || path.length > MAX_LENGTH) return null;
  // Browsers remove tabs and line breaks from addresses and treat a backslash as a slash.
  if (!/^\/(?![/\\])/.test(path) || /[\p{Cc}\\]/u.test(path)) return null;
  const address = URL.parse(path, window.location.origin);
  // Parsing removes dot segments, so `/..//elsewhere` would lead to another site when parsed again.
  if (address?.origin !== window.location.origin || address.pathname.startsWith('//')) return null;
  return address.pathname + address.search + address.hash;
}
