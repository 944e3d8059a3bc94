import { listInvoices } from '@portal/contract/invoices/endpoints.ts';
import type { StaffInvoiceView } from '@portal/contract/invoices/schemas/invoice.ts';
import { screen, within } from '@testing-library/react';
import { openSession } from '../../../lib/session/session.ts';
import { aSessionToken } from '../../../testing/aSession.ts';
import { mockOperation } from '../../../testing/mockOperation.ts';
import { renderScreen } from '../../../testing/renderScreen.tsx';
import { server } from '../../../testing/server.ts';
// The card loads the dialog lazily. Loading it here keeps tests from waiting for it.
import '../components/InvoiceDialog.tsx';
import { InvoicesCard } from '../InvoicesCard.tsx';

/** Renders the invoices of a request and waits for them. Tests change `stored` to change what the API returns. */
export async function showInvoices(
  invoices: readonly StaffInvoiceView[],
  role: 'staff' | 'admin' = 'staff',
  reply?: () => StaffInvoiceView[],
  packetPages = 0,
) {
  const stored = [...invoices];
  const requests: { requestId: string; showAll: boolean }[] = [];
  openSession({ token: aSessionToken({ role }), device: 'device-1' });
  server.use(
    mockOperation(listInvoices, ({ query }) => {
      requests.push(query);
      return reply ? reply() : stored;
    }),
  );
  const rendered = renderScreen(
    <InvoicesCard requestId="req_00000000000000000001" packetPages={packetPages} />,
  );
  if (invoices[0]) await screen.findByText(invoices[0].invoiceNumber, {}, { timeout: 10_000 });
  return { ...rendered, stored, requests, row: rowOf };
}

/** Queries within the row of an invoice. */
export function rowOf({ invoiceNumber }: Pick<StaffInvoiceView, 'invoiceNumber'>) {
  return within(screen.getByRole('listitem', { name: invoiceNumber }));
}
