import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import type { TransactionTotals } from '@portal/contract/payouts/schemas.ts';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../components/Notice.tsx';
import { Surface } from '../../../components/Surface.tsx';
import { formatMoney } from '../../../lib/format.ts';
import { formatCount } from '../../../lib/formatFigure.ts';

const useStyles = makeStyles({
  cards: {
    display: 'grid',
    gap: '12px',
    margin: 0,
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '@media (min-width: 1100px)': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
  card: { display: 'grid', alignContent: 'start', gap: '4px', padding: '14px 16px' },
  label: { ...typographyStyles.body1, color: tokens.colorNeutralForeground2 },
  value: {
    margin: 0,
    fontSize: 'clamp(20px, 5.4vw, 26px)',
    lineHeight: '32px',
    fontWeight: tokens.fontWeightSemibold,
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
  },
  detail: { ...typographyStyles.caption1, margin: 0, color: tokens.colorNeutralForeground3 },
});

/** The sums of everything that is listed; null if there is too much to add up. */
export function TotalsView({ totals }: { totals: TransactionTotals | null }) {
  const { t } = useTranslation();
  const styles = useStyles();
  if (!totals)
    return (
      <Notice type="info">
        {t('Too many transactions match this Order ID to add them up. Enter more of it.')}
      </Notice>
    );
  const { activity, paidOutCents, otherCurrencies } = totals;
  const figures = [
    [t('Gross'), activity.grossCents, t('Payments minus refunds and disputes, without payouts')],
    [t('Stripe’s fees'), activity.feeCents, t('Fees that Stripe charges separately are in the gross amount')],
    [t('Net'), activity.netCents, t('Gross minus Stripe’s fees')],
    [t('Sent to the bank'), paidOutCents, t('Payouts minus those that the bank returned')],
  ] as const;
  return (
    <>
      <dl className={styles.cards}>
        {figures.map(([label, cents, detail]) => (
          <Surface key={label} className={styles.card}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.value}>{formatMoney(cents)}</dd>
            <dd className={styles.detail}>{detail}</dd>
          </Surface>
        ))}
      </dl>
      {otherCurrencies > 0 && (
        <Notice type="warning">
          {t('Transactions in other currencies, which are not part of the sums: {{number}}', {
            number: formatCount(otherCurrencies),
          })}
        </Notice>
      )}
    </>
  );
}
