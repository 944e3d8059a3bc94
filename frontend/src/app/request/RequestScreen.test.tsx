import { builtInStatuses } from '@portal/contract/configuration/catalogs/statuses.ts';
import { listRequestStatuses } from '@portal/contract/configuration/endpoints/configuration.ts';
import { downloadFileAuth } from '@portal/contract/files/endpoints/files.ts';
import { listInvoices } from '@portal/contract/invoices/endpoints.ts';
import { getPossibleDuplicates } from '@portal/contract/requests/endpoints/duplicates.ts';
import { getRequestDetails } from '@portal/contract/requests/endpoints/requestDetails.ts';
import type { RequestView } from '@portal/contract/requests/schemas/requestView.ts';
import { useQueryClient } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import { Link, Route, Routes } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openSession } from '../../lib/session/session.ts';
import { aSessionToken } from '../../testing/aSession.ts';
import { failOperation, MockFailure, mockOperation } from '../../testing/mockOperation.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { server } from '../../testing/server.ts';
import { readRecents } from '../../features/requests/recents/recentRequests.ts';
import { RecentRequestsCard } from '../../features/requests/recents/RecentRequestsCard.tsx';
import { aListItem } from '../../features/requests/testing/mockLists.ts';
import { aFile, aRequest } from '../../features/requests/testing/aRequest.ts';
import { aStaffRequest } from '../../features/requests/testing/aStaffRequest.ts';
import { mockLookups, trackerAddress } from '../../features/requests/testing/mockLookups.ts';
import { RequestScreen } from './RequestScreen.tsx';
import { RequestStatusScreen } from '../../features/tracker/screens/RequestStatusScreen.tsx';

const saveFromLink = vi.hoisted(() => vi.fn<(url: string) => void>());
vi.mock('../../features/files/api/saveFromLink.ts', () => ({ saveFromLink }));

const USER = 'usr_aaaaaaaaaaaaaaaaaaaaaaaa';
const ID = aRequest()._id;
const token = aSessionToken({ userId: USER });

beforeEach(() => openSession({ token, device: 'device-1' }));

function show(reply: () => RequestView | Promise<RequestView>, id = ID) {
  server.use(
    mockOperation(getRequestDetails, async () => ({ ...(await reply()), view: 'client' as const })),
    mockOperation(listRequestStatuses, () =>
      builtInStatuses.map((status) => ({ ...status, _id: status.key })),
    ),
  );
  const routedScreen = (
    <Routes>
      <Route path="/dashboard/request/:requestId" element={<RequestScreen />} />
      <Route path="/dashboard" element={<p>The dashboard</p>} />
    </Routes>
  );
  return renderScreen(routedScreen, `/dashboard/request/${id}`);
}

describe('a request that staff open from a list', () => {
  function ListOfOne() {
    useQueryClient().setQueryData(['requestList', {}], {
      requests: [aListItem(1, { _id: ID, orderId: 'LAW-2026-001', status: 'on_hold' })],
    });
    return <Link to={`/dashboard/request/${ID}`}>Open</Link>;
  }

  it('shows what its row knows until the rest has loaded', async () => {
    openSession({ token: aSessionToken({ userId: USER, role: 'staff' }), device: 'device-1' });
    const { promise, resolve } = Promise.withResolvers<void>();
    server.use(
      mockOperation(getRequestDetails, async () => {
        await promise;
        return { ...aStaffRequest({ _id: ID, orderId: 'LAW-2026-001' }), view: 'staff' as const };
      }),
      mockOperation(getPossibleDuplicates, () => []),
      mockOperation(listInvoices, () => []),
      mockOperation(listRequestStatuses, () =>
        builtInStatuses.map((status) => ({ ...status, _id: status.key })),
      ),
    );
    const { user } = renderScreen(
      <Routes>
        <Route path="/dashboard/request/:requestId" element={<RequestScreen />} />
        <Route path="/dashboard" element={<ListOfOne />} />
      </Routes>,
      '/dashboard',
    );
    await user.click(screen.getByRole('link', { name: 'Open' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Order LAW-2026-001' })).toHaveFocus();
    expect(screen.getByText('Maria Alvarez')).toBeVisible();
    expect(screen.getByText('On Hold')).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('Loading request details...');
    expect(screen.queryByRole('tab')).not.toBeInTheDocument();
    resolve();
    expect(await screen.findByRole('tab', { name: 'Overview' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Order LAW-2026-001' })).toHaveFocus();
  });
});

describe('a request of the signed-in client', () => {
  it('is shown and added to the recent requests', async () => {
    show(() => aRequest({ facilityName: 'Lakeview Hospital' }));
    expect(await screen.findByRole('heading', { name: 'Order LAW-2026-001' })).toBeInTheDocument();
    expect(screen.getByText('Lakeview Hospital')).toBeInTheDocument();
    expect(readRecents(USER).shown.map(({ requestId }) => requestId)).toEqual([ID]);
    expect(screen.queryByRole('button', { name: 'Add to my requests' })).not.toBeInTheDocument();
  });

  it('downloads files with the session and without request access', async () => {
    const file = aFile({ originalName: 'scan.pdf' });
    const requests: { query: object; access: string | null; session: string | null }[] = [];
    server.use(
      mockOperation(downloadFileAuth, ({ query, headers }) => {
        const access = headers.get('X-Request-Access');
        requests.push({ query, access, session: headers.get('X-Portal-Authorization') });
        return {
          url: 'https://files.example/scan.pdf',
          originalName: 'scan.pdf',
          contentType: 'application/pdf',
          downloadedAt: '2026-11-20T12:00:00.000Z',
        };
      }),
    );
    const { user } = show(() => aRequest({ loaFiles: [file], filesCount: 1 }));
    await user.click(await screen.findByRole('button', { name: 'Download scan.pdf' }));
    await waitFor(() => expect(saveFromLink).toHaveBeenCalledWith('https://files.example/scan.pdf'));
    expect(requests).toEqual([
      {
        query: { fileId: file.fileId, requestId: ID, action: 'download' },
        access: null,
        session: `Bearer ${token}`,
      },
    ]);
  });

  it('shows a placeholder while it loads', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    show(async () => {
      await promise;
      return aRequest();
    });
    expect(screen.getByRole('status', { name: '' })).toHaveTextContent('Loading request details...');
    resolve();
    expect(await screen.findByRole('heading', { name: 'Order LAW-2026-001' })).toBeInTheDocument();
  });
});

it('shows a request that was looked up by code, also from the recent requests', async () => {
  mockLookups(() => aRequest({ facilityName: 'Lakeview Hospital' }));
  server.use(failOperation(getRequestDetails, 'not_found', 'Request not found'));
  const { user } = renderScreen(
    <>
      <Link to={`/dashboard/request/${ID}`}>Open it</Link>
      <Link to="/dashboard">Leave</Link>
      <Routes>
        <Route path="/request-status" element={<RequestStatusScreen />} />
        <Route path="/dashboard" element={<RecentRequestsCard viewer={USER} />} />
        <Route path="/dashboard/request/:requestId" element={<RequestScreen />} />
      </Routes>
    </>,
    trackerAddress,
  );
  await screen.findByRole('heading', { name: 'Order LAW-2026-001' });
  await user.click(screen.getByRole('link', { name: 'Leave' }));
  const recents = within(screen.getByRole('region', { name: 'Recent Client Requests' }));
  expect(await recents.findByRole('link', { name: 'Maria Alvarez' })).toBeInTheDocument();
  expect(recents.getByText(/LAW-2026-001 · Lakeview Hospital/)).toBeInTheDocument();
  await user.click(recents.getByRole('link', { name: 'Maria Alvarez' }));
  expect(await screen.findByRole('heading', { name: 'Order LAW-2026-001' })).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: 'Add to my requests' })).toBeInTheDocument();
  expect(readRecents(USER).shown).toMatchObject([{ requestId: ID, byCode: true }]);
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('LAW-2026-001');
});

describe('a request that cannot be shown', () => {
  it('shows the error and loads on retry', async () => {
    let fails = true;
    const { user } = show(() => {
      if (fails) throw new MockFailure('unexpected', 'Something went wrong on our side.');
      return aRequest();
    });
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Error Loading Request');
    expect(alert).toHaveTextContent('Something went wrong on our side.');
    expect(screen.getByRole('link', { name: 'Back to Dashboard' })).toHaveAttribute('href', '/dashboard');
    fails = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { name: 'Order LAW-2026-001' })).toBeInTheDocument();
  });

  it('shows a default message when the server gives no reason', async () => {
    show(() => {
      throw new MockFailure('unexpected', '');
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch request details');
  });

  it('links to the dashboard and is not added to the recent requests when it does not exist', async () => {
    const { user } = show(() => {
      throw new MockFailure('not_found', 'Request not found');
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('Request not found');
    expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Enter Order ID and code' })).toHaveAttribute(
      'href',
      '/request-status',
    );
    expect(readRecents(USER).count).toBe(0);
    await user.click(screen.getByRole('link', { name: 'Back to Dashboard' }));
    expect(await screen.findByText('The dashboard')).toBeInTheDocument();
  });

  it('is reported as not found when the URL holds no valid ID', async () => {
    show(() => {
      throw new MockFailure('invalid_input', 'The request ID is not valid');
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('Request not found');
  });
});
