import { readPayout, savePayout } from '../../data/payouts/payouts.ts';
import { isPayoutChanged, type PayoutFacts } from '../../domain/payouts/payout.ts';
import { sumsOfPayout } from '../../domain/payouts/transactionTotals.ts';
import { readPayoutAtStripe, transactionsOfPayout } from '../../services/payments/balanceTransactions.ts';
import { copyTransactions, type KnownMetadata } from './copyTransactions.ts';

/** A call of the webhook lasts 45 seconds at most. The hourly copy reads larger payouts. */
const MAX_PAGES_OF_WEBHOOK = 10;

/** Copies a payout that an event of Stripe names. */
export async function copyPayoutOfEvent(payoutId: string): Promise<void> {
  const facts = await readPayoutAtStripe(payoutId);
  if (facts) await copyPayout(facts, MAX_PAGES_OF_WEBHOOK, new Map());
}

/** Copies a payout if Stripe says something new about it, with its transactions once Stripe has listed them. */
export async function copyPayout(
  { isListed, ...facts }: PayoutFacts,
  maxPages: number,
  known: KnownMetadata,
): Promise<void> {
  const stored = await readPayout(facts.payoutId);
  if (!isPayoutChanged(stored, { ...facts, isListed })) return;
  const found = isListed ? await transactionsOfPayout(facts.payoutId, maxPages) : null;
  if (!found) {
    const { transactions = null, months = [] } = stored ?? {};
    await savePayout({ ...facts, transactions, months });
    return;
  }
  const transactions = await copyTransactions(found, facts.payoutId, known);
  const months = [...new Set(transactions.map(({ createdAt }) => createdAt.slice(0, 7)))];
  await savePayout({
    ...facts,
    transactions: sumsOfPayout(transactions),
    months: months.toSorted().toReversed(),
  });
}
