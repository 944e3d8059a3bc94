import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import type { InvoiceView } from '@portal/contract/invoices/schemas/invoice.ts';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { dollarsToCents } from '../../../lib/dollarsToCents.ts';
import { formatDate, formatMoney } from '../../../lib/format.ts';
import { PaymentDocumentButton } from '../../payments/charge/PaymentDocumentButton.tsx';
import { PayCharge } from '../../payments/charge/PayCharge.tsx';
import { ReceiptButton } from '../../payments/charge/ReceiptButton.tsx';
import type { ClientViewAccess } from '../../requests/api/withRequestAccess.ts';
import { InvoiceLines } from '../components/InvoiceLines.tsx';
import { isInvoicePayable } from './invoicePaymentState.ts';
import { InvoiceState } from './InvoiceState.tsx';

const useStyles = makeStyles({
  invoice: {
    padding: '14px 16px 10px',
    borderRadius: tokens.borderRadiusXLarge,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    color: tokens.colorNeutralForeground1,
    breakInside: 'avoid-page',
  },
  head: { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: '0 16px' },
  number: { ...typographyStyles.body1Strong, margin: 0 },
  total: { ...typographyStyles.body1Strong, fontVariantNumeric: 'tabular-nums' },
  sent: { ...typographyStyles.caption1, margin: '2px 0 0', color: tokens.colorNeutralForeground3 },
  pay: { marginLeft: '8px' },
  actions: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 8px',
    // Aligns the text of the subtle buttons with the text above.
    margin: '10px 0 0 -8px',
    '@media print': { display: 'none' },
  },
});

/** An invoice with its lines, payment state, and the actions to pay or save it. */
export function TrackedInvoice({ access, invoice }: { access: ClientViewAccess; invoice: InvoiceView }) {
  const { t } = useTranslation();
  const styles = useStyles();
  const titleId = useId();
  const { invoiceId, invoiceNumber: name, totalAmount, sentAt, createdAt, isPaid, disputed } = invoice;
  const cents = dollarsToCents(totalAmount);
  const isPayable = isInvoicePayable(invoice);
  return (
    <article className={styles.invoice} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h4 id={titleId} className={styles.number}>
          {name}
        </h4>
        <span className={styles.total}>{formatMoney(cents)}</span>
      </div>
      <p className={styles.sent}>{t('Sent on {{day}}', { day: formatDate(sentAt ?? createdAt) })}</p>
      <InvoiceState invoice={invoice} />
      <div className={styles.actions}>
        {isPayable && (
          <span className={styles.pay}>
            <PayCharge access={access} charge={{ kind: 'invoice', invoiceId, name, cents }} />
          </span>
        )}
        <PaymentDocumentButton
          access={access}
          document={{ kind: 'invoice', invoiceId, name: t('Invoice {{number}}', { number: name }) }}
          label={t('Download PDF')}
          description={t('Download PDF: {{number}}', { number: name })}
        />
        {isPaid && disputed !== 'lost' && (
          <ReceiptButton access={access} paidItem={invoiceId} itemName={name} />
        )}
      </div>
      <InvoiceLines invoice={invoice} startsOpen={isPayable} />
    </article>
  );
}
