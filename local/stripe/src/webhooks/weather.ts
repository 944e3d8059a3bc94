import { z } from 'zod';

/** How deliveries fare. What is not given is fair: at once, once, in order, none lost. Forgotten at a restart. */
export const weatherSchema = z.strictObject({
  /** `hold` keeps events in the queue. */
  mode: z.enum(['normal', 'hold']),
  /** How long each event waits before it is sent. */
  delayMs: z.int().min(0).max(600_000).default(0),
  /** How many times each event is sent, all at once. */
  duplicate: z.int().min(1).max(100).default(1),
  /** Whether events wait differently long, so that they overtake each other. */
  shuffle: z.boolean().default(false),
  /** Every n-th event is never sent, unless it is asked for with `redeliver`; 1 loses all of them. */
  loseEvery: z.int().min(1).optional(),
});

export type Weather = z.output<typeof weatherSchema>;

export const FAIR_WEATHER: Weather = weatherSchema.parse({ mode: 'normal' });

const SHUFFLED_OVER_MS = 500;

/** How long one event is to wait; a different time at each call when events are to overtake each other. */
export function waitMsIn({ delayMs, shuffle }: Weather): number {
  return delayMs + (shuffle ? Math.random() * SHUFFLED_OVER_MS : 0);
}
