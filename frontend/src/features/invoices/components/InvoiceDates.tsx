import { makeStyles, tokens } from '@fluentui/react-components';
import type { StaffInvoiceView } from '@portal/contract/schemas/invoice.ts';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../../lib/format.ts';

const useStyles = makeStyles({
  dates: {
    listStyleType: 'none',
    display: 'flex',
    flexWrap: 'wrap',
    gap: '0 16px',
    margin: '4px 0 0',
    padding: 0,
    fontSize: tokens.fontSizeBase200,
    lineHeight: '20px',
    color: tokens.colorNeutralForeground3,
  },
});

/** When an invoice was made, sent and paid. */
export function InvoiceDates({ invoice }: { invoice: StaffInvoiceView }) {
  const styles = useStyles();
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
