import { localeOf } from '@portal/contract/languages/languages.ts';
import { formatCents } from '@portal/contract/fields/money.ts';
import type { Receipt } from '../../../domain/payments/receiptOf.ts';
import type { RequestDocument } from '../../../domain/requests/requestDocument.ts';
import { invoiceRow } from './invoiceRow.ts';
import { refundLinesOf, returnedPayments } from './refunds.ts';
import { commonFacts, type PrintContext, dayOf } from '../sheetFacts.ts';
import type { Sheet, SheetRow } from '../sheet.ts';

/** The sheet of a receipt. A file is identified by its release date, because its name may contain the patient's name. */
export function receiptSheet(request: RequestDocument, receipt: Receipt, context: PrintContext): Sheet {
  const { t, language } = context;
  const { about, ...common } = commonFacts(request, context);
  const { cents, paidAt, intentId } = receipt;
  const invoice = receipt.kind === 'invoice' ? receipt.invoice : null;
  const refunds = invoice ? refundLinesOf(invoice, context) : [];
  const paidCents = refunds.reduce((remaining, refund) => remaining - refund.cents, cents);
  const amount = (value: number) => formatCents(value, language);
  const settlement = invoice?.settlement;
  return {
    ...common,
    title: titleOf(receipt, request, context),
    heading: t('Receipt'),
    mark: { text: t('PAID'), tone: 'done' },
    facts: [
      ...(invoice ? [[t('Invoice number'), invoice.number] as const] : []),
      [t('Paid on'), dayOf(paidAt, context)],
      ...(intentId ? [[t('Payment ID'), intentId] as const] : []),
      ...(settlement ? [[t('Reference'), settlement.reference] as const] : []),
      ...about,
    ],
    rows: rowsOf(receipt, context),
    sums: [
      [t('Total paid'), amount(cents)],
      ...refunds.map((refund) => [refund.label, amount(-refund.cents)] as const),
      ...(refunds.length > 0 ? [[t('Paid after refunds'), amount(paidCents)] as const] : []),
    ],
    notes: [
      ...(settlement ? [t('This invoice was paid outside the portal.')] : []),
      ...(invoice ? returnedPayments(invoice, context) : []),
      t('Thank you for your payment. This receipt covers only the items above.'),
    ],
    datedAt: paidAt,
  };
}

function titleOf(receipt: Receipt, { fields }: RequestDocument, { t }: PrintContext): string {
  if (receipt.kind === 'invoice') {
    return t('Receipt for invoice {{number}}', { number: receipt.invoice.number });
  }
  return t('Receipt for order {{orderId}}', { orderId: fields.orderId });
}

function rowsOf(receipt: Receipt, context: PrintContext): SheetRow[] {
  const { t, language } = context;
  if (receipt.kind === 'invoice') return receipt.invoice.lines.map((line) => invoiceRow(line, context));
  const title =
    receipt.kind === 'fee'
      ? t('Processing fee of a records request')
      : t('Document released on {{day}}', { day: dayOf(receipt.releasedAt, context) });
  const price = formatCents(receipt.cents, language);
  return [{ title, notes: [], cells: [new Intl.NumberFormat(localeOf(language)).format(1), price, price] }];
}
