import { canonicalJson } from '../../audit/canonicalJson.ts';

type Texts = Readonly<Record<string, string>>;

/** A blob without its name and content. */
export interface BlobFacts {
  readonly headers: Texts;
  readonly metadata: Texts;
  readonly tags: Texts;
}

/** The parts of a restored blob that differ from the backup, without its content: header names, `metadata` and `tags`. */
export function blobDifferences(expected: BlobFacts, stored: BlobFacts): string[] {
  const differing = documentDifferences(expected.headers, stored.headers);
  // Metadata names are case-insensitive.
  if (lowerCased(expected.metadata) !== lowerCased(stored.metadata)) differing.push('metadata');
  if (lowerCased(stableTags(expected.tags)) !== lowerCased(stableTags(stored.tags))) differing.push('tags');
  return differing;
}

/** The names of the fields that differ, without write times and remaining lifetime. */
export function documentDifferences(
  expected: Readonly<Record<string, unknown>>,
  stored: Readonly<Record<string, unknown>>,
): string[] {
  return [...new Set([...Object.keys(expected), ...Object.keys(stored)])].filter(
    (name) =>
      name !== 'ttl' &&
      !name.startsWith('_') &&
      (name in expected !== name in stored || canonicalJson(expected[name]) !== canonicalJson(stored[name])),
  );
}

function lowerCased(values: Texts): string {
  return canonicalJson(
    Object.fromEntries(Object.entries(values).map(([name, value]) => [name.toLowerCase(), value])),
  );
}

/** The tags without those of Defender, which scans again in another store. */
function stableTags(tags: Texts): Texts {
  return Object.fromEntries(Object.entries(tags).filter(([name]) => !/^malware scanning/i.test(name)));
}
