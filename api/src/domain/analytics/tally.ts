import { counterOf, type Counters } from '../requests/list/listCounters.ts';
import { tallyKey } from './factTallies.ts';
import { type AnalyticsFact, countedAuthorities, type CountedAuthority } from './fact.ts';

/** Counts and amounts of a period. Amounts are in cents. */
export interface Tally {
  readonly opened: number;
  readonly closed: number;
  /** Paid minus refunded minus lost to disputes, like the earnings of files and invoices. */
  readonly feeCents: number;
  readonly fileCents: number;
  readonly invoiceCents: number;
  /** Refunded minus refunds that failed later; already subtracted from the earnings of each kind. */
  readonly refundedFeeCents: number;
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
  /** The sum of their minutes from submission to completion. */
  readonly minutes: number;
}

/** The tally of one slot in the statistics of a day (by hour) or month (by day). */
export function tallyOf(counters: Counters, slot: string): Tally {
  const value = (key: string) => counterOf(counters, key);
  const count = (kind: AnalyticsFact['kind']) => value(tallyKey.count(kind, slot));
  const cents = (kind: AnalyticsFact['kind']) => value(tallyKey.cents(kind, slot));
  const lost = (paidKind: PaidKind) => cents(`${paidKind}-lost`) - cents(`${paidKind}-recovered`);
  const refunded = (paidKind: PaidKind) => cents(`${paidKind}-refunded`) - cents(`${paidKind}-refund-failed`);
  const earned = (paidKind: PaidKind) => cents(`${paidKind}-paid`) - refunded(paidKind) - lost(paidKind);
  return {
    opened: count('opened'),
    closed: count('closed'),
    feeCents: earned('fee'),
    fileCents: earned('file'),
    invoiceCents: earned('invoice'),
    refundedFeeCents: refunded('fee'),
    refundedFileCents: refunded('file'),
    refundedInvoiceCents: refunded('invoice'),
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
    refundedFeeCents: sum('refundedFeeCents'),
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
