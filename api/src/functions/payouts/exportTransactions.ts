import { exportTransactions } from '@portal/contract/payouts/endpoints.ts';
import type { QueryOf } from '@portal/contract/endpoint.ts';
import { recordPortalEvent } from '../../data/audit/recordPortalEvent.ts';
import { readPayout } from '../../data/payouts/payouts.ts';
import { userActor } from '../../domain/requests/actor.ts';
import { notFound } from '../../errors/portalError.ts';
import { endpoint } from '../../http/endpoint.ts';
import { signedInUser } from '../../workflows/accounts/signedInUser.ts';
import { transactionLines } from '../../workflows/payouts/exportTransactions.ts';
import {
  pageOfPayout,
  pageOfTransactions,
  type TransactionPage,
} from '../../workflows/payouts/listTransactions.ts';
import { transactionViews } from '../../workflows/payouts/transactionViews.ts';

/** Transactions per call, limited by the requests that are read for them. */
const PER_PART = 500;

/** GET /api/exportTransactions: a part of the transactions as CSV. Records the export before the response. */
endpoint(exportTransactions, async ({ query, caller, now }) => {
  const user = await signedInUser(caller);
  const { rows: page, nextCursor } = await partOf(query);
  const transactions = await transactionViews(page.map(({ transaction }) => transaction));
  const isFirstPart = query.cursor === undefined;
  const { csv, rows } = await transactionLines(transactions, user.settings.language, isFirstPart);
  const { startDate: from = null, endDate: to = null, kind = null, payoutId = null, order } = query;
  const filters =
    payoutId === null
      ? { from, to, transactionKind: kind, isOrderSearch: order !== undefined }
      : { from: null, to: null, transactionKind: null, isOrderSearch: false };
  await recordPortalEvent(
    {
      kind: 'transactions-exported',
      by: userActor(user),
      details: { ...filters, payoutId, isFirstPart, rows },
    },
    now,
  );
  return { data: { csv, rows, nextCursor } };
});

/** The contract requires a payout or both days. */
async function partOf({
  payoutId,
  startDate = '',
  endDate = '',
  kind,
  order,
  cursor,
}: QueryOf<typeof exportTransactions>): Promise<TransactionPage> {
  if (payoutId === undefined)
    return pageOfTransactions({ startDate, endDate, kind, order }, cursor, PER_PART);
  const payout = await readPayout(payoutId);
  if (!payout) throw notFound('Payout not found');
  return pageOfPayout(payout, cursor, PER_PART);
}
