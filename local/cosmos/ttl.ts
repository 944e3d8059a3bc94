/**
 * Whether a document's time to live has run out. The package stores `defaultTtl` and `ttl` and acts on neither.
 * As in the service, a container without `defaultTtl` never expires anything, −1 means never, and an item's
 * own `ttl` goes before the container's. Seconds.
 */
export function isExpired(
  document: { _ts: number; ttl?: unknown },
  defaultTtl: number | undefined,
  nowSeconds: number,
): boolean {
  if (!defaultTtl) return false;
  const ttl = typeof document.ttl === 'number' ? document.ttl : defaultTtl;
  return ttl > 0 && document._ts + ttl <= nowSeconds;
}
