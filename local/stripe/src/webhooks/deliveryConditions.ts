import { z } from 'zod';

/** Delivery faults for tests. By default each event is sent immediately, once and in order. Not stored. */
export const deliveryConditionsSchema = z.strictObject({
  /** `hold` keeps events in the queue. */
  mode: z.enum(['normal', 'hold']),
  /** The delay before each event is sent. */
  delayMs: z.int().min(0).max(600_000).default(0),
  /** How many copies of each event are sent concurrently. */
  duplicate: z.int().min(1).max(100).default(1),
  /** Whether each event gets a random extra delay, so that events arrive out of order. */
  shuffle: z.boolean().default(false),
  /** Drops every n-th event unless `redeliver` sends it; 1 drops all events. */
  loseEvery: z.int().min(1).optional(),
});

export type DeliveryConditions = z.output<typeof deliveryConditionsSchema>;

export const NORMAL_CONDITIONS: DeliveryConditions = deliveryConditionsSchema.parse({ mode: 'normal' });

const MAX_SHUFFLE_MS = 500;

/** The delay of one event; random for each call when events are shuffled. */
export function deliveryDelayMs({ delayMs, shuffle }: DeliveryConditions): number {
  return delayMs + (shuffle ? Math.random() * MAX_SHUFFLE_MS : 0);
}
