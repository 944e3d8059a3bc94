/**
 * Whether a document's time to live (in seconds) has passed. The package ignores `defaultTtl` and `ttl`. As in the
 * service, documents of a container without `defaultTtl` never expire, −1 means never, and a document's `ttl` overrides
 * the container's.
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
