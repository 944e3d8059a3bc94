import type { QueryOf } from '@portal/contract/endpoint.ts';
import { BYTE_ORDER_MARK, csvRow } from '@portal/contract/fields/csvRow.ts';
import type { Language } from '@portal/contract/languages/languages.ts';
import { exportTransactions } from '@portal/contract/payouts/endpoints.ts';
import { transactionKindNames } from '@portal/contract/payouts/names.ts';
import type { TransactionView } from '@portal/contract/payouts/schemas.ts';
import { recordPortalEvent } from '../../data/audit/recordPortalEvent.ts';
import { readPayout } from '../../data/payouts/payouts.ts';
import { userActor } from '../../domain/requests/actor.ts';
import { notFound } from '../../errors/portalError.ts';
import { endpoint } from '../../http/endpoint.ts';
import { signedInUser } from '../../workflows/accounts/signedInUser.ts';
import {
  pageOfPayout,
  pageOfTransactions,
  type TransactionPage,
} from '../../workflows/payouts/listTransactions.ts';
import { transactionViews } from '../../workflows/payouts/transactionViews.ts';
import { isPayoutMovement } from '../../domain/payouts/balanceTransaction.ts';
import { exportedAmountsOf } from '../../domain/payouts/transactionParts.ts';
import { mapInTurns } from '../../services/concurrency/mapInTurns.ts';
import { type Translate, translator } from '../../services/email/translator.ts';

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

/** The CSV lines of transactions in the reader's language, one for each item of a payment, with a header if it is the first part. */
async function transactionLines(
  transactions: readonly TransactionView[],
  language: Language,
  isFirstPart: boolean,
): Promise<{ readonly csv: string; readonly rows: number }> {
  const t = await translator(language);
  const rows = transactions.flatMap((transaction) =>
    exportedAmountsOf(transaction, transaction.parts).map((amounts) => ({ transaction, ...amounts })),
  );
  const lines = await mapInTurns(rows, ({ transaction, part, grossCents, feeCents, netCents }) =>
    csvRow([
      transaction.createdAt,
      t(transactionKindNames[transaction.kind]),
      part && part.kind !== transaction.kind ? t(transactionKindNames[part.kind]) : '',
      part?.reference ?? '',
      transaction.request?.orderId ?? '',
      transaction.request?.payerName ?? '',
      transaction.request?.payerEmail ?? '',
      // So that each column adds up to the figure of the page with its name.
      ...(isPayoutMovement(transaction)
        ? ['', '', '', (0 - netCents) / 100]
        : [grossCents / 100, feeCents / 100, netCents / 100, '']),
      transaction.currency.toUpperCase(),
      transaction.payout?.payoutId ?? '',
      transaction.payout?.arrivalDate ?? '',
      transaction.payout?.status ?? '',
      transaction.transactionId,
      transaction.stripeType,
      transaction.intentId ?? '',
      transaction.requestId ?? '',
    ]),
  );
  const header = isFirstPart ? BYTE_ORDER_MARK + csvRow(columns(t)) : '';
  return { csv: header + lines.join(''), rows: rows.length };
}

function columns(t: Translate): string[] {
  return [
    t('Date (UTC)'),
    t('Kind'),
    t('Item'),
    t('Invoice number'),
    t('Order ID'),
    t('Payer'),
    t('Email of the payer'),
    t('Gross'),
    t('Stripe fee'),
    t('Net'),
    t('Sent to the bank'),
    t('Currency'),
    t('Payout'),
    t('Arrives on'),
    t('Payout status'),
    t('Stripe transaction'),
    t('Stripe type'),
    t('Stripe payment'),
    t('Request ID'),
  ];
}
