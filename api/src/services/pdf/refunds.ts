import { formatCents } from '@portal/contract/fields/money.ts';
import type { Invoice } from '../../domain/invoices/invoice.ts';
import { type Correspondence, dayOf } from './sheetFacts.ts';

interface Refund {
  readonly label: string;
  readonly cents: number;
}

/** What was given back of a payment, one by one. A refund that failed gave nothing back. */
export function refundsOf({ refunds }: Invoice, letter: Correspondence): Refund[] {
  const { t } = letter;
  return refunds
    .filter(({ kind, state }) => kind === 'staff' && state !== 'failed')
    .map(({ state, at, cents }) => {
      const day = dayOf(at, letter);
      const label =
        state === 'done' ? t('Refunded on {{day}}', { day }) : t('Refund in progress since {{day}}', { day });
      return { label, cents };
    });
}

/** Payments that came for nothing owed and went back whole; they never counted. */
export function returnedPayments({ refunds }: Invoice, letter: Correspondence): string[] {
  const { t, language } = letter;
  return refunds
    .filter(({ kind, state }) => kind === 'automatic' && state !== 'failed')
    .map(({ at, cents, reason }) =>
      t('Another payment of {{amount}} was refunded on {{day}}: {{reason}}', {
        amount: formatCents(cents, language),
        day: dayOf(at, letter),
        reason: t(reason),
      }),
    );
}
