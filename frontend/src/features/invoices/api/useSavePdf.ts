import { downloadInvoice, downloadReceipt } from '@portal/contract/payments/endpoints/paymentDocuments.ts';
import type { StaffInvoiceView } from '@portal/contract/invoices/schemas/invoice.ts';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useToasts } from '../../../components/toasts/useToasts.ts';
import { callForFile } from '../../../lib/api.ts';
import { currentLanguage } from '../../../lib/language/i18n.ts';
import { saveBlob } from '../../../lib/saving/saveBlob.ts';

type Invoice = Pick<StaffInvoiceView, 'requestId' | 'invoiceId' | 'invoiceNumber'>;

/** Saves an invoice or the receipt of its payment as a PDF in the user’s language. Shows errors in a toast. */
export function useSavePdf({ requestId, invoiceId, invoiceNumber }: Invoice, kind: 'invoice' | 'receipt') {
  const { t } = useTranslation();
  const toasts = useToasts();
  return useMutation({
    mutationFn: () => {
      const reader = { requestId, language: currentLanguage() };
      return kind === 'invoice'
        ? callForFile(downloadInvoice, { query: { ...reader, invoiceId } })
        : callForFile(downloadReceipt, { query: { ...reader, paidItem: invoiceId } });
    },
    onSuccess: (file) =>
      saveBlob(file, kind === 'invoice' ? `${invoiceNumber}.pdf` : `receipt-${invoiceNumber}.pdf`),
    onError: ({ message: reason }) =>
      toasts.show({
        type: 'error',
        message:
          kind === 'invoice'
            ? t('Error downloading invoice: {{reason}}', { reason })
            : t('Error downloading receipt: {{reason}}', { reason }),
      }),
  });
}
