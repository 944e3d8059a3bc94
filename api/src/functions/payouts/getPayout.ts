import { getPayout } from '@portal/contract/payouts/endpoints.ts';
import { readPayout } from '../../data/payouts/payouts.ts';
import { payoutViewOf } from '../../domain/payouts/payout.ts';
import { notFound } from '../../errors/portalError.ts';
import { endpoint } from '../../http/endpoint.ts';
import { pageOfPayout } from '../../workflows/payouts/listTransactions.ts';
import { transactionViews } from '../../workflows/payouts/transactionViews.ts';

const PAGE_SIZE = 50;

/** GET /api/getPayout: a payout with a page of its transactions. */
endpoint(getPayout, async ({ query: { payoutId, cursor } }) => {
  const payout = await readPayout(payoutId);
  if (!payout) throw notFound('Payout not found');
  const { rows, nextCursor } = await pageOfPayout(payout, cursor, PAGE_SIZE);
  const transactions = await transactionViews(rows.map(({ transaction }) => transaction));
  return { data: { payout: payoutViewOf(payout), transactions, nextCursor } };
});
