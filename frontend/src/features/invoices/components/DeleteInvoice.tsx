import { deleteInvoice } from '@portal/contract/invoices/endpoints.ts';
import type { StaffInvoiceView } from '@portal/contract/invoices/schemas/invoice.ts';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../components/dialogs/ConfirmDialog.tsx';
import { call } from '../../../lib/api.ts';
import { dollarsToCents } from '../../../lib/dollarsToCents.ts';
import { formatMoney } from '../../../lib/format.ts';
import { useInvoiceAction } from '../api/useInvoiceAction.ts';

interface Props {
  invoice: StaffInvoiceView;
  onClose: () => void;
}

/** Asks for confirmation, then deletes a draft. */
export function DeleteInvoice({ invoice, onClose }: Props) {
  const { t } = useTranslation();
  const { requestId, invoiceId, invoiceNumber: number } = invoice;
  const total = formatMoney(dollarsToCents(invoice.totalAmount));
  const deleting = useInvoiceAction(
    requestId,
    () => call(deleteInvoice, { body: { requestId, invoiceId } }),
    {
      success: t('Invoice deleted successfully'),
      failure: (reason) => t('Error deleting invoice: {{reason}}', { reason }),
      onSuccess: onClose,
    },
  );
  return (
    <ConfirmDialog
      title={t('Delete {{number}}?', { number })}
      confirmLabel={t('Delete')}
      isPending={deleting.isPending}
      onConfirm={deleting.start}
      onClose={onClose}
    >
      <p>
        {t('This permanently deletes the {{total}} draft and its lines. The client has never seen it.', {
          total,
        })}
      </p>
    </ConfirmDialog>
  );
}
