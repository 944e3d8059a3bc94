import { listTransactions } from '@portal/contract/payouts/endpoints.ts';
import { readCopiedRange } from '../../data/payouts/copyProgress.ts';
import { endpoint } from '../../http/endpoint.ts';
import { pageOfTransactions, totalsOfTransactions } from '../../workflows/payouts/listTransactions.ts';
import { transactionViews } from '../../workflows/payouts/transactionViews.ts';

const PAGE_SIZE = 50;

/** GET /api/listTransactions: Stripe's balance transactions of a range of days, newest first, with their totals. */
endpoint(listTransactions, async ({ query: { cursor, ...filter } }) => {
  const [{ rows, nextCursor }, totals, copied] = await Promise.all([
    pageOfTransactions(filter, cursor, PAGE_SIZE),
    totalsOfTransactions(filter),
    readCopiedRange(),
  ]);
  const transactions = await transactionViews(rows.map(({ transaction }) => transaction));
  return { data: { transactions, nextCursor, totals, copied } };
});
