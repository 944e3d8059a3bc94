import { makeStyles } from '@fluentui/react-components';
import type { StaffInvoiceView } from '@portal/contract/invoices/schemas/invoice.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button.tsx';
import { SmallSpinner } from '../../../components/SmallSpinner.tsx';
import { useSavePdf } from '../api/useSavePdf.ts';
import type { InvoiceAction } from '../rules/offeredActions.ts';
import { DeleteInvoice } from './DeleteInvoice.tsx';
import { RefundInvoice } from './RefundInvoice.tsx';
import { SendInvoice } from './SendInvoice.tsx';
import { SettleInvoice } from './SettleInvoice.tsx';
import { ToggleInvoice } from './ToggleInvoice.tsx';

const useStyles = makeStyles({
  actions: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '8px',
    marginTop: '10px',
    '& > button': { minWidth: 0 },
    '@media print': { display: 'none' },
    '@media (max-width: 599px)': {
      display: 'grid',
      gridTemplateColumns: '1fr 1fr',
      '& > button': { minHeight: '44px' },
    },
  },
});

type Asking = 'send' | 'delete' | 'settle' | 'refund';

interface Props {
  invoice: StaffInvoiceView;
  actions: readonly InvoiceAction[];
  onEdit: () => void;
}

/** What can be done with an invoice; what cannot be undone, or reaches the client, asks first. */
export function InvoiceActions({ invoice, actions, onEdit }: Props) {
  const styles = useStyles();
  const { t } = useTranslation();
  const [asking, setAsking] = useState<Asking | null>(null);
  const close = () => setAsking(null);
  const offers = (action: InvoiceAction) => actions.includes(action);
  const { invoiceNumber: number } = invoice;
  return (
    <div className={styles.actions}>
      {offers('send') && (
        <Button
          appearance="primary"
          aria-label={t('Send to Client: {{number}}', { number })}
          onClick={() => setAsking('send')}
        >
          {t('Send to Client')}
        </Button>
      )}
      {offers('edit') && (
        <Button aria-label={t('Edit {{number}}', { number })} onClick={onEdit}>
          {t('Edit')}
        </Button>
      )}
      {offers('settle') && (
        <Button aria-label={t('Mark as Paid: {{number}}', { number })} onClick={() => setAsking('settle')}>
          {t('Mark as Paid')}
        </Button>
      )}
      <PdfButton invoice={invoice} what="invoice" />
      {offers('receipt') && <PdfButton invoice={invoice} what="receipt" />}
      {(offers('activate') || offers('deactivate')) && <ToggleInvoice invoice={invoice} />}
      {offers('refund') && (
        <Button aria-label={t('Refund {{number}}', { number })} onClick={() => setAsking('refund')}>
          {t('Refund')}
        </Button>
      )}
      {offers('delete') && (
        <Button aria-label={t('Delete {{number}}', { number })} onClick={() => setAsking('delete')}>
          {t('Delete')}
        </Button>
      )}
      {asking === 'send' && <SendInvoice invoice={invoice} onClose={close} />}
      {asking === 'delete' && <DeleteInvoice invoice={invoice} onClose={close} />}
      {asking === 'settle' && <SettleInvoice invoice={invoice} onClose={close} />}
      {asking === 'refund' && <RefundInvoice invoice={invoice} onClose={close} />}
    </div>
  );
}

interface PdfButtonProps {
  invoice: StaffInvoiceView;
  what: 'invoice' | 'receipt';
}

/** Saves an invoice, or the receipt of its payment, as PDF. */
function PdfButton({ invoice, what }: PdfButtonProps) {
  const { t } = useTranslation();
  const saving = useSavePdf(invoice, what);
  const { invoiceNumber: number } = invoice;
  return (
    <Button
      icon={saving.isPending ? <SmallSpinner /> : null}
      disabledFocusable={saving.isPending}
      aria-label={
        what === 'invoice'
          ? t('Download PDF: {{number}}', { number })
          : t('Receipt PDF: {{number}}', { number })
      }
      onClick={() => saving.mutate()}
    >
      {what === 'invoice' ? t('Download PDF') : t('Receipt PDF')}
    </Button>
  );
}
