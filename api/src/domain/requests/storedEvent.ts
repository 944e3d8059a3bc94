import * as z from 'zod/mini';
import { actor } from './actor.ts';

/** A stored request event of any kind, including kinds from newer versions of the portal. */
export const storedEvent = z.object({
  id: z.string(),
  kind: z.string(),
  at: z.string(),
  by: actor,
  details: z.record(z.string(), z.unknown()),
});

export type StoredEvent = z.output<typeof storedEvent>;
