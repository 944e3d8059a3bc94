import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { REQUEST_FEE_CENTS } from '@portal/contract/money.ts';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../components/Notice.tsx';
import { Surface } from '../../../components/Surface.tsx';
import { formatMoney } from '../../../lib/format.ts';
import { FeePayment, type FeePaymentProps } from '../../payment/FeePayment.tsx';
import { SendAgain } from '../components/SendAgain.tsx';

const useStyles = makeStyles({
  columns: {
    display: 'grid',
    gap: '24px',
    alignItems: 'start',
    '@media (min-width: 900px)': { gridTemplateColumns: '3fr 2fr' },
  },
  /** Once paid the notice is all there is to see: one frame is enough. */
  paid: {
    padding: 0,
    border: 'none',
    backgroundColor: 'transparent',
    boxShadow: 'none',
  },
  summary: { '@media (max-width: 899px)': { order: -1 } },
  heading: {
    margin: '0 0 12px',
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    fontWeight: tokens.fontWeightSemibold,
  },
  line: {
    display: 'flex',
    justifyContent: 'space-between',
    gap: '16px',
    padding: '8px 0',
    overflowWrap: 'anywhere',
    textWrap: 'balance',
    '& > :last-child': { flexShrink: 0, whiteSpace: 'nowrap' },
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    color: tokens.colorNeutralForeground2,
  },
  total: {
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    fontSize: tokens.fontSizeBase400,
    fontWeight: tokens.fontWeightSemibold,
    color: tokens.colorNeutralForeground1,
  },
  next: {
    margin: '12px 0 0',
    fontSize: tokens.fontSizeBase200,
    lineHeight: '18px',
    color: tokens.colorNeutralForeground3,
  },
});

interface Props extends FeePaymentProps {
  orderId: string;
  /** Sends the paid request once more after the server has forgotten it; undefined: it has not. */
  onSendAgain?: (() => void) | undefined;
  submitting: boolean;
}

/** Step 5: the fee, and what happens after it. */
export function PaymentStep({ orderId, onSendAgain, submitting, ...fee }: Props) {
  const styles = useStyles();
  const { t } = useTranslation();
  const price = formatMoney(REQUEST_FEE_CENTS);
  return (
    <>
      {onSendAgain && <SendAgain amount={price} submitting={submitting} onSend={onSendAgain} />}
      {fee.confirmed && (
        <Notice type="info">
          {t('The request is stored as you paid for it, so the steps before can no longer be changed.')}
        </Notice>
      )}
      <div className={styles.columns}>
        <Surface {...(fee.confirmed && { className: styles.paid })}>
          <FeePayment {...fee} />
        </Surface>
        <Surface className={styles.summary}>
          <h2 className={styles.heading}>{t('Summary')}</h2>
          <div className={styles.line}>
            <span>{t('Processing fee, order {{orderId}}', { orderId })}</span>
            <span>{price}</span>
          </div>
          <div className={mergeClasses(styles.line, styles.total)}>
            <span>{t('Total')}</span>
            <span>{price}</span>
          </div>
          <p className={styles.next}>
            {fee.confirmed
              ? t(
                  'When you submit the request, you get a verification code and a confirmation by email. The facility may bill for copies later.',
                )
              : t(
                  'After payment, submit the request: you get a verification code and a confirmation by email. The facility may bill for copies later.',
                )}
          </p>
        </Surface>
      </div>
    </>
  );
}
