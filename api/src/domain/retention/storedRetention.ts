import * as z from 'zod/mini';
import { actor } from '../requests/actor.ts';

/** A retention choice by staff. The reason is free text and is stored only in the request. */
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
