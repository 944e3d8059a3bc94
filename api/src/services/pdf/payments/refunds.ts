import { formatCents } from '@portal/contract/fields/money.ts';
import type { Invoice } from '../../../domain/invoices/invoice.ts';
import { type PrintContext, dayOf } from '../sheetFacts.ts';

interface Refund {
  readonly label: string;
  readonly cents: number;
}

/** The refunds that staff made of an invoice, without failed ones. */
export function refundLinesOf({ refunds }: Invoice, context: PrintContext): Refund[] {
  const { t } = context;
  return refunds
    .filter(({ kind, state }) => kind === 'staff' && state !== 'failed')
    .map(({ state, at, cents }) => {
      const day = dayOf(at, context);
      const label =
        state === 'done' ? t('Refunded on {{day}}', { day }) : t('Refund in progress since {{day}}', { day });
      return { label, cents };
    });
}

/** Sentences about excess payments that were refunded in full. */
export function returnedPayments({ refunds }: Invoice, context: PrintContext): string[] {
  const { t, language } = context;
  return refunds
    .filter(({ kind, state }) => kind === 'automatic' && state !== 'failed')
    .map(({ at, cents, reason }) =>
      t('Another payment of {{amount}} was refunded on {{day}}: {{reason}}', {
        amount: formatCents(cents, language),
        day: dayOf(at, context),
        reason: t(reason),
      }),
    );
}
