import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { LockClosedRegular } from '@fluentui/react-icons/svg/lock-closed';
import type { InvoiceRefundView, StaffInvoiceView } from '@portal/contract/invoices/schemas/invoice.ts';
import type { TFunction } from 'i18next';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Mark } from '../../../components/card/Mark.tsx';
import { StatusBadge } from '../../../components/StatusBadge.tsx';
import { Row } from '../../../components/layout/pieces.tsx';
import { wrap } from '../../../components/layout/shapes.ts';
import { useNoteStyles } from '../../../components/notices/useNoteStyles.ts';
import { dollarsToCents } from '../../../lib/dollarsToCents.ts';
import { formatDate, formatDateTime, formatMoney } from '../../../lib/format.ts';
import { DisputeMark } from '../../disputes/DisputeMark.tsx';
import { DisputeNotes } from '../../disputes/DisputeNotes.tsx';
import { availableActions } from '../rules/availableActions.ts';
import { staffBadgeOf, staffBadges } from '../rules/staffBadges.ts';
import { InvoiceActions } from './InvoiceActions.tsx';
import { InvoiceLines } from './InvoiceLines.tsx';
import { PayAgainAfterDispute } from './PayAgainAfterDispute.tsx';

const useInvoiceDatesStyles = makeStyles({
  dates: {
    ...wrap('0 16px'),
    listStyleType: 'none',
    margin: '4px 0 0',
    padding: 0,
    fontSize: tokens.fontSizeBase200,
    lineHeight: '20px',
    color: tokens.colorNeutralForeground3,
  },
});

/** When an invoice was created, sent and paid. */
function InvoiceDates({ invoice }: { invoice: StaffInvoiceView }) {
  const styles = useInvoiceDatesStyles();
  const { t } = useTranslation();
  const { createdAt, createdByName: name, sentAt, paidAt } = invoice;
  return (
    <ul className={styles.dates}>
      <li>{t('Created on {{day}} by {{name}}', { day: formatDate(createdAt, 'medium'), name })}</li>
      {sentAt && <li>{t('Sent on {{day}}', { day: formatDate(sentAt, 'medium') })}</li>}
      {paidAt && <li>{t('Paid on {{day}}', { day: formatDate(paidAt, 'medium') })}</li>}
    </ul>
  );
}

const useStyles = makeStyles({
  row: {
    padding: '14px 16px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
    '@media print': { breakInside: 'avoid' },
  },
  number: { ...typographyStyles.body1Strong, margin: 0, fontVariantNumeric: 'tabular-nums' },
  total: { ...typographyStyles.subtitle2, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  lock: { flexShrink: 0, display: 'flex', fontSize: '16px' },
});

interface Props {
  invoice: StaffInvoiceView;
  isAdmin: boolean;
  onEdit: () => void;
}

/** One invoice: total, state, and actions. */
export function InvoiceRow({ invoice, isAdmin, onEdit }: Props) {
  const styles = useStyles();
  const { t } = useTranslation();
  const id = useId();
  const { requestId, invoiceId } = invoice;
  const actions = availableActions(invoice, isAdmin);
  const isClearing = !invoice.isPaid && invoice.paymentState === 'clearing';
  return (
    <li className={styles.row} aria-labelledby={id}>
      <Row gap={16} rowGap={4} align="top" justify="between" nowrap>
        <Row gap={10} rowGap={4} shared="shrinks">
          <h3 id={id} className={styles.number}>
            {invoice.invoiceNumber}
          </h3>
          <StatusBadge status={staffBadgeOf(invoice)} statuses={staffBadges} context="invoice" />
          <RefundedMark invoice={invoice} />
          {invoice.disputed && <DisputeMark dispute={{ state: invoice.disputed }} />}
          {isClearing && <Mark tone="attention">{t('Bank payment clearing')}</Mark>}
          {!invoice.isPaid && invoice.paymentState === 'failed' && (
            <Mark tone="attention">{t('Bank payment failed')}</Mark>
          )}
        </Row>
        <span className={styles.total}>{formatMoney(dollarsToCents(invoice.totalAmount))}</span>
      </Row>
      <InvoiceDates invoice={invoice} />
      {(invoice.isPaid || isClearing) && (
        <Row as="p" gap={6} align="top" nowrap shared={['small', 'above8', 'soft']}>
          <span className={styles.lock} aria-hidden>
            <LockClosedRegular />
          </span>
          {isClearing
            ? t(
                'A bank payment is being processed. The invoice can’t be changed until the payment succeeds or fails.',
              )
            : t('Paid invoices are protected: they cannot be changed, deactivated or deleted.')}
        </Row>
      )}
      <PaymentNotes invoice={invoice} />
      <DisputeNotes
        disputes={invoice.disputes}
        payAgain={
          // An invoice that was paid outside the portal is not owed again.
          !invoice.settlement && (
            <PayAgainAfterDispute item={{ requestId, invoiceId, name: invoice.invoiceNumber }} />
          )
        }
      />
      <InvoiceLines invoice={invoice} />
      <InvoiceActions invoice={invoice} actions={actions} onEdit={onEdit} />
    </li>
  );
}

/** How much of a paid invoice was refunded. Renders nothing if there is no refund. */
function RefundedMark({ invoice }: { invoice: StaffInvoiceView }) {
  const { t } = useTranslation();
  const [refunded, total] = [dollarsToCents(invoice.refundedAmount), dollarsToCents(invoice.totalAmount)];
  if (refunded === 0) return null;
  return (
    <Mark>
      {refunded === total
        ? t('Refunded in full')
        : t('Refunded {{refunded}} of {{total}}', {
            refunded: formatMoney(refunded),
            total: formatMoney(total),
          })}
    </Mark>
  );
}

/** The actor name of automatic actions. */
const SYSTEM = 'system';

/** Payments outside the portal and refunds, each with who, when and why. */
function PaymentNotes({ invoice }: { invoice: StaffInvoiceView }) {
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
