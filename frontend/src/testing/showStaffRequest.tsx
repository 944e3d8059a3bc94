import { builtInStatuses } from '@portal/contract/configuration/catalogs/statuses.ts';
import { downloadFileAuth } from '@portal/contract/files/endpoints/files.ts';
import { listRequestStatuses } from '@portal/contract/configuration/endpoints/configuration.ts';
import { listInvoices } from '@portal/contract/invoices/endpoints.ts';
import { getRequestNotices } from '@portal/contract/notifications/endpoints.ts';
import { getRequestAccounts } from '@portal/contract/requests/endpoints/requestAccounts.ts';
import { getRequestDetails } from '@portal/contract/requests/endpoints/requestDetails.ts';
import type { StaffInvoiceView } from '@portal/contract/invoices/schemas/invoice.ts';
import type { StaffRequestView } from '@portal/contract/requests/schemas/staffRequestView.ts';
import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { openSession } from '../lib/session/session.ts';
import { aSessionToken } from './aSession.ts';
import { getPossibleDuplicates } from '@portal/contract/requests/endpoints/duplicates.ts';
import { MockFailure, mockOperation } from './mockOperation.ts';
import { renderScreen } from './renderScreen.tsx';
import { server } from './server.ts';
import { RequestScreen } from '../app/request/RequestScreen.tsx';
// Preloads lazy parts of the screen so that tests don't wait for the imports.
import '../features/invoices/InvoicesCard.tsx';
import '../features/desk/StaffRequest.tsx';
import type { RequestTab } from '../features/desk/requestTabs.ts';
import { aStaffRequest } from '../features/requests/testing/aStaffRequest.ts';

const A_USER = `usr_${'a'.repeat(24)}`;

/** Opens a request as staff and waits until it is shown. The API returns `stored`, which tests may change. */
export async function showStaffRequest(
  facts: Partial<StaffRequestView> = {},
  invoices: StaffInvoiceView[] = [],
  tab: RequestTab = 'details',
  userId = A_USER,
  routerState: unknown = null,
) {
  const stored = aStaffRequest(facts);
  openSession({ token: aSessionToken({ role: 'staff', userId }), device: 'device-1' });
  server.use(
    mockOperation(getRequestDetails, () => ({ ...stored, view: 'staff' as const })),
    mockOperation(listInvoices, () => invoices),
    mockOperation(getPossibleDuplicates, () => []),
    mockOperation(getRequestAccounts, () => ({ accounts: [], removed: [] })),
    mockOperation(getRequestNotices, () => ({ notices: [], nextCursor: null, undelivered: [] })),
    mockOperation(listRequestStatuses, () =>
      builtInStatuses.map((status) => ({ ...status, _id: status.key })),
    ),
  );
  // The tab shows a document at once.
  if (tab === 'documents') {
    server.use(
      mockOperation(downloadFileAuth, () => {
        throw new MockFailure('not_found', 'File not found');
      }),
    );
  }
  const routedScreen = (
    <Routes>
      <Route path="/dashboard/request/:requestId" element={<RequestScreen />} />
      <Route path="*" element={null} />
    </Routes>
  );
  const rendered = renderScreen(routedScreen, `/dashboard/request/${stored._id}?tab=${tab}`, routerState);
  const title = { level: 1, name: `Order ${stored.orderId}` };
  // The first rendering in a test file creates all styles, which takes long on a busy machine.
  await screen.findByRole('heading', title, { timeout: 10_000 });
  return { ...rendered, stored };
}
