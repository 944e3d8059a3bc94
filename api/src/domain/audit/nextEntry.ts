import { canonicalJson } from './canonicalJson.ts';
import type { TrailEvent } from './trailEvent.ts';

/** SHA-256 of a text, in hex. */
export type EntryDigest = (text: string) => string;

/** The last entry of a partition; number 0 and the initial hash for an empty partition. */
export interface Head {
  readonly n: number;
  readonly hash: string;
}

/** An entry of the trail. Its hash covers all of it and, through `previousHash`, every entry before it. */
export type TrailEntry = TrailEvent & {
  readonly id: string;
  readonly pk: string;
  readonly n: number;
  readonly previousHash: string;
  readonly hash: string;
};

/** Padded, so that numbers sort as text. */
export const idOfEntry = (n: number): string => String(n).padStart(9, '0');

/** The initial head of a partition. */
export const initialHead = (pk: string, digest: EntryDigest): Head => ({
  n: 0,
  hash: digest(`audit trail ${pk}`),
});

/** The expected hash of a trail document, without the fields that the store adds (such as `_ts`). */
export function hashOf(document: Readonly<Record<string, unknown>>, digest: EntryDigest): string {
  const covered = Object.entries(document).filter(([key]) => key !== 'hash' && !key.startsWith('_'));
  return digest(canonicalJson(Object.fromEntries(covered)));
}

/** The next entry of a partition, for an event. */
export function nextEntry(pk: string, { n, hash }: Head, event: TrailEvent, digest: EntryDigest): TrailEntry {
  const content = { id: idOfEntry(n + 1), pk, n: n + 1, ...event, previousHash: hash };
  return { ...content, hash: hashOf(content, digest) };
}
