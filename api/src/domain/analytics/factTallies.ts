import type { AnalyticsFact, CountedAuthority } from './fact.ts';

/** Counter names with the values to add. */
export type CounterIncrements = readonly (readonly [counter: string, value: number])[];

/** The counter names of a fact kind in the statistics of a day (by hour) or month (by day); `slot` is two digits. */
export const tallyKey = {
  count: (kind: AnalyticsFact['kind'], slot?: string) => (slot === undefined ? kind : `${kind}|${slot}`),
  cents: (kind: AnalyticsFact['kind'], slot?: string) =>
    slot === undefined ? `${kind}Cents` : `${kind}Cents|${slot}`,
  minutes: (kind: AnalyticsFact['kind']) => `${kind}Minutes`,
  /** Counter of completed requests with a due date, by authority. */
  due: (figure: 'onTime' | 'late' | 'minutes', authority: CountedAuthority, slot: string) =>
    `due-${figure}|${authority}|${slot}`,
} as const;

/** The values that a fact adds to the statistics for a slot: at most seven; one patch accepts ten. */
export function incrementsOf(
  { kind, amountCents, minutes, due }: AnalyticsFact,
  slot: string,
): CounterIncrements {
  return [
    [tallyKey.count(kind), 1],
    [tallyKey.count(kind, slot), 1],
    [tallyKey.cents(kind), amountCents],
    [tallyKey.cents(kind, slot), amountCents],
    ...(minutes === undefined ? [] : [[tallyKey.minutes(kind), minutes] as const]),
    ...(due === undefined
      ? []
      : [
          [tallyKey.due(due.isLate ? 'late' : 'onTime', due.authority, slot), 1] as const,
          [tallyKey.due('minutes', due.authority, slot), minutes ?? 0] as const,
        ]),
  ];
}
