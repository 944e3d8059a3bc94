import { makeStyles, mergeClasses, tokens, typographyStyles } from '@fluentui/react-components';
import { CheckmarkCircleFilled } from '@fluentui/react-icons/svg/checkmark-circle';
import { ClockRegular } from '@fluentui/react-icons/svg/clock';
import { STARTER_FEE_NOTICE } from '@portal/contract/configuration/catalogs/feeNotice.ts';
import { REQUEST_FEE_CENTS } from '@portal/contract/fields/money.ts';
import { useTranslation } from 'react-i18next';
import { Surface } from '../../../components/Surface.tsx';
import { Stack } from '../../../components/layout/pieces.tsx';
import { useSharedStyles } from '../../../components/layout/useSharedStyles.ts';
import { brand } from '../../../lib/brand.ts';
import { formatMoney } from '../../../lib/format.ts';
import { useNotices } from '../../../lib/notices/notices.ts';
import type { StoredPayment } from '../../payments/fee/storedPayment.ts';

const useStyles = makeStyles({
  amount: {
    margin: '4px 0 16px',
    fontSize: tokens.fontSizeHero800,
    lineHeight: tokens.lineHeightHero800,
    fontWeight: tokens.fontWeightSemibold,
    fontVariantNumeric: 'tabular-nums',
  },
  line: {
    display: 'flex',
    justifyContent: 'space-between',
    gap: '16px',
    ...typographyStyles.body1,
    overflowWrap: 'anywhere',
    '& dd': { margin: 0, flexShrink: 0, whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
  },
  total: {
    paddingTop: '12px',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    fontWeight: tokens.fontWeightSemibold,
  },
  state: { display: 'inline-flex', alignItems: 'center', gap: '6px' },
  icon: { display: 'flex', fontSize: '18px' },
  clearing: { color: tokens.colorBrandForeground1 },
});

interface Props {
  orderId: string;
  /** Null until the fee is paid. */
  payment: StoredPayment | null;
}

/** The processing fee with payee and order. Shows the receipt after payment. */
export function FeeSummary({ orderId, payment }: Props) {
  const styles = useStyles();
  const shared = useSharedStyles();
  const { t } = useTranslation();
  const { feeNotice = STARTER_FEE_NOTICE } = useNotices();
  const amount = formatMoney(payment?.amount ?? REQUEST_FEE_CENTS);
  const clearing = payment?.status === 'processing';
  const StateIcon = clearing ? ClockRegular : CheckmarkCircleFilled;
  return (
    <Surface>
      <h2 className={shared('body', 'soft')}>{title()}</h2>
      <p className={styles.amount}>{amount}</p>
      <Stack as="dl" gap={12}>
        <div className={styles.line}>
          <dt>
            {t('Processing fee')}
            <span className={shared('block', 'small', 'muted')}>{t('Order {{orderId}}', { orderId })}</span>
          </dt>
          <dd>{amount}</dd>
        </div>
        <div className={mergeClasses(styles.line, styles.total)}>
          <dt className={styles.state}>
            {payment && (
              <span
                aria-hidden
                className={mergeClasses(styles.icon, clearing ? styles.clearing : shared('success'))}
              >
                <StateIcon />
              </span>
            )}
            {summaryText()}
          </dt>
          <dd>{amount}</dd>
        </div>
      </Stack>
      {feeNotice && <p className={shared('small', 'above16', 'soft', 'breaks')}>{t(feeNotice)}</p>}
    </Surface>
  );

  function title(): string {
    const payee = { name: brand.name };
    if (!payment) return t('Pay {{name}}', payee);
    return clearing ? t('Payment to {{name}}', payee) : t('Receipt from {{name}}', payee);
  }

  function summaryText(): string {
    if (!payment) return t('Total due today');
    if (clearing) return t('Your bank is processing the payment');
    return payment.paymentMethod === 'card' ? t('Paid by card') : t('Paid from your bank account');
  }
}
