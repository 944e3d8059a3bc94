import { formatCents } from '@portal/contract/fields/money.ts';
import type { Invoice } from '../../../domain/invoices/invoice.ts';
import type { RequestDocument } from '../../../domain/requests/requestDocument.ts';
import { invoiceRow } from './invoiceRow.ts';
import { refundLinesOf, returnedPayments } from './refunds.ts';
import { commonFacts, type PrintContext, dayOf } from '../sheetFacts.ts';
import type { Sheet } from '../sheet.ts';

/** The sheet of an invoice in its current state. Drafts and inactive invoices are marked. */
export function invoiceSheet(request: RequestDocument, invoice: Invoice, context: PrintContext): Sheet {
  const { t, language } = context;
  const { about, ...common } = commonFacts(request, context);
  const { number, lines, totalCents, paymentState, createdAt, sentAt } = invoice;
  const isPaid = paymentState === 'paid';
  const amount = (cents: number) => formatCents(cents, language);
  return {
    ...common,
    title: t('Invoice {{number}}', { number }),
    heading: t('Invoice {{number}}', { number }),
    mark: markOf(invoice, context),
    facts: [
      [t('Invoice number'), number],
      [t('Invoice date'), dayOf(sentAt ?? createdAt, context)],
      ...about,
    ],
    rows: lines.map((line) => invoiceRow(line, context)),
    sums: [
      [t('Total'), amount(totalCents)],
      ...(isPaid ? [[t('Paid', { context: 'amount' }), amount(-totalCents)] as const] : []),
      [t('Amount due'), amount(isPaid ? 0 : totalCents)],
    ],
    notes: [
      paymentStatusNote(invoice, context),
      ...refundLinesOf(invoice, context).map(({ label, cents }) => `${label}: ${amount(cents)}`),
      ...returnedPayments(invoice, context),
    ],
    datedAt: createdAt,
  };
}

function markOf({ isActive, sentAt, paymentState }: Invoice, { t }: PrintContext): Sheet['mark'] {
  if (paymentState === 'paid') return { text: t('PAID', { context: 'invoice' }), tone: 'done' };
  if (!isActive) return { text: t('INACTIVE'), tone: 'open' };
  return sentAt === null ? { text: t('DRAFT'), tone: 'open' } : null;
}

function paymentStatusNote(invoice: Invoice, context: PrintContext): string {
  const { t, siteUrl } = context;
  const { paymentState, paidAt, isActive, sentAt, settlement } = invoice;
  if (paymentState === 'paid') {
    const day = dayOf(paidAt ?? invoice.createdAt, context);
    return settlement
      ? t('Paid outside the portal on {{day}}. Reference: {{reference}}', {
          day,
          reference: settlement.reference,
        })
      : t('Paid on {{day}}. Thank you.', { day });
  }
  if (!isActive) return t('This invoice is inactive and cannot be paid.');
  if (sentAt === null) return t('This is a draft. It was not sent, and cannot be paid yet.');
  if (paymentState === 'clearing') {
    return t('A bank payment for this invoice is clearing. That takes 3-7 business days.');
  }
  return t(
    'Please pay by card or bank account at {{address}}. You need the Order ID and verification code of your request.',
    { address: `${siteUrl}/request-status` },
  );
}
