import * as z from 'zod/mini';
import { actor } from './actor.ts';

/** An event of a request as it is kept; of any kind, also one that came into use later. */
export const storedEvent = z.object({
  id: z.string(),
  kind: z.string(),
  at: z.string(),
  by: actor,
  details: z.record(z.string(), z.unknown()),
});

export type StoredEvent = z.output<typeof storedEvent>;
