import { makeStyles, mergeClasses, tokens, typographyStyles } from '@fluentui/react-components';
import { CheckmarkCircleRegular } from '@fluentui/react-icons/svg/checkmark-circle';
import { ClockRegular } from '@fluentui/react-icons/svg/clock';
import { WarningRegular } from '@fluentui/react-icons/svg/warning';
import type { InvoiceView } from '@portal/contract/invoices/schemas/invoice.ts';
import { useTranslation } from 'react-i18next';
import { dollarsToCents } from '../../../lib/dollarsToCents.ts';
import { formatDate, formatMoney } from '../../../lib/format.ts';
import { invoicePaymentState, type InvoicePaymentState } from './invoicePaymentState.ts';

const useStyles = makeStyles({
  state: { ...typographyStyles.body1, display: 'flex', gap: '8px', margin: '8px 0 0' },
  icon: { flexShrink: 0, fontSize: '20px', color: tokens.colorNeutralForeground3 },
  strong: { fontWeight: tokens.fontWeightSemibold },
  attention: { color: tokens.colorStatusWarningForeground3 },
  refused: { color: tokens.colorStatusDangerForeground1 },
  done: { color: tokens.colorStatusSuccessForeground1 },
  note: { display: 'block', color: tokens.colorNeutralForeground3 },
});

const icons = {
  pending: WarningRegular,
  failed: WarningRegular,
  clearing: ClockRegular,
  paid: CheckmarkCircleRegular,
  disputed: WarningRegular,
  lost: WarningRegular,
} as const satisfies Record<InvoicePaymentState, unknown>;

const tones = {
  pending: 'attention',
  failed: 'refused',
  clearing: 'icon',
  paid: 'done',
  disputed: 'attention',
  lost: 'refused',
} as const;

/** The payment state of an invoice as text. */
export function InvoiceState({ invoice }: { invoice: InvoiceView }) {
  const { t } = useTranslation();
  const styles = useStyles();
  const paymentState = invoicePaymentState(invoice);
  const Icon = icons[paymentState];
  const refundedCents = dollarsToCents(invoice.refundedAmount);
  return (
    <div className={styles.state}>
      <Icon aria-hidden className={mergeClasses(styles.icon, styles[tones[paymentState]])} />
      <div>
        <span className={styles.strong}>{stateText()}</span>
        {paymentState === 'failed' && (
          <span className={styles.note}>
            {t('Your bank did not complete the payment. Please pay again.')}
          </span>
        )}
        {paymentState === 'clearing' && (
          <span className={styles.note}>
            {t('Your bank needs 3-7 business days to complete the payment. You don’t need to do anything.')}
          </span>
        )}
        {paymentState === 'disputed' && (
          <span className={styles.note}>
            {t(
              'The payer’s bank withdrew the payment and is reviewing the dispute. You don’t need to pay again.',
            )}
          </span>
        )}
        {paymentState === 'lost' && (
          <span className={styles.note}>
            {t('The payer’s bank withdrew the payment. To pay again, please contact support.')}
          </span>
        )}
        {refundedCents > 0 && (
          <span className={styles.note}>
            {t('Refunded: {{amount}}', { amount: formatMoney(refundedCents) })}
          </span>
        )}
      </div>
    </div>
  );

  function stateText(): string {
    switch (paymentState) {
      case 'paid':
        return invoice.paidAt
          ? t('Paid on {{day}}', { day: formatDate(invoice.paidAt) })
          : t('Paid', { context: 'invoice' });
      case 'clearing':
        return t('Bank payment clearing');
      case 'disputed':
        return t('Payment disputed');
      case 'lost':
        return t('Payment withdrawn by bank');
      case 'pending':
      case 'failed':
        return t('Pending Payment');
    }
  }
}
