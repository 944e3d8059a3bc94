import type { PayoutView } from '@portal/contract/payouts/schemas.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { formatDay } from '../../../lib/format.ts';
import { amountLabel, payoutStatusLabel } from '../payoutLabels.ts';
import { MoneyTable } from './MoneyTable.tsx';
import { usePayoutTableStyles } from './usePayoutTableStyles.ts';

interface Props {
  payouts: readonly PayoutView[];
  addressOf: (payoutId: string) => string;
}

/** Payouts, with the difference between each and its transactions. */
export function PayoutTable({ payouts, addressOf }: Props) {
  const { t } = useTranslation();
  return (
    <MoneyTable
      title={t('Payouts')}
      columns={[
        { label: t('Arrives on') },
        { label: t('Payout') },
        { label: t('Amount'), isAmount: true },
        { label: t('Transactions'), isAmount: true },
        { label: t('Net of the transactions'), isAmount: true },
        { label: t('Difference'), isAmount: true },
      ]}
    >
      {payouts.map((payout) => (
        <PayoutRow key={payout.payoutId} payout={payout} address={addressOf(payout.payoutId)} />
      ))}
    </MoneyTable>
  );
}

function PayoutName({ payout: { payoutId, status }, address }: { payout: PayoutView; address: string }) {
  const { t } = useTranslation();
  const styles = usePayoutTableStyles();
  return (
    <div>
      <Link to={address} className={styles.link}>
        {payoutId}
      </Link>
      <span className={styles.line}>{payoutStatusLabel(status, t)}</span>
    </div>
  );
}

function PayoutRow({ payout, address }: { payout: PayoutView; address: string }) {
  const { t } = useTranslation();
  const styles = usePayoutTableStyles();
  const { arrivalDate, amountCents, currency, transactions, differenceCents } = payout;
  return (
    <tr>
      <th scope="row">{formatDay(arrivalDate, 'medium')}</th>
      <td className={styles.wide} data-label={t('Payout')}>
        <PayoutName payout={payout} address={address} />
      </td>
      <td data-amount data-label={t('Amount')}>
        {amountLabel(amountCents, currency)}
      </td>
      {transactions && differenceCents !== null ? (
        <>
          <td data-amount data-label={t('Transactions')}>
            {transactions.count}
          </td>
          <td data-amount data-label={t('Net of the transactions')}>
            {amountLabel(transactions.netCents, currency)}
          </td>
          <td data-amount data-label={t('Difference')}>
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
