import { dashboardAnalytics } from '@portal/contract/analytics/endpoints/dashboard.ts';
import { getRequestDetails } from '@portal/contract/requests/endpoints/requestDetails.ts';
import type { RequestView } from '@portal/contract/requests/schemas/requestView.ts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { beforeAll, describe, expect, it } from 'vitest';
import { openSession } from '../../../lib/session/session.ts';
import { aDraft } from '../../../testing/aDraft.ts';
import { aSessionToken } from '../../../testing/aSession.ts';
import { failOperation, MockFailure, mockOperation } from '../../../testing/mockOperation.ts';
import { renderScreen } from '../../../testing/renderScreen.tsx';
import { server } from '../../../testing/server.ts';
import { draftStore, savedDraftStore } from '../../requests/draft/draftStore.ts';
import { mockLists, aPage } from '../../requests/testing/mockLists.ts';
import { readRecents, recordRecent } from '../../requests/recents/recentRequests.ts';
import { aRequest } from '../../requests/testing/aRequest.ts';
import { someFigures } from '../staff/testing/someFigures.ts';
import { DashboardScreen } from './DashboardScreen.tsx';

const USER = 'usr_aaaaaaaaaaaaaaaaaaaaaaaa';
const id = (number: number) => `req_${String(number).padStart(20, '0')}`;

// Preloads the lazy parts of the screen, so that tests do not wait for them.
beforeAll(async () => {
  await Promise.all([
    import('../components/ClientActions.tsx'),
    import('../../requests/recents/RecentRequestsCard.tsx'),
    import('../staff/StaffDashboard.tsx'),
    import('../staff/components/SubmittedBanner.tsx'),
    import('../../worklist/components/ListContent.tsx'),
    import('../../worklist/components/ListFilters.tsx'),
  ]);
}, 60_000);

function show(role: 'client' | 'staff' | 'admin' = 'client') {
  openSession({ token: aSessionToken({ userId: USER, role }), device: 'device-1' });
  mockLists((query) => aPage(query, 1));
  server.use(mockOperation(dashboardAnalytics, () => someFigures()));
  return renderScreen(<DashboardScreen />, '/dashboard');
}

/** Records that the requests with these numbers were opened, an hour apart; the last one just now. */
function openRequests(...numbers: number[]) {
  for (const [index, number] of numbers.entries()) {
    recordRecent(USER, id(number), new Date(Date.now() - (numbers.length - 1 - index) * 3_600_000));
  }
}

function mockDetails(reply: (number: number) => Partial<RequestView>) {
  server.use(
    mockOperation(getRequestDetails, ({ query }) => ({
      ...aRequest({ _id: query.requestId, ...reply(Number(query.requestId.slice(4))) }),
      view: 'client' as const,
    })),
  );
}

const card = async () => within(await screen.findByRole('region', { name: 'Recent Client Requests' }));

describe('the client dashboard', () => {
  it('shows the actions and the client’s requests', async () => {
    show();
    expect(screen.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeInTheDocument();
    expect(await screen.findByRole('link', { name: 'Create New Request' })).toHaveAttribute(
      'href',
      '/client/request?step=1',
    );
    expect(screen.getByRole('link', { name: 'Update Request' })).toHaveAttribute(
      'href',
      '/client/request?update',
    );
    expect(screen.getByRole('link', { name: 'View Existing Request' })).toHaveAttribute(
      'href',
      '/request-status',
    );
    expect(await screen.findByRole('table', { name: 'Your requests' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'View order LAW-1' })).not.toHaveAttribute('target');
  });

  it('links to the choice page while this tab has a request that is not saved in the account', async () => {
    draftStore.save(aDraft());
    show();
    expect(await screen.findByRole('link', { name: 'Create New Request' })).toHaveAttribute(
      'href',
      '/client/request',
    );
    await screen.findByRole('table');
  });
});

it('a new request replaces one of this tab that is saved in the account', async () => {
  draftStore.save(aDraft());
  savedDraftStore.save({ draftId: aDraft().draftId, version: 1 });
  const { user } = show();
  await user.click(await screen.findByRole('link', { name: 'Create New Request' }));
  expect(window.location.search).toBe('?step=1');
  expect(draftStore.read()).toBeNull();
});

describe('the staff dashboard', () => {
  it('leads from the title to the first row with Tab and Enter', async () => {
    const { user } = show('staff');
    const table = await screen.findByRole('table', { name: 'Recent Client Requests' });
    screen.getByRole('heading', { level: 1 }).focus();
    await user.tab();
    expect(screen.getByRole('link', { name: 'Skip to the list' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(within(table).getAllByRole('row')[1]).toHaveFocus();
  });

  it.each(['staff', 'admin'] as const)('shows %s all requests and no client actions', async (role) => {
    show(role);
    expect(await screen.findByRole('table', { name: 'Recent Client Requests' })).toBeInTheDocument();
    const edit = screen.getByRole('link', { name: 'View & Edit order LAW-1 in a new tab' });
    expect(edit).toHaveTextContent('View & Edit');
    expect(edit).toHaveAttribute('target', '_blank');
    expect(edit).toHaveAttribute('rel', 'noopener');
    expect(screen.queryByRole('link', { name: 'Create New Request' })).not.toBeInTheDocument();
    expect(screen.queryByText('No recent requests')).not.toBeInTheDocument();
  });

  it('shows the figures, and shows the requests even when the figures fail to load', async () => {
    const { user } = show('staff');
    expect(await screen.findByRole('region', { name: 'Requests over time' })).toBeInTheDocument();
    server.use(failOperation(dashboardAnalytics, 'unexpected', 'Something went wrong.'));
    cleanup();
    renderScreen(<DashboardScreen />, '/dashboard');
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch dashboard analytics');
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(await screen.findByRole('table', { name: 'Recent Client Requests' })).toBeInTheDocument();
  });
});

describe('the banner of a submitted request', () => {
  const address = () => `${window.location.pathname}${window.location.search}`;
  const banner = () => screen.findByText(/submitted successfully!/);

  function openAt(search: string) {
    openSession({ token: aSessionToken({ userId: USER, role: 'staff' }), device: 'device-1' });
    const calls = { list: 0, figures: 0 };
    mockLists((query) => {
      calls.list += 1;
      return aPage(query, 1);
    });
    server.use(
      mockOperation(dashboardAnalytics, () => {
        calls.figures += 1;
        return someFigures();
      }),
    );
    const content = (
      <>
        <DashboardScreen />
        <Link to="/dashboard?success=true&orderId=INT-7">Submit</Link>
      </>
    );
    return { calls, ...renderScreen(content, `/dashboard${search}`) };
  }

  it.each([
    [
      '?success=true&orderId=INT-7',
      'Request submitted successfully! Order ID: INT-7. It will be processed shortly.',
    ],
    ['?success=true', 'Subpoena request submitted successfully! It will be processed shortly.'],
  ])('is shown for %s until it is closed', async (search, text) => {
    const { user } = openAt(search);
    expect(await banner()).toHaveTextContent(text);
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByText(text)).not.toBeInTheDocument();
    expect(address()).toBe('/dashboard');
  });

  it('disappears after five seconds, and keeps history and filters', async () => {
    const entries = window.history.length;
    openAt('?success=true&orderId=INT-7&status=pending');
    await banner();
    await waitFor(() => expect(address()).toBe('/dashboard?status=pending'), { timeout: 10_000 });
    await waitFor(() => expect(screen.queryByText(/submitted successfully!/)).not.toBeInTheDocument());
    expect(window.history.length).toBe(entries);
  });

  it('reloads the list and the figures', async () => {
    const { calls, user } = openAt('');
    await screen.findByRole('table');
    await screen.findByText('Total Requests');
    expect(calls).toEqual({ list: 1, figures: 1 });
    await user.click(screen.getByRole('link', { name: 'Submit' }));
    await banner();
    await waitFor(() => expect(calls).toEqual({ list: 2, figures: 2 }));
  });

  it.each(['', '?success=false&orderId=INT-7', '?orderId=INT-7'])('is not shown for %j', async (search) => {
    openAt(search);
    await screen.findByRole('table');
    expect(screen.queryByText(/submitted successfully!/)).not.toBeInTheDocument();
  });
});

describe('recent requests', () => {
  it('are empty at first', async () => {
    show();
    expect((await card()).getByText('No recent requests')).toBeInTheDocument();
  });

  it('show the latest three with their details', async () => {
    openRequests(1, 2, 3, 4);
    mockDetails((number) =>
      number === 4
        ? { patientName: '', orderId: 'LAW-4', status: 'completed', facilityName: '' }
        : { patientName: `Patient ${number}`, orderId: `LAW-${number}` },
    );
    show();
    const recent = await card();
    expect(await recent.findByRole('link', { name: 'Unknown Patient' })).toHaveAttribute(
      'href',
      `/dashboard/request/${id(4)}`,
    );
    await recent.findByRole('link', { name: 'Patient 2' });
    const items = recent.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(items).toHaveLength(3);
    expect(items[0]).toMatch(/Unknown Patient.*Completed.*LAW-4.*No facility.*Just now/);
    expect(items[1]).toMatch(/Patient 3.*Pending.*LAW-3.*Central Medical Center.*1h ago/);
    expect(recent.getByText('Showing 3 most recent of 4 requests')).toBeInTheDocument();
  });

  it('can be removed, and the next one takes its place', async () => {
    openRequests(1, 2, 3, 4);
    mockDetails((number) => ({ patientName: `Patient ${number}`, orderId: `LAW-${number}` }));
    const { user } = show();
    const recent = await card();
    await user.click(await recent.findByRole('button', { name: 'Remove LAW-3 from recent requests' }));
    expect(await recent.findByRole('link', { name: 'Patient 1' })).toBeInTheDocument();
    expect(recent.queryByRole('link', { name: 'Patient 3' })).not.toBeInTheDocument();
    expect(recent.queryByText(/Showing 3 most recent/)).not.toBeInTheDocument();
    expect(readRecents(USER).count).toBe(3);
  });

  it('drop a request that this person cannot open', async () => {
    openRequests(1, 2);
    mockDetails((number) => {
      if (number === 2) throw new MockFailure('not_found', 'Request not found');
      return { patientName: 'Patient 1' };
    });
    show();
    await (await card()).findByRole('link', { name: 'Patient 1' });
    await waitFor(() => expect(readRecents(USER).shown.map(({ requestId }) => requestId)).toEqual([id(1)]));
    expect((await card()).getAllByRole('listitem')).toHaveLength(1);
  });

  it('keep a request opened by code, and offer to enter the code again', async () => {
    recordRecent(USER, id(2), new Date(), true);
    mockDetails(() => {
      throw new MockFailure('not_found', 'Request not found');
    });
    show();
    const recent = await card();
    expect(
      await recent.findByText('You opened this request with its Order ID and code.'),
    ).toBeInTheDocument();
    expect(recent.getByRole('link', { name: 'Enter them again' })).toHaveAttribute('href', '/request-status');
    expect(readRecents(USER).count).toBe(1);
  });

  it('show a request opened by code that was later added to the account', async () => {
    recordRecent(USER, id(2), new Date(), true);
    mockDetails(() => ({ patientName: 'Patient 2' }));
    show();
    expect(await (await card()).findByRole('link', { name: 'Patient 2' })).toBeInTheDocument();
  });

  it('keep a request that failed to load', async () => {
    openRequests(1);
    mockDetails(() => {
      throw new MockFailure('unexpected', 'Something went wrong.');
    });
    show();
    expect(await (await card()).findByText(/This request could not be loaded/)).toBeInTheDocument();
    expect(readRecents(USER).count).toBe(1);
  });
});
