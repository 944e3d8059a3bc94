/** A value with ETags of blobs in the place of those that the same blobs had elsewhere. */
export function renewEtags(value: unknown, renewed: ReadonlyMap<string, string>): unknown {
  if (renewed.size === 0) return value;
  if (typeof value === 'string') return renewed.get(value) ?? value;
  if (Array.isArray(value)) return value.map((each) => renewEtags(each, renewed));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, renewEtags(each, renewed)]));
}
