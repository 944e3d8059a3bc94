import { Button, makeStyles } from '@fluentui/react-components';
import type { StaffInvoiceView } from '@portal/contract/invoices/schemas/invoice.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SmallSpinner } from '../../../components/SmallSpinner.tsx';
import { screenOnly, wrap } from '../../../components/layout/shapes.ts';
import { useSavePdf } from '../api/useSavePdf.ts';
import type { InvoiceAction } from '../rules/availableActions.ts';
import { DeleteInvoice } from './DeleteInvoice.tsx';
import { RefundInvoice } from './RefundInvoice.tsx';
import { SendInvoice } from './SendInvoice.tsx';
import { SettleInvoice } from './SettleInvoice.tsx';
import { ToggleInvoice } from './ToggleInvoice.tsx';

const useStyles = makeStyles({
  actions: {
    ...wrap('8px'),
    ...screenOnly,
    marginTop: '10px',
    '& > button': { minWidth: 0 },
    '@media (max-width: 599px)': {
      display: 'grid',
      gridTemplateColumns: '1fr 1fr',
      '& > button': { minHeight: '44px' },
    },
  },
});

type OpenDialog = 'send' | 'delete' | 'settle' | 'refund';

interface Props {
  invoice: StaffInvoiceView;
  actions: readonly InvoiceAction[];
  onEdit: () => void;
}

/** The actions of an invoice. Actions that notify the client or cannot be undone ask for confirmation. */
export function InvoiceActions({ invoice, actions, onEdit }: Props) {
  const styles = useStyles();
  const { t } = useTranslation();
  const [openDialog, setOpenDialog] = useState<OpenDialog | null>(null);
  const close = () => setOpenDialog(null);
  const offers = (action: InvoiceAction) => actions.includes(action);
  const { invoiceNumber: number } = invoice;
  return (
    <div className={styles.actions}>
      {offers('send') && (
        <Button
          appearance="primary"
          aria-label={t('Send to Client: {{number}}', { number })}
          onClick={() => setOpenDialog('send')}
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
        <Button
          aria-label={t('Mark as paid: {{number}}', { number })}
          onClick={() => setOpenDialog('settle')}
        >
          {t('Mark as paid')}
        </Button>
      )}
      <PdfButton invoice={invoice} kind="invoice" />
      {offers('receipt') && <PdfButton invoice={invoice} kind="receipt" />}
      {(offers('activate') || offers('deactivate')) && <ToggleInvoice invoice={invoice} />}
      {offers('refund') && (
        <Button aria-label={t('Refund {{number}}', { number })} onClick={() => setOpenDialog('refund')}>
          {t('Refund')}
        </Button>
      )}
      {offers('delete') && (
        <Button aria-label={t('Delete {{number}}', { number })} onClick={() => setOpenDialog('delete')}>
          {t('Delete')}
        </Button>
      )}
      {openDialog === 'send' && <SendInvoice invoice={invoice} onClose={close} />}
      {openDialog === 'delete' && <DeleteInvoice invoice={invoice} onClose={close} />}
      {openDialog === 'settle' && <SettleInvoice invoice={invoice} onClose={close} />}
      {openDialog === 'refund' && <RefundInvoice invoice={invoice} onClose={close} />}
    </div>
  );
}

/** Saves an invoice or the receipt of its payment as a PDF. */
function PdfButton({ invoice, kind }: { invoice: StaffInvoiceView; kind: 'invoice' | 'receipt' }) {
  const { t } = useTranslation();
  const saving = useSavePdf(invoice, kind);
  const { invoiceNumber: number } = invoice;
  return (
    <Button
      icon={saving.isPending ? <SmallSpinner /> : null}
      disabledFocusable={saving.isPending}
      aria-label={
        kind === 'invoice'
          ? t('Download PDF: {{number}}', { number })
          : t('Receipt PDF: {{number}}', { number })
      }
      onClick={() => saving.mutate()}
    >
      {kind === 'invoice' ? t('Download PDF') : t('Receipt PDF')}
    </Button>
  );
}
