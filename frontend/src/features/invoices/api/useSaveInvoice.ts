import type { BodyInputOf } from '@portal/contract/endpoint.ts';
import { changeInvoice, createInvoice } from '@portal/contract/endpoints/invoices.ts';
import type { InvoiceLineDraft } from '@portal/contract/schemas/invoiceDraft.ts';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';
import { holdsLines } from '../rules/holdsLines.ts';
import { useRefreshInvoices } from './useRefreshInvoices.ts';

interface Draft {
  /** Null for a new one. */
  invoiceId: string | null;
  /** Made by the form: a new draft is made once, however often it is sent. */
  key: string;
  lineItems: InvoiceLineDraft[];
}

/** Saves a draft, and is done once the invoices are loaded again. */
export function useSaveInvoice(requestId: string) {
  const refresh = useRefreshInvoices(requestId);
  return useMutation({
    mutationFn: async ({ invoiceId, key, lineItems }: Draft) => {
      if (invoiceId !== null) return rewrite({ requestId, invoiceId, updates: { lineItems } });
      const made = await call(createInvoice, { body: { requestId, key, lineItems } });
      // An earlier try made it, its answer was lost, and the lines were changed since.
      if (holdsLines(made, lineItems)) return made;
      return rewrite({ requestId, invoiceId: made.invoiceId, updates: { lineItems } });
    },
    onSettled: refresh,
  });
}

function rewrite(body: BodyInputOf<typeof changeInvoice>) {
  return call(changeInvoice, { body });
}
