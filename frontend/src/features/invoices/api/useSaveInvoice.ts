import { changeInvoice, createInvoice } from '@portal/contract/invoices/endpoints.ts';
import type { StaffInvoiceView } from '@portal/contract/invoices/schemas/invoice.ts';
import type { InvoiceLineDraft } from '@portal/contract/invoices/schemas/invoiceDraft.ts';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';
import { useRefreshInvoices } from './useRefreshInvoices.ts';

interface Draft {
  /** The version that the user edited; null for a new draft. */
  seen: Pick<StaffInvoiceView, 'invoiceId' | 'version'> | null;
  /** Idempotency key of the form: retries create one draft. */
  key: string;
  lineItems: InvoiceLineDraft[];
}

/** Creates or updates a draft. Settles after the invoices are reloaded. */
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
