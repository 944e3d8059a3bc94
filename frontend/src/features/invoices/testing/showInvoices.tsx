import { listInvoices } from '@portal/contract/invoices/endpoints.ts';
import type { StaffInvoiceView } from '@portal/contract/invoices/schemas/invoice.ts';
import { screen, within } from '@testing-library/react';
import { openSession } from '../../../lib/session/session.ts';
import { aSessionToken } from '../../../testing/aSession.ts';
import { mockOperation } from '../../../testing/mockOperation.ts';
import { renderScreen } from '../../../testing/renderScreen.tsx';
import { server } from '../../../testing/server.ts';
// The card loads this when it is needed; a test is not to wait for that.
import '../components/InvoiceDialog.tsx';
import { InvoicesCard } from '../InvoicesCard.tsx';

/** Shows the invoices of a request, once they are there. `onRecord` is what the API answers: a test may change it. */
export async function showInvoices(
  invoices: readonly StaffInvoiceView[],
  role: 'staff' | 'admin' = 'staff',
  reply?: () => StaffInvoiceView[],
) {
  const onRecord = [...invoices];
  const asked: { requestId: string; showAll: boolean }[] = [];
  openSession({ token: aSessionToken({ role }), device: 'device-1' });
  server.use(
    mockOperation(listInvoices, ({ query }) => {
      asked.push(query);
      return reply ? reply() : onRecord;
    }),
  );
  const rendered = renderScreen(<InvoicesCard requestId="req_00000000000000000001" />);
  if (invoices[0]) await screen.findByText(invoices[0].invoiceNumber, {}, { timeout: 10_000 });
  return { ...rendered, onRecord, asked, row: rowOf };
}

/** What stands in the row of an invoice. */
export function rowOf({ invoiceNumber }: Pick<StaffInvoiceView, 'invoiceNumber'>) {
  return within(screen.getByRole('listitem', { name: invoiceNumber }));
}
