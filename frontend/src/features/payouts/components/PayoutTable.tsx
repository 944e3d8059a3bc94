import type { PayoutView } from '@portal/contract/payouts/schemas.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { formatDay } from '../../../lib/format.ts';
import { amountLabel, payoutStatusLabel } from '../payoutLabels.ts';
import { usePayoutTableStyles } from './usePayoutTableStyles.ts';

interface Props {
  payouts: readonly PayoutView[];
  addressOf: (payoutId: string) => string;
}

/** Payouts, with the difference between each and its transactions. */
export function PayoutTable({ payouts, addressOf }: Props) {
  const { t } = useTranslation();
  const styles = usePayoutTableStyles();
  const title = t('Payouts');
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Safari scrolls by keyboard only what can have the focus
    <div className={styles.scroll} tabIndex={0} role="region" aria-label={title}>
      <table className={styles.table} aria-label={title}>
        <thead>
          <tr>
            <th scope="col">{t('Arrives on')}</th>
            <th scope="col">{t('Payout')}</th>
            <th scope="col" data-amount>
              {t('Amount')}
            </th>
            <th scope="col" data-amount>
              {t('Transactions')}
            </th>
            <th scope="col" data-amount>
              {t('Net of the transactions')}
            </th>
            <th scope="col" data-amount>
              {t('Difference')}
            </th>
          </tr>
        </thead>
        <tbody>
          {payouts.map((payout) => (
            <PayoutRow key={payout.payoutId} payout={payout} address={addressOf(payout.payoutId)} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function PayoutRow({ payout, address }: { payout: PayoutView; address: string }) {
  const { t } = useTranslation();
  const styles = usePayoutTableStyles();
  const { payoutId, arrivalDate, status, amountCents, currency, transactions, differenceCents } = payout;
  return (
    <tr>
      <th scope="row">{formatDay(arrivalDate, 'medium')}</th>
      <td className={styles.wide}>
        <Link to={address} className={styles.link}>
          {payoutId}
        </Link>
        <span className={styles.line}>{payoutStatusLabel(status, t)}</span>
      </td>
      <td data-amount>{amountLabel(amountCents, currency)}</td>
      {transactions && differenceCents !== null ? (
        <>
          <td data-amount>{transactions.count}</td>
          <td data-amount>{amountLabel(transactions.netCents, currency)}</td>
          <td data-amount>
            <span className={differenceCents === 0 ? undefined : styles.difference}>
              {amountLabel(differenceCents, currency)}
            </span>
          </td>
        </>
      ) : (
        <td colSpan={3}>{unlistedText(payout, t)}</td>
      )}
    </tr>
  );
}

/** Why the transactions of a payout are not known. */
export function unlistedText({ isAutomatic }: PayoutView, t: ReturnType<typeof useTranslation>['t']): string {
  return isAutomatic
    ? t('Stripe has not listed its transactions yet.')
    : t('Made by hand. Stripe does not list its transactions.');
}
