import type { InvoiceRefundView, StaffInvoiceView } from '@portal/contract/invoices/schemas/invoice.ts';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { Mark } from '../../../components/card/Mark.tsx';
import { useNoteStyles } from '../../../components/notices/useNoteStyles.ts';
import { dollarsToCents } from '../../../lib/dollarsToCents.ts';
import { formatDateTime, formatMoney } from '../../../lib/format.ts';

/** The actor name of automatic actions. */
const SYSTEM = 'system';

/** Payments outside the portal and refunds, each with who, when and why. */
export function PaymentNotes({ invoice }: { invoice: StaffInvoiceView }) {
  const styles = useNoteStyles();
  const { t } = useTranslation();
  const { settlement, refunds } = invoice;
  if (!settlement && refunds.length === 0) return null;
  return (
    <ul className={styles.notes}>
      {settlement && (
        <li>
          <div className={styles.head}>
            <span className={styles.title}>{t('Paid outside the portal')}</span>
            <Mark>{settlement.reference}</Mark>
          </div>
          {auditLine(settlement, t)}
        </li>
      )}
      {refunds.map((refund) => (
        <li key={refund.refundId}>
          <div className={styles.head}>
            <span className={styles.title}>
              {t('Refund of {{amount}}', { amount: formatMoney(dollarsToCents(refund.amount)) })}
            </span>
            <RefundState refund={refund} />
            {refund.kind === 'automatic' && <Mark>{t('Automatic')}</Mark>}
          </div>
          {/* Reasons that people wrote are not translated. */}
          {auditLine(refund.kind === 'automatic' ? { ...refund, reason: t(refund.reason) } : refund, t)}
        </li>
      ))}
    </ul>
  );
}

function RefundState({ refund }: { refund: InvoiceRefundView }) {
  const { t } = useTranslation();
  if (refund.state === 'done') return <Mark tone="good">{t('Refunded')}</Mark>;
  if (refund.state === 'failed') return <Mark tone="attention">{t('Refund failed')}</Mark>;
  return <Mark>{t('Refund pending')}</Mark>;
}

interface AuditFacts {
  byName: string;
  at: string;
  reason: string;
}

function auditLine({ byName, at, reason }: AuditFacts, t: TFunction): string {
  const name = byName === SYSTEM ? t('System') : byName;
  return t('{{name}} on {{time}}: {{reason}}', { name, time: formatDateTime(at), reason });
}
