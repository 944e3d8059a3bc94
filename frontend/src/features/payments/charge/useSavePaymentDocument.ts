import { downloadInvoice, downloadReceipt } from '@portal/contract/payments/endpoints/paymentDocuments.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useToasts } from '../../../components/toasts/useToasts.ts';
import { callForFile } from '../../../lib/api.ts';
import { currentLanguage } from '../../../lib/language/i18n.ts';
import { saveBlob } from '../../../lib/saving/saveBlob.ts';
import { type CallAccess, withRequestAccess } from '../../requests/api/withRequestAccess.ts';

/** An invoice or a receipt. `paidItem`: `fee`, or the id of a file or invoice. `name`: file name without Order ID and extension. */
export type PaymentDocument =
  | { readonly kind: 'invoice'; readonly invoiceId: string; readonly name: string }
  | { readonly kind: 'receipt'; readonly paidItem: string; readonly name: string };

/** Saves an invoice or a receipt as a PDF in the user's language. Shows errors in a toast. */
export function useSavePaymentDocument(access: CallAccess, document: PaymentDocument) {
  const { t } = useTranslation();
  const toasts = useToasts();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () =>
      withRequestAccess(queryClient, access, (requestAccess) => {
        const { _id: requestId } = access.request;
        const reader = { requestId, language: currentLanguage() };
        return document.kind === 'invoice'
          ? callForFile(downloadInvoice, {
              query: { ...reader, invoiceId: document.invoiceId },
              requestAccess,
            })
          : callForFile(downloadReceipt, {
              query: { ...reader, paidItem: document.paidItem },
              requestAccess,
            });
      }),
    onSuccess: (file) => saveBlob(file, `${orderIdOf(access)}${document.name}.pdf`),
    onError: ({ message: reason }) =>
      toasts.show({
        type: 'error',
        message:
          document.kind === 'invoice'
            ? t('Error downloading invoice: {{reason}}', { reason })
            : t('Error downloading receipt: {{reason}}', { reason }),
      }),
  });
}

/** The start of the file name; empty for a request of which only the ID is known. */
function orderIdOf({ request }: CallAccess): string {
  return 'orderId' in request ? `${request.orderId} ` : '';
}
