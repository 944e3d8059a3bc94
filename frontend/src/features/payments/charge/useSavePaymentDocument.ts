import { downloadInvoice, downloadReceipt } from '@portal/contract/payments/endpoints/paymentDocuments.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useToasts } from '../../../components/toasts/useToasts.ts';
import { callForFile } from '../../../lib/api.ts';
import { readersZone } from '../../../lib/format.ts';
import { currentLanguage } from '../../../lib/language/i18n.ts';
import { saveBlob } from '../../../lib/saving/saveBlob.ts';
import { type CallAccess, withRequestAccess } from '../../requests/api/withRequestAccess.ts';

/** An invoice, or the receipt of a payment (`fee`, the id of a file or of an invoice). `name`: of the saved file, without its ending. */
export type PaymentDocument =
  | { readonly kind: 'invoice'; readonly invoiceId: string; readonly name: string }
  | { readonly kind: 'receipt'; readonly of: string; readonly name: string };

/** Saves an invoice or a receipt as PDF, in the reader's language; an error is shown in a toast. */
export function useSavePaymentDocument(access: CallAccess, paper: PaymentDocument) {
  const { t } = useTranslation();
  const toasts = useToasts();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () =>
      withRequestAccess(queryClient, access, (requestAccess) => {
        const { _id: requestId } = access.request;
        const reader = { requestId, language: currentLanguage(), timeZone: readersZone() };
        return paper.kind === 'invoice'
          ? callForFile(downloadInvoice, {
              query: { ...reader, invoiceId: paper.invoiceId },
              requestAccess,
            })
          : callForFile(downloadReceipt, { query: { ...reader, of: paper.of }, requestAccess });
      }),
    onSuccess: (file) => saveBlob(file, `${paper.name}.pdf`),
    onError: ({ message: reason }) =>
      toasts.show({
        type: 'error',
        message:
          paper.kind === 'invoice'
            ? t('Error downloading invoice: {{reason}}', { reason })
            : t('Error downloading receipt: {{reason}}', { reason }),
      }),
  });
}
