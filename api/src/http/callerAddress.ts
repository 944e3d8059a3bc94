/**
 * The caller's address: the entry that the outermost trusted proxy appended to X-Forwarded-For. Earlier entries come from
 * the browser and cannot be trusted. `hops`: the number of proxies in front of the app.
 */
export function callerAddress(forwardedFor: string | null, hops: number): string {
  const chain = (forwardedFor ?? '').split(',').map((hop) => hop.trim());
  const hop = chain[Math.max(chain.length - hops, 0)] ?? '';
  return withoutPort(hop) || 'unknown';
}

function withoutPort(hop: string): string {
  const bracketed = /^\[([^\]]+)\](?::\d+)?$/.exec(hop);
  if (bracketed) return bracketed[1]!;
  return /^[^:]+:\d+$/.test(hop) ? hop.slice(0, hop.lastIndexOf(':')) : hop;
}
