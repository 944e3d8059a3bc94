import { BYTE_ORDER_MARK, csvRow } from '@portal/contract/fields/csvRow.ts';
import type { Language } from '@portal/contract/languages/languages.ts';
import { transactionKindNames } from '@portal/contract/payouts/names.ts';
import type { TransactionView } from '@portal/contract/payouts/schemas.ts';
import { isPayoutMovement } from '../../domain/payouts/balanceTransaction.ts';
import { exportedAmountsOf } from '../../domain/payouts/transactionParts.ts';
import { mapInTurns } from '../../services/concurrency/mapInTurns.ts';
import { type Translate, translator } from '../../services/email/translator.ts';

/** The CSV lines of transactions in the reader's language, one for each item of a payment, with a header if it is the first part. */
export async function transactionLines(
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
