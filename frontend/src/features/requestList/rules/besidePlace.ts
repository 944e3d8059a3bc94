import * as z from 'zod/mini';

/** Where a page lies in the list: after or before the place of a row that was shown. */
const besidePlace = z.union([z.object({ after: z.string() }), z.object({ before: z.string() })]);

export type BesidePlace = z.output<typeof besidePlace>;

/** Reads it back from an entry of the history; null where the entry has none. */
export function readBesidePlace(state: unknown): BesidePlace | null {
  const read = z.safeParse(z.object({ beside: besidePlace }), state);
  return read.success ? read.data.beside : null;
}
