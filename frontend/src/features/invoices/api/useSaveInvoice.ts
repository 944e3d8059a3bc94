import { changeInvoice, createInvoice } from '@portal/contract/invoices/endpoints.ts';
import type { StaffInvoiceView } from '@portal/contract/invoices/schemas/invoice.ts';
import type { InvoiceLineDraft } from '@portal/contract/invoices/schemas/invoiceDraft.ts';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';
import { useRefreshInvoices } from './useRefreshInvoices.ts';

interface Draft {
  /** What was seen of the draft; null for a new one. */
  seen: Pick<StaffInvoiceView, 'invoiceId' | 'version'> | null;
  /** Made by the form: a new draft is made once, however often it is sent. */
  key: string;
  lineItems: InvoiceLineDraft[];
}

/** Saves a draft, and is done once the invoices are loaded again. */
export function useSaveInvoice(requestId: string) {
  const refresh = useRefreshInvoices(requestId);
  return useMutation({
    mutationFn: ({ seen, key, lineItems }: Draft) =>
      seen === null
        ? call(createInvoice, { body: { requestId, key, lineItems } })
        : call(changeInvoice, {
            body: {
              requestId,
              invoiceId: seen.invoiceId,
              seenVersion: seen.version,
              updates: { lineItems },
            },
          }),
    onSettled: refresh,
  });
}
