import { Button, makeStyles, mergeClasses, tokens, typographyStyles } from '@fluentui/react-components';
import { REQUEST_FEE_CENTS } from '@portal/contract/fields/money.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../components/Notice.tsx';
import { Surface } from '../../../components/Surface.tsx';
import { formatMoney } from '../../../lib/format.ts';
import type { PaymentMethodType } from '../../payments/fee/storedPayment.ts';
import { FeePaymentPanel, type FeePaymentPanelProps } from '../../payments/fee/FeePaymentPanel.tsx';
import { FeeSummary } from '../components/FeeSummary.tsx';
import { PaymentAssurance } from '../components/PaymentAssurance.tsx';

const useStyles = makeStyles({
  columns: {
    display: 'grid',
    gap: '24px',
    alignItems: 'start',
    gridTemplateAreas: '"summary" "payment" "next"',
    '@media (min-width: 900px)': {
      gridTemplateColumns: '3fr 2fr',
      gridTemplateRows: 'auto 1fr',
      gridTemplateAreas: '"payment summary" "payment next"',
    },
  },
  payment: { gridArea: 'payment', display: 'grid', gap: '20px', minWidth: 0 },
  /** The paid notice has its own frame. */
  paid: {
    padding: 0,
    border: 'none',
    backgroundColor: 'transparent',
    boxShadow: 'none',
  },
  lockedHint: { ...typographyStyles.body1, margin: 0, color: tokens.colorNeutralForeground2 },
  summary: { gridArea: 'summary', minWidth: 0 },
  next: { gridArea: 'next', '@media (min-width: 900px)': { padding: '0 clamp(16px, 3vw, 28px)' } },
  heading: { ...typographyStyles.body1Strong, margin: '0 0 4px' },
  description: { ...typographyStyles.body1, margin: 0, color: tokens.colorNeutralForeground2 },
});

interface Props extends FeePaymentPanelProps {
  orderId: string;
  /** Sends the paid request again. Undefined unless the server lost it. */
  onResend?: (() => void) | undefined;
  submitting: boolean;
}

/** Step 5: the fee and what happens next. */
export function PaymentStep({ orderId, onResend, submitting, ...fee }: Props) {
  const styles = useStyles();
  const { t } = useTranslation();
  const [method, setMethod] = useState<PaymentMethodType>('card');
  const price = formatMoney(REQUEST_FEE_CENTS);
  return (
    <>
      {onResend && <ResendNotice amount={price} submitting={submitting} onSend={onResend} />}
      <div className={styles.columns}>
        <Surface className={mergeClasses(styles.payment, fee.confirmed ? styles.paid : undefined)}>
          <FeePaymentPanel {...fee} onMethod={setMethod} />
          {fee.confirmed ? (
            <p className={styles.lockedHint}>
              {t('You already paid for this request, so you can no longer change the earlier steps.')}
            </p>
          ) : (
            <PaymentAssurance takesCard={method === 'card'} />
          )}
        </Surface>
        <div className={styles.summary}>
          <FeeSummary orderId={orderId} payment={fee.confirmed} />
        </div>
        <section className={styles.next}>
          <h2 className={styles.heading}>{t('What happens next')}</h2>
          <p className={styles.description}>
            {fee.confirmed
              ? t(
                  'When you submit the request, you’ll get a verification code and a confirmation email. The facility may bill for copies later.',
                )
              : t(
                  'Once the request is paid and submitted, you’ll get a verification code and a confirmation email. The facility may bill for copies later.',
                )}
          </p>
        </section>
      </div>
    </>
  );
}

interface ResendNoticeProps {
  /** The paid amount as text. */
  amount: string;
  submitting: boolean;
  onSend: () => void;
}

/** Asks to send the request again: the fee is paid, but the server no longer stores the draft. */
function ResendNotice({ amount, submitting, onSend }: ResendNoticeProps) {
  const { t } = useTranslation();
  return (
    <Notice
      type="warning"
      title={t('Please send your request again')}
      role="alert"
      actions={
        <Button appearance="primary" disabled={submitting} onClick={onSend}>
          {submitting ? t('Submitting....') : t('Send the request again')}
        </Button>
      }
    >
      {t(
        'We no longer have a copy of it. Your {{amount}} payment is still valid, and we won’t charge you again. Everything you entered is still here.',
        { amount },
      )}
    </Notice>
  );
}
