/** The JSON text of a partition key value list: what tells one logical partition from another. */
export type PartitionKey = string;

/** A path that a document does not have is its own value in the service, written as an empty object. */
const MISSING = {};

/**
 * Reads the partition key header. The package joins key, path and id with colons, which makes 5 and '5' one
 * partition; here the JSON text is the identity. Undefined when the request names no partition.
 */
export function partitionKeyOfHeader(header: string | string[] | undefined): PartitionKey | undefined {
  if (typeof header !== 'string') return undefined;
  const values: unknown = JSON.parse(header);
  if (!Array.isArray(values) || values.length === 0) return undefined;
  return JSON.stringify(values);
}

/** The partition that a document belongs to by its own content. */
export function partitionKeyOfDocument(document: object, paths: readonly string[]): PartitionKey {
  const values = paths.map((path) => {
    const value = valueAt(document, path.slice(1).split('/'));
    return value === undefined ? MISSING : value;
  });
  return JSON.stringify(values);
}

/** The value at a property path; undefined when any step is missing. */
export function valueAt(source: unknown, keys: readonly string[]): unknown {
  let value = source;
  for (const key of keys) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = Reflect.get(value, key);
  }
  return value;
}
