import {
  type TransactionKind,
  transactionKinds,
  transactionSums,
  type TransactionSums,
  type TransactionTotals,
} from '@portal/contract/payouts/schemas.ts';
import * as z from 'zod/mini';
import { isInDollars, isPayoutMovement, type StoredTransaction } from './balanceTransaction.ts';

const dayTotals = z.object({
  /** The totals by kind, of transactions in US dollars only. */
  kinds: z.partialRecord(z.enum(transactionKinds), transactionSums),
  /** Transactions in other currencies, by kind. */
  others: z.partialRecord(z.enum(transactionKinds), z.int()),
});

/** Sums of the transactions of a month, by UTC day (YYYY-MM-DD). */
export const monthTotals = z.record(z.string(), dayTotals);

export type MonthTotals = z.output<typeof monthTotals>;

export const NO_SUMS: TransactionSums = { count: 0, grossCents: 0, feeCents: 0, netCents: 0 };

const NO_TOTALS: TransactionTotals = { activity: NO_SUMS, paidOutCents: 0, otherCurrencies: 0 };

/** The sums of a month after more transactions. */
export function addToMonth(totals: MonthTotals, added: readonly StoredTransaction[]): MonthTotals {
  const sums = { ...totals };
  for (const transaction of added) {
    const { createdAt, kind } = transaction;
    const day = createdAt.slice(0, 10);
    const { kinds, others } = sums[day] ?? { kinds: {}, others: {} };
    sums[day] = isInDollars(transaction)
      ? { kinds: { ...kinds, [kind]: addSums(kinds[kind] ?? NO_SUMS, sumsOf(transaction)) }, others }
      : { kinds, others: { ...others, [kind]: (others[kind] ?? 0) + 1 } };
  }
  return sums;
}

/** The totals of days in these months, of one kind or of all. Days: YYYY-MM-DD, inclusive. */
export function totalsOfDays(
  months: readonly MonthTotals[],
  { startDate, endDate }: { readonly startDate: string; readonly endDate: string },
  only: TransactionKind | undefined,
): TransactionTotals {
  let totals = NO_TOTALS;
  const days = months.flatMap((month) => Object.entries(month));
  for (const [day, { kinds, others }] of days) {
    if (day < startDate || day > endDate) continue;
    for (const kind of transactionKinds) {
      if (only !== undefined && kind !== only) continue;
      totals = addTotals(totals, kind, kinds[kind] ?? NO_SUMS, others[kind] ?? 0);
    }
  }
  return totals;
}

/** The totals of transactions. */
export function totalsOf(transactions: readonly StoredTransaction[]): TransactionTotals {
  return transactions.reduce(
    (totals, transaction) =>
      isInDollars(transaction)
        ? addTotals(totals, transaction.kind, sumsOf(transaction), 0)
        : addTotals(totals, transaction.kind, NO_SUMS, 1),
    NO_TOTALS,
  );
}

/** The sums of a payout's transactions, without its own. They are all in the payout's currency. */
export function sumsOfPayout(
  transactions: readonly Pick<StoredTransaction, 'kind' | 'grossCents' | 'feeCents' | 'netCents'>[],
): TransactionSums {
  return transactions
    .filter(({ kind }) => kind !== 'payout')
    .map(sumsOf)
    .reduce(addSums, NO_SUMS);
}

function addTotals(
  { activity, paidOutCents, otherCurrencies }: TransactionTotals,
  kind: TransactionKind,
  sums: TransactionSums,
  others: number,
): TransactionTotals {
  return {
    activity: isPayoutMovement({ kind }) ? activity : addSums(activity, sums),
    // Subtracting zero from zero could make it -0.
    paidOutCents: isPayoutMovement({ kind }) ? 0 + paidOutCents - sums.netCents : paidOutCents,
    otherCurrencies: otherCurrencies + others,
  };
}

function sumsOf({
  grossCents,
  feeCents,
  netCents,
}: Pick<StoredTransaction, 'grossCents' | 'feeCents' | 'netCents'>): TransactionSums {
  return { count: 1, grossCents, feeCents, netCents };
}

function addSums(one: TransactionSums, other: TransactionSums): TransactionSums {
  return {
    count: one.count + other.count,
    grossCents: one.grossCents + other.grossCents,
    feeCents: one.feeCents + other.feeCents,
    netCents: one.netCents + other.netCents,
  };
}
