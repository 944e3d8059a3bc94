import { canonicalJson } from '../audit/canonicalJson.ts';
import { contentOf } from './storedDocument.ts';

/** A blob but for its content. */
export interface BlobFacts {
  readonly contentType: string;
  readonly contentDisposition: string;
  readonly contentEncoding: string;
  readonly contentLanguage: string;
  readonly cacheControl: string;
  readonly metadata: Readonly<Record<string, string>>;
  readonly tags: Readonly<Record<string, string>>;
}

const headers = [
  'contentType',
  'contentDisposition',
  'contentEncoding',
  'contentLanguage',
  'cacheControl',
] as const;

/** What of a blob is not in the store as it was backed up, but for its content. */
export function differingFacts(wanted: BlobFacts, stored: BlobFacts): string[] {
  const differing: string[] = headers.filter((name) => wanted[name] !== stored[name]);
  if (named(wanted.metadata) !== named(stored.metadata)) differing.push('metadata');
  if (named(withoutVerdict(wanted.tags)) !== named(withoutVerdict(stored.tags))) differing.push('tags');
  return differing;
}

/** The names of the fields in which two documents differ. */
export function differingFields(
  wanted: Readonly<Record<string, unknown>>,
  stored: Readonly<Record<string, unknown>>,
): string[] {
  const [one, other] = [contentOf(wanted), contentOf(stored)];
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].filter(
    (name) => canonicalJson([one[name] ?? null]) !== canonicalJson([other[name] ?? null]),
  );
}

/** Names of metadata are the same in capitals and in small letters; what reads them decides in which it says them. */
function named(values: Readonly<Record<string, string>>): string {
  return canonicalJson(
    Object.fromEntries(Object.entries(values).map(([name, value]) => [name.toLowerCase(), value])),
  );
}

/** Defender writes its verdict, and when it came to it, into tags: in another store it scans anew. */
function withoutVerdict(tags: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(tags).filter(([name]) => !/^malware scanning/i.test(name)));
}
