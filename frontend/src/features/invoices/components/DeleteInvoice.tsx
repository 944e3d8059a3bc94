import { deleteInvoice } from '@portal/contract/invoices/endpoints.ts';
import type { StaffInvoiceView } from '@portal/contract/invoices/schemas/invoice.ts';
import { useTranslation } from 'react-i18next';
import { ConfirmChange } from '../../../components/dialogs/ConfirmChange.tsx';
import { call } from '../../../lib/api.ts';
import { dollarsToCents } from '../../../lib/dollarsToCents.ts';
import { formatMoney } from '../../../lib/format.ts';
import { useRefreshInvoices } from '../api/useRefreshInvoices.ts';

/** Asks for confirmation, then deletes a draft. */
export function DeleteInvoice({ invoice, onClose }: { invoice: StaffInvoiceView; onClose: () => void }) {
  const { t } = useTranslation();
  const { requestId, invoiceId, invoiceNumber: number } = invoice;
  const refresh = useRefreshInvoices(requestId);
  const close = () => {
    onClose();
    // Also after a failure, but not below its message: the invoice may be gone.
    void refresh();
  };
  const total = formatMoney(dollarsToCents(invoice.totalAmount));
  return (
    <ConfirmChange
      title={t('Delete {{number}}?', { number })}
      send={() => call(deleteInvoice, { body: { requestId, invoiceId } })}
      success={t('Invoice deleted successfully')}
      failure={({ message: reason }) => t('Error deleting invoice: {{reason}}', { reason })}
      onClose={close}
    >
      <p>
        {t('This permanently deletes the {{total}} draft and its lines. The client has never seen it.', {
          total,
        })}
      </p>
    </ConfirmChange>
  );
}
