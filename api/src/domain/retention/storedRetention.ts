import * as z from 'zod/mini';
import { actor } from '../requests/actor.ts';

/** How long files are to be kept, as somebody chose. The reason is free text and stays in the request. */
export const storedRetention = z.object({
  choice: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('default') }),
    z.object({ kind: z.literal('always') }),
    z.object({ kind: z.literal('days'), days: z.int() }),
  ]),
  at: z.string(),
  by: actor,
  byName: z.string(),
  reason: z.string(),
});

export type StoredRetention = z.output<typeof storedRetention>;
