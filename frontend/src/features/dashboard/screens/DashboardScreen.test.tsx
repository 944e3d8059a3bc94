import { dashboardAnalytics } from '@portal/contract/analytics/endpoints/dashboard.ts';
import { getRequestDetails } from '@portal/contract/requests/endpoints/requestDetails.ts';
import type { RequestView } from '@portal/contract/requests/schemas/requestView.ts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { beforeAll, describe, expect, it } from 'vitest';
import { openSession } from '../../../lib/session/session.ts';
import { sessionKeys } from '../../../lib/storage/sessionKeys.ts';
import { aSessionToken } from '../../../testing/aSession.ts';
import { MockFailure, mockOperation } from '../../../testing/mockOperation.ts';
import { renderScreen } from '../../../testing/renderScreen.tsx';
import { server } from '../../../testing/server.ts';
import { answerLists, aPage } from '../../requests/list/testing/listAnswers.ts';
import { readRecents, recordRecent } from '../../requests/recents/recentRequests.ts';
import { aRequest } from '../../requests/testing/aRequest.ts';
import { someFigures } from '../staff/testing/someFigures.ts';
import { DashboardScreen } from './DashboardScreen.tsx';

const USER = 'usr_aaaaaaaaaaaaaaaaaaaaaaaa';
const id = (number: number) => `req_${String(number).padStart(20, '0')}`;

// The parts that the screen fetches when it is shown: how long that takes is not what is tested.
beforeAll(async () => {
  await Promise.all([
    import('../components/ClientStart.tsx'),
    import('../staff/StaffStart.tsx'),
    import('../staff/components/SubmittedBanner.tsx'),
    import('../../requests/list/components/ListContent.tsx'),
    import('../../requests/list/components/ListFilters.tsx'),
  ]);
}, 60_000);

function show(role: 'client' | 'staff' | 'admin' = 'client') {
  openSession({ token: aSessionToken({ userId: USER, role }), device: 'device-1' });
  answerLists((query) => aPage(query, 1));
  server.use(mockOperation(dashboardAnalytics, () => someFigures()));
  return renderScreen(<DashboardScreen />, '/dashboard');
}

/** Looks at the requests of these numbers, the last one just now. */
function look(...numbers: number[]) {
  for (const [index, number] of numbers.entries()) {
    recordRecent(USER, id(number), new Date(Date.now() - (numbers.length - 1 - index) * 3_600_000));
  }
}

function answerDetails(reply: (number: number) => Partial<RequestView>) {
  server.use(
    mockOperation(getRequestDetails, ({ query }) => ({
      ...aRequest({ _id: query.requestId, ...reply(Number(query.requestId.slice(4))) }),
      view: 'client' as const,
    })),
  );
}

const card = async () => within(await screen.findByRole('region', { name: 'Recent Client Requests' }));

describe('the dashboard of a client', () => {
  it('has the ways in and their requests', async () => {
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

  it('leads to the page of choices while a request is unfinished', async () => {
    sessionStorage.setItem(sessionKeys.draft, '{}');
    show();
    expect(await screen.findByRole('link', { name: 'Create New Request' })).toHaveAttribute(
      'href',
      '/client/request',
    );
    await screen.findByRole('table');
  });
});

describe('the dashboard of the provider’s people', () => {
  it.each(['staff', 'admin'] as const)('who are %s shows all requests and no ways in', async (role) => {
    show(role);
    expect(await screen.findByRole('table', { name: 'Recent Client Requests' })).toBeInTheDocument();
    const edit = screen.getByRole('link', { name: 'View & Edit order LAW-1 in a new tab' });
    expect(edit).toHaveTextContent('View & Edit');
    expect(edit).toHaveAttribute('target', '_blank');
    expect(edit).toHaveAttribute('rel', 'noopener');
    expect(screen.queryByRole('link', { name: 'Create New Request' })).not.toBeInTheDocument();
    expect(screen.queryByText('No recent requests')).not.toBeInTheDocument();
  });

  it('shows how the work stands, and the requests even when that is not known', async () => {
    const { user } = show('staff');
    expect(await screen.findByRole('region', { name: 'Requests over time' })).toBeInTheDocument();
    server.use(
      mockOperation(dashboardAnalytics, () => {
        throw new MockFailure('unexpected', 'Something went wrong.');
      }),
    );
    cleanup();
    renderScreen(<DashboardScreen />, '/dashboard');
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch dashboard analytics');
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(await screen.findByRole('table', { name: 'Recent Client Requests' })).toBeInTheDocument();
  });
});

describe('the news of a submitted request', () => {
  const address = () => `${window.location.pathname}${window.location.search}`;
  const banner = () => screen.findByText(/submitted successfully!/);

  function arrive(search: string) {
    openSession({ token: aSessionToken({ userId: USER, role: 'staff' }), device: 'device-1' });
    const calls = { list: 0, figures: 0 };
    answerLists((query) => {
      calls.list += 1;
      return aPage(query, 1);
    });
    server.use(
      mockOperation(dashboardAnalytics, () => {
        calls.figures += 1;
        return someFigures();
      }),
    );
    const shown = (
      <>
        <DashboardScreen />
        <Link to="/dashboard?success=true&orderId=INT-7">Submit</Link>
      </>
    );
    return { calls, ...renderScreen(shown, `/dashboard${search}`) };
  }

  it.each([
    [
      '?success=true&orderId=INT-7',
      'Request submitted successfully! Order ID: INT-7. It will be processed shortly.',
    ],
    ['?success=true', 'Subpoena request submitted successfully! It will be processed shortly.'],
  ])('%s is said, until it is closed', async (search, text) => {
    const { user } = arrive(search);
    expect(await banner()).toHaveTextContent(text);
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByText(text)).not.toBeInTheDocument();
    expect(address()).toBe('/dashboard');
  });

  it('leaves after five seconds, and takes neither history nor filters with it', async () => {
    const entries = window.history.length;
    arrive('?success=true&orderId=INT-7&status=pending');
    await banner();
    await waitFor(() => expect(address()).toBe('/dashboard?status=pending'), { timeout: 7000 });
    await waitFor(() => expect(screen.queryByText(/submitted successfully!/)).not.toBeInTheDocument());
    expect(window.history.length).toBe(entries);
  });

  it('has the list and the figures loaded again', async () => {
    const { calls, user } = arrive('');
    await screen.findByRole('table');
    await screen.findByText('Total Requests');
    expect(calls).toEqual({ list: 1, figures: 1 });
    await user.click(screen.getByRole('link', { name: 'Submit' }));
    await banner();
    await waitFor(() => expect(calls).toEqual({ list: 2, figures: 2 }));
  });

  it.each(['', '?success=false&orderId=INT-7', '?orderId=INT-7'])('is none at %j', async (search) => {
    arrive(search);
    await screen.findByRole('table');
    expect(screen.queryByText(/submitted successfully!/)).not.toBeInTheDocument();
  });
});

describe('recent requests', () => {
  it('are empty at first', async () => {
    show();
    expect((await card()).getByText('No recent requests')).toBeInTheDocument();
  });

  it('show the latest three with what is fetched of them', async () => {
    look(1, 2, 3, 4);
    answerDetails((number) =>
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
    expect(items[0]).toMatch(/Unknown Patient.*Completed.*LAW-4.*Not specified.*Just now/);
    expect(items[1]).toMatch(/Patient 3.*Pending.*LAW-3.*Central Medical Center.*1h ago/);
    expect(recent.getByText('Showing 3 most recent of 4 requests')).toBeInTheDocument();
  });

  it('can be removed, and the next one moves up', async () => {
    look(1, 2, 3, 4);
    answerDetails((number) => ({ patientName: `Patient ${number}`, orderId: `LAW-${number}` }));
    const { user } = show();
    const recent = await card();
    await user.click(await recent.findByRole('button', { name: 'Remove LAW-3 from recent requests' }));
    expect(await recent.findByRole('link', { name: 'Patient 1' })).toBeInTheDocument();
    expect(recent.queryByRole('link', { name: 'Patient 3' })).not.toBeInTheDocument();
    expect(recent.queryByText(/Showing 3 most recent/)).not.toBeInTheDocument();
    expect(readRecents(USER).count).toBe(3);
  });

  it('lose one that is not there for this person', async () => {
    look(1, 2);
    answerDetails((number) => {
      if (number === 2) throw new MockFailure('not_found', 'Request not found');
      return { patientName: 'Patient 1' };
    });
    show();
    await (await card()).findByRole('link', { name: 'Patient 1' });
    await waitFor(() => expect(readRecents(USER).shown.map(({ requestId }) => requestId)).toEqual([id(1)]));
    expect((await card()).getAllByRole('listitem')).toHaveLength(1);
  });

  it('offer to enter the code again for one that was opened by it, and keep it', async () => {
    recordRecent(USER, id(2), new Date(), true);
    answerDetails(() => {
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

  it('show one that was added to theirs since it was opened by its code', async () => {
    recordRecent(USER, id(2), new Date(), true);
    answerDetails(() => ({ patientName: 'Patient 2' }));
    show();
    expect(await (await card()).findByRole('link', { name: 'Patient 2' })).toBeInTheDocument();
  });

  it('keep one that could not be fetched', async () => {
    look(1);
    answerDetails(() => {
      throw new MockFailure('unexpected', 'Something went wrong.');
    });
    show();
    expect(await (await card()).findByText(/This request could not be loaded/)).toBeInTheDocument();
    expect(readRecents(USER).count).toBe(1);
  });
});
