import * as z from 'zod/mini';
import { canonicalJson } from './canonicalJson.ts';
import { initialHead, type EntryDigest, hashOf } from './nextEntry.ts';

/** The partition of the seals. */
export const SEALS = 'seal';

/** The seal of a day: the last entry of each partition, chained to the seal of the previous day. */
export const seal = z.object({
  id: z.string(),
  pk: z.literal(SEALS),
  day: z.string(),
  at: z.string(),
  heads: z.array(z.object({ pk: z.string(), n: z.int(), hash: z.string() })),
  previousHash: z.string(),
  hash: z.string(),
  /** Kept after the entries expire; it has no personal data. */
  ttl: z.literal(-1),
});

export type Seal = z.output<typeof seal>;

export type SealedHead = Seal['heads'][number];

/** The seal of a day, chained to the previous seal (null for the first). */
export function nextSeal(
  day: string,
  heads: SealedHead[],
  previous: Pick<Seal, 'hash'> | null,
  digest: EntryDigest,
  now: Date,
): Seal {
  const content = {
    id: day,
    pk: SEALS,
    day,
    at: now.toISOString(),
    heads,
    previousHash: previous?.hash ?? initialHead(SEALS, digest).hash,
    ttl: -1,
  } as const;
  return { ...content, hash: hashOf(content, digest) };
}

/** The content of a seal's copy in the archive: the seal without the fields that the store adds (such as `_ts`). */
export function sealCopyContent(stored: Readonly<Record<string, unknown>>): string {
  return canonicalJson(Object.fromEntries(Object.entries(stored).filter(([key]) => !key.startsWith('_'))));
}

/** The blob name of the copy of a day's seal. */
export const sealCopyName = (day: string): string => `${day}.json`;

/** The day of a seal copy's blob name; null for other blobs. */
export const dayOfSealCopy = (name: string): string | null =>
  /^(\d{4}-\d\d-\d\d)\.json$/.exec(name)?.[1] ?? null;
