import { counterOf, type Counters } from '../requests/list/listCounters.ts';
import { tallyKey } from './factTallies.ts';
import { type AnalyticsFact, countedAuthorities, type CountedAuthority } from './fact.ts';

/** Counts and amounts of a period. Amounts are in cents. */
export interface Tally {
  readonly opened: number;
  readonly closed: number;
  /** Paid minus lost to disputes. The portal refunds no fees; staff can at Stripe, which is not counted. */
  readonly feeCents: number;
  readonly fileCents: number;
  readonly invoiceCents: number;
  /** Already subtracted from the earnings, like the refunds of invoices. */
  readonly refundedFileCents: number;
  readonly refundedInvoiceCents: number;
  /** Lost to disputes minus recovered; already subtracted from the earnings of each kind. */
  readonly lostCents: number;
  readonly sent: number;
  readonly sentCents: number;
  /** Invoices sent in this period that are paid now. */
  readonly sentPaid: number;
  readonly due: Readonly<Record<CountedAuthority, DueTally>>;
}

/** What clients pay for. */
type PaidKind = 'fee' | 'file' | 'invoice';

/** Completed requests with a due date. */
export interface DueTally {
  readonly onTime: number;
  readonly late: number;
  /** From submission to completion, of all of them. */
  readonly minutes: number;
}

/** The tally of one slot in the statistics of a day (by hour) or month (by day). */
export function tallyOf(counters: Counters, slot: string): Tally {
  const value = (key: string) => counterOf(counters, key);
  const count = (kind: AnalyticsFact['kind']) => value(tallyKey.count(kind, slot));
  const cents = (kind: AnalyticsFact['kind']) => value(tallyKey.cents(kind, slot));
  const lost = (paidKind: PaidKind) => cents(`${paidKind}-lost`) - cents(`${paidKind}-recovered`);
  const earned = (paidKind: PaidKind) => cents(`${paidKind}-paid`) - lost(paidKind);
  const refundedFileCents = cents('file-refunded');
  const refundedInvoiceCents = cents('invoice-refunded') - cents('invoice-refund-failed');
  return {
    opened: count('opened'),
    closed: count('closed'),
    feeCents: earned('fee'),
    fileCents: earned('file') - refundedFileCents,
    invoiceCents: earned('invoice') - refundedInvoiceCents,
    refundedFileCents,
    refundedInvoiceCents,
    lostCents: lost('fee') + lost('file') + lost('invoice'),
    sent: count('invoice-sent'),
    sentCents: cents('invoice-sent'),
    sentPaid: count('invoice-sent-paid') - count('invoice-sent-owed'),
    due: dueByAuthority((authority) => ({
      onTime: value(tallyKey.due('onTime', authority, slot)),
      late: value(tallyKey.due('late', authority, slot)),
      minutes: value(tallyKey.due('minutes', authority, slot)),
    })),
  };
}

/** The sum of tallies. */
export function sumOf(tallies: readonly Tally[]): Tally {
  const sum = (field: Exclude<keyof Tally, 'due'>) =>
    tallies.reduce((total, tally) => total + tally[field], 0);
  return {
    opened: sum('opened'),
    closed: sum('closed'),
    feeCents: sum('feeCents'),
    fileCents: sum('fileCents'),
    invoiceCents: sum('invoiceCents'),
    refundedFileCents: sum('refundedFileCents'),
    refundedInvoiceCents: sum('refundedInvoiceCents'),
    lostCents: sum('lostCents'),
    sent: sum('sent'),
    sentCents: sum('sentCents'),
    sentPaid: sum('sentPaid'),
    due: dueByAuthority((authority) => {
      const sumDue = (field: keyof DueTally) =>
        tallies.reduce((total, { due }) => total + due[authority][field], 0);
      return { onTime: sumDue('onTime'), late: sumDue('late'), minutes: sumDue('minutes') };
    }),
  };
}

function dueByAuthority(tallyFor: (authority: CountedAuthority) => DueTally): Tally['due'] {
  const entries = countedAuthorities.map((authority) => [authority, tallyFor(authority)] as const);
  return Object.fromEntries(entries) as Record<CountedAuthority, DueTally>;
}
