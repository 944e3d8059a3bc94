/** The JSON of the partition key values. It identifies a logical partition. */
export type PartitionKey = string;

/** The service's partition key value for a path that a document does not have. */
const MISSING = {};

/**
 * Parses the partition key header. Undefined when the request names no partition. Unlike in the package, which joins key,
 * path and id with colons, 5 and '5' are different partitions.
 */
export function partitionKeyOfHeader(header: string | string[] | undefined): PartitionKey | undefined {
  if (typeof header !== 'string') return undefined;
  const values: unknown = JSON.parse(header);
  if (!Array.isArray(values) || values.length === 0) return undefined;
  return JSON.stringify(values);
}

/** The partition key of a document, from its properties. */
export function partitionKeyOfDocument(document: object, paths: readonly string[]): PartitionKey {
  const values = paths.map((path) => {
    const value = valueAtPath(document, path.slice(1).split('/'));
    return value === undefined ? MISSING : value;
  });
  return JSON.stringify(values);
}

/** The value at a property path; undefined when any step is missing. */
export function valueAtPath(source: unknown, keys: readonly string[]): unknown {
  let value = source;
  for (const key of keys) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = Reflect.get(value, key);
  }
  return value;
}
