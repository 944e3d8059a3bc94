import {
  ageDays,
  ageOf,
  type PaidKind,
  type ReceivableAge,
  receivableAges,
} from '@portal/contract/analytics/reports/reportTables.ts';
import { addDays } from '@portal/contract/fields/dates.ts';

const DAY_MS = 24 * 3_600_000;

/** Number and total of what is owed. */
export interface OwedTally {
  readonly count: number;
  readonly cents: number;
}

/** An unpaid item, with the day since when it is owed (YYYY-MM-DD). */
export interface OwedSince {
  readonly kind: PaidKind;
  readonly itemId: string;
  readonly cents: number;
  /** The number of an invoice; absent for other items. */
  readonly number?: string | undefined;
  readonly day: string;
}

/**
 * What a firm owes now, by the day since when it is owed. Days of the oldest age are added up, so that the document
 * stays small.
 */
export interface OwedByDay {
  readonly days: Readonly<Record<string, OwedTally>>;
  /** The sum of what has been owed since before `addedUpBefore`. */
  readonly older: OwedTally;
  /** YYYY-MM-DD; empty if nothing was added up yet. */
  readonly addedUpBefore: string;
}

const NOTHING: OwedTally = { count: 0, cents: 0 };

export const nothingOwed: OwedByDay = { days: {}, older: NOTHING, addedUpBefore: '' };

/** What a firm owes after some items were paid or withdrawn and others became due. */
export function changeOwed(
  owed: OwedByDay,
  { removed, added }: { readonly removed: readonly OwedSince[]; readonly added: readonly OwedSince[] },
  today: string,
): OwedByDay {
  const days = new Map(Object.entries(owed.days));
  let { older } = owed;
  const change = ({ day, cents }: OwedSince, sign: 1 | -1) => {
    const tally = { count: sign, cents: sign * cents };
    if (day < owed.addedUpBefore) older = sum(older, tally);
    else days.set(day, sum(days.get(day) ?? NOTHING, tally));
  };
  for (const item of removed) change(item, -1);
  for (const item of added) change(item, 1);
  const limit = addDays(today, 1 - ageDays.older.from);
  for (const [day, tally] of days) {
    if (day < limit) older = sum(older, tally);
    if (day < limit || tally.count === 0) days.delete(day);
  }
  const addedUpBefore = limit > owed.addedUpBefore ? limit : owed.addedUpBefore;
  return { days: Object.fromEntries(days), older, addedUpBefore };
}

export function isNothingOwed({ days, older }: OwedByDay): boolean {
  return Object.keys(days).length === 0 && older.count === 0;
}

/** What is owed today, by age. */
export function owedByAge({ days, older }: OwedByDay, today: string): Record<ReceivableAge, OwedTally> {
  const ages = new Map<ReceivableAge, OwedTally>([['older', older]]);
  for (const [day, tally] of Object.entries(days)) {
    const age = ageOf(daysBetween(day, today));
    ages.set(age, sum(ages.get(age) ?? NOTHING, tally));
  }
  return Object.fromEntries(receivableAges.map((age) => [age, ages.get(age) ?? NOTHING])) as Record<
    ReceivableAge,
    OwedTally
  >;
}

/** The first and last day on which an item must have become due to have this age. */
export function daysOfAge(age: ReceivableAge, today: string): { readonly from: string; readonly to: string } {
  const { from, to } = ageDays[age];
  return {
    from: Number.isFinite(to) ? addDays(today, -to) : '',
    // A day in the future is of the first age.
    to: from === 0 ? '9999-12-31' : addDays(today, -from),
  };
}

function sum(one: OwedTally, other: OwedTally): OwedTally {
  return { count: one.count + other.count, cents: one.cents + other.cents };
}

/** Whole days from one day to another, YYYY-MM-DD. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}
