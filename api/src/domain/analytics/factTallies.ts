import type { Fact } from './fact.ts';

/** Counters by their name, and what is added to them. */
export type Additions = readonly (readonly [counter: string, value: number])[];

/** Names the counters of a kind of fact in the statistics of a day (by hour) or of a month (by day); `slot` is two digits. */
export const tallyKey = {
  count: (kind: Fact['kind'], slot?: string) => (slot === undefined ? kind : `${kind}|${slot}`),
  cents: (kind: Fact['kind'], slot?: string) =>
    slot === undefined ? `${kind}Cents` : `${kind}Cents|${slot}`,
  minutes: (kind: Fact['kind']) => `${kind}Minutes`,
} as const;

/** What a fact adds to the statistics in which it falls into a slot. At most five, of the ten that one patch takes. */
export function additionsOf({ kind, amountCents, minutes }: Fact, slot: string): Additions {
  return [
    [tallyKey.count(kind), 1],
    [tallyKey.count(kind, slot), 1],
    [tallyKey.cents(kind), amountCents],
    [tallyKey.cents(kind, slot), amountCents],
    ...(minutes === undefined ? [] : [[tallyKey.minutes(kind), minutes] as const]),
  ];
}
