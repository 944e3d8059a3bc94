import { localeOf } from '@portal/contract/languages/languages.ts';
import { formatCents } from '@portal/contract/fields/money.ts';
import type { Receipt } from '../../domain/payments/receiptOf.ts';
import type { RequestRoot } from '../../domain/requests/root.ts';
import { invoiceRow } from './invoiceRow.ts';
import { refundsOf, returnedPayments } from './refunds.ts';
import { commonFacts, type Correspondence, dayOf } from './sheetFacts.ts';
import type { Sheet, SheetRow } from './sheet.ts';

/** The receipt of a payment. A file is told by the day of its release: its name may speak of the patient. */
export function receiptSheet(root: RequestRoot, receipt: Receipt, letter: Correspondence): Sheet {
  const { t, language } = letter;
  const { about, ...common } = commonFacts(root, letter);
  const { cents, paidAt, intentId } = receipt;
  const invoice = receipt.kind === 'invoice' ? receipt.invoice : null;
  const refunds = invoice ? refundsOf(invoice, letter) : [];
  const kept = refunds.reduce((left, refund) => left - refund.cents, cents);
  const amount = (value: number) => formatCents(value, language);
  const settlement = invoice?.settlement;
  return {
    ...common,
    title: titleOf(receipt, root, letter),
    heading: t('Receipt'),
    mark: { text: t('PAID'), tone: 'done' },
    facts: [
      ...(invoice ? [[t('Invoice number'), invoice.number] as const] : []),
      [t('Paid on'), dayOf(paidAt, letter)],
      ...(intentId ? [[t('Payment ID'), intentId] as const] : []),
      ...(settlement ? [[t('Reference'), settlement.reference] as const] : []),
      ...about,
    ],
    rows: rowsOf(receipt, letter),
    sums: [
      [t('Total paid'), amount(cents)],
      ...refunds.map((refund) => [refund.label, amount(-refund.cents)] as const),
      ...(refunds.length > 0 ? [[t('Paid after refunds'), amount(kept)] as const] : []),
    ],
    notes: [
      ...(settlement ? [t('This invoice was paid outside the portal.')] : []),
      ...(invoice ? returnedPayments(invoice, letter) : []),
      t('Thank you for your payment. Nothing more is due.'),
    ],
    datedAt: paidAt,
  };
}

function titleOf(receipt: Receipt, { fields }: RequestRoot, { t }: Correspondence): string {
  if (receipt.kind === 'invoice') {
    return t('Receipt for invoice {{number}}', { number: receipt.invoice.number });
  }
  return t('Receipt for order {{orderId}}', { orderId: fields.orderId });
}

function rowsOf(receipt: Receipt, letter: Correspondence): SheetRow[] {
  const { t, language } = letter;
  if (receipt.kind === 'invoice') return receipt.invoice.lines.map((line) => invoiceRow(line, letter));
  const title =
    receipt.kind === 'fee'
      ? t('Processing fee of a records request')
      : t('Document released on {{day}}', { day: dayOf(receipt.releasedAt, letter) });
  const price = formatCents(receipt.cents, language);
  return [{ title, notes: [], cells: [new Intl.NumberFormat(localeOf(language)).format(1), price, price] }];
}
