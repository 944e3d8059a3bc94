import * as z from 'zod/mini';
import { canonicalJson } from './canonicalJson.ts';
import { beginningOf, type EntryDigest, hashOf } from './nextEntry.ts';

/** The partition of the seals. */
export const SEALS = 'seal';

/** Says how far each partition of a day had come when the day was over, and follows on the seal of the day before. */
export const seal = z.object({
  id: z.string(),
  pk: z.literal(SEALS),
  day: z.string(),
  at: z.string(),
  heads: z.array(z.object({ pk: z.string(), n: z.int(), hash: z.string() })),
  previousHash: z.string(),
  hash: z.string(),
  /** Kept when the entries are gone; there is nothing personal in it. */
  ttl: z.literal(-1),
});

export type Seal = z.output<typeof seal>;

export type SealedHead = Seal['heads'][number];

/** The seal of a day, behind the seal before it (null for the first). */
export function nextSeal(
  day: string,
  heads: SealedHead[],
  before: Pick<Seal, 'hash'> | null,
  digest: EntryDigest,
  now: Date,
): Seal {
  const content = {
    id: day,
    pk: SEALS,
    day,
    at: now.toISOString(),
    heads,
    previousHash: before?.hash ?? beginningOf(SEALS, digest).hash,
    ttl: -1,
  } as const;
  return { ...content, hash: hashOf(content, digest) };
}

/** What the copy of a seal in the archive says: all of the seal but what the store adds to it (`_ts` and the like). */
export function copyOf(stored: Readonly<Record<string, unknown>>): string {
  return canonicalJson(Object.fromEntries(Object.entries(stored).filter(([key]) => !key.startsWith('_'))));
}

/** The blob that holds the copy of a day's seal. */
export const copyNameOf = (day: string): string => `${day}.json`;

/** The day of whose seal a blob is the copy; null for any other blob. */
export const dayOfCopy = (name: string): string | null => /^(\d{4}-\d\d-\d\d)\.json$/.exec(name)?.[1] ?? null;
