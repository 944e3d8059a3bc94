import type { PayoutView } from '@portal/contract/payouts/schemas.ts';
import { CURRENCY } from '@portal/contract/fields/money.ts';
import type { TFunction } from 'i18next';
import { formatMoney } from '../../lib/format.ts';

/** Cents in a currency. */
export function amountLabel(cents: number, currency: string): string {
  if (currency === CURRENCY) return formatMoney(cents);
  return `${(cents / 100).toFixed(2)} ${currency.toUpperCase()}`;
}

/** Label of a payout's status. A status that the portal does not know stays Stripe's own word. */
export function payoutStatusLabel(status: PayoutView['status'], t: TFunction): string {
  switch (status) {
    case 'paid':
      return t('Paid out');
    case 'in_transit':
      return t('On its way');
    case 'pending':
      return t('Being prepared');
    case 'failed':
      return t('Returned by the bank');
    case 'canceled':
      return t('Payout canceled');
    default:
      return status;
  }
}
