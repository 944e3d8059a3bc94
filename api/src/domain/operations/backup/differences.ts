import { canonicalJson } from '../../audit/canonicalJson.ts';

type Texts = Readonly<Record<string, string>>;

/** A blob without its name and content. */
export interface BlobFacts {
  readonly headers: Texts;
  readonly metadata: Texts;
  readonly tags: Texts;
}

/** What of a blob is not in the store as it was backed up, apart from its content: names of headers, `metadata` and `tags`. */
export function blobDifferences(wanted: BlobFacts, stored: BlobFacts): string[] {
  const differing = documentDifferences(wanted.headers, stored.headers);
  // Names of metadata are the same in capitals and in small letters; what reads them decides which it gives.
  if (lowerCased(wanted.metadata) !== lowerCased(stored.metadata)) differing.push('metadata');
  if (lowerCased(stableTags(wanted.tags)) !== lowerCased(stableTags(stored.tags))) differing.push('tags');
  return differing;
}

/** The names of the fields in which two documents differ, apart from when they were written and how long they still live. */
export function documentDifferences(
  wanted: Readonly<Record<string, unknown>>,
  stored: Readonly<Record<string, unknown>>,
): string[] {
  return [...new Set([...Object.keys(wanted), ...Object.keys(stored)])].filter(
    (name) =>
      name !== 'ttl' &&
      !name.startsWith('_') &&
      (name in wanted !== name in stored || canonicalJson(wanted[name]) !== canonicalJson(stored[name])),
  );
}

function lowerCased(values: Texts): string {
  return canonicalJson(
    Object.fromEntries(Object.entries(values).map(([name, value]) => [name.toLowerCase(), value])),
  );
}

/** Defender writes its verdict, and when it came to it, into tags: in another store it scans anew. */
function stableTags(tags: Texts): Texts {
  return Object.fromEntries(Object.entries(tags).filter(([name]) => !/^malware scanning/i.test(name)));
}
