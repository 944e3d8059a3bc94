import { assignRequest } from '@portal/contract/requests/endpoints/assignment.ts';
import type { DataOf, QueryOf } from '@portal/contract/endpoint.ts';
import { getRequestDetails } from '@portal/contract/requests/endpoints/requestDetails.ts';
import { getLiveList, startNext } from '@portal/contract/requests/live/endpoints.ts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mockOperation } from '../../testing/mockOperation.ts';
import { recordBodies } from '../../testing/recordBodies.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { server } from '../../testing/server.ts';
import { signInAs } from '../../testing/signInAs.ts';
import { enableShortcuts } from '../../lib/shortcuts/shortcutsSetting.ts';
import { RequestList } from './RequestList.tsx';
import { aPage, mockLists } from '../requests/testing/mockLists.ts';
import { aStaffRequest } from '../requests/testing/aStaffRequest.ts';
// Preloaded so that tests don't wait for the imports.
import './LiveList.tsx';
import '../requests/live/components/StartNext.tsx';

const ids = [1, 2, 3].map((number) => `req_${String(number).padStart(20, '0')}`);

/** Mocks the change feed: the list as loaded, and later `current.update`. */
function mockFeed() {
  const current: { update: DataOf<typeof getLiveList>['update'] } = { update: null };
  const calls: { query: QueryOf<typeof getLiveList>; headers: Headers }[] = [];
  let changes = 0;
  let present: DataOf<typeof getLiveList>['present'] = [];
  server.use(
    mockOperation(getLiveList, (call) => {
      calls.push(call);
      if (current.update) changes = 7;
      return { changes, present, update: current.update };
    }),
  );
  return { current, calls, setPresent: (people: typeof present) => (present = people) };
}

const poll = () => act(() => vi.advanceTimersByTimeAsync(4100));

async function showList() {
  const rendered = renderScreen(
    <Routes>
      <Route
        path="/dashboard"
        element={
          <RequestList
            title="Requests"
            isStaff
            action={{ label: 'View', accessibleName: (id) => `View ${id}` }}
          />
        }
      />
      <Route path="*" element={<p>Another page</p>} />
    </Routes>,
    '/dashboard?status=pending',
  );
  await screen.findByRole('table');
  await screen.findByRole('button', { name: 'Start next' });
  return rendered;
}

const rows = () => within(screen.getByRole('table')).getAllByRole('row').slice(1);

beforeEach(() => {
  signInAs({ role: 'staff' });
  enableShortcuts(true);
  // The call starts when a request is opened, before its page is rendered.
  server.use(mockOperation(getRequestDetails, () => ({ ...aStaffRequest(), view: 'staff' as const })));
});

afterEach(() => {
  vi.useRealTimers();
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'visible' });
});

describe('the staff’s request list', () => {
  it('updates rows in place, marks them, and announces new requests', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const queries = mockLists((query) => aPage(query, 3));
    const feed = mockFeed();
    await showList();
    await waitFor(() => expect(feed.calls).not.toHaveLength(0));
    expect(feed.calls[0]!.query).toMatchObject({ ids: ids.join(','), status: 'pending' });
    expect(feed.calls[0]!.headers.get('x-background')).toBe('1');

    const page = aPage({ page: 1, limit: 10, sortBy: 'submittedAt', sortOrder: 'desc' }, 3).requests;
    feed.current.update = {
      rows: page.map((row, index) => (index === 1 ? { ...row, patientName: 'Ben Ray' } : row)),
      matching: [ids[0]!, ids[1]!],
      totalCount: 5,
      countIsExact: true,
    };
    feed.setPresent([
      { requestId: ids[0]!, people: [{ userId: 'usr_1', name: 'Ana Lee', state: 'editing' }] },
    ]);
    await poll();
    await screen.findByText('Ben Ray');
    expect(rows().map((row) => row.getAttribute('data-row'))).toEqual(ids);
    expect(rows()[0]).toHaveTextContent('Ana Lee is editing');
    expect(rows()[1]).toHaveTextContent('Updated');
    expect(rows()[2]).toHaveTextContent('No longer in this list');
    expect(screen.getByText('3 new requests')).toBeInTheDocument();
    expect(queries).toHaveLength(1);

    feed.current.update = null;
    await act(() => vi.advanceTimersByTimeAsync(12_000));
    expect(rows()[1]).not.toHaveTextContent('Updated');
    screen.getByRole('button', { name: 'Show' }).click();
    await waitFor(() => expect(queries).toHaveLength(2));
    await waitFor(() => expect(screen.queryByText('3 new requests')).not.toBeInTheDocument());
  });

  it('does not poll while the tab is hidden, and polls at once when it is shown', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    mockLists((query) => aPage(query, 3));
    const feed = mockFeed();
    await showList();
    await waitFor(() => expect(feed.calls).not.toHaveLength(0));
    await act(() => vi.advanceTimersByTimeAsync(100));
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' });
    const before = feed.calls.length;
    await act(() => vi.advanceTimersByTimeAsync(30_000));
    expect(feed.calls).toHaveLength(before);
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'visible' });
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(feed.calls).toHaveLength(before + 1));
  });

  it('moves through its rows with J and K, assigns with A and opens with Enter', async () => {
    mockLists((query) => aPage(query, 3));
    const assigned = recordBodies(assignRequest, ({ body }) => ({
      requestId: body.requestId,
      assigneeId: body.assigneeId,
    }));
    const { user } = await showList();
    expect(rows().map((row) => row.tabIndex)).toEqual([0, -1, -1]);
    await user.keyboard('j');
    expect(rows()[0]).toHaveFocus();
    await user.keyboard('jjj');
    expect(rows()[2]).toHaveFocus();
    await user.keyboard('k');
    expect(rows()[1]).toHaveFocus();
    expect(rows().map((row) => row.tabIndex)).toEqual([-1, 0, -1]);
    await user.keyboard('a');
    await waitFor(() =>
      expect(assigned).toEqual([
        { requestId: ids[1], assigneeId: 'usr_aaaaaaaaaaaaaaaaaaaaaaaa', seen: null },
      ]),
    );
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Another page')).toBeInTheDocument();
    expect(window.location.pathname).toBe(`/dashboard/request/${ids[1]}`);
    window.history.back();
    await waitFor(() => expect(rows()[1]).toHaveFocus());
    expect(window.location.search).toBe('?status=pending');
  });

  it('moves to the pages beside it with J and K, and selects a row with X', async () => {
    const queries = mockLists((query) => aPage(query, 12));
    const { user } = await showList();
    await user.keyboard('j'.repeat(10));
    expect(rows()[9]).toHaveFocus();
    await user.keyboard('j');
    await waitFor(() => expect(rows()).toHaveLength(2));
    await waitFor(() => expect(rows()[0]).toHaveFocus());
    expect(queries.at(-1)).toMatchObject({ page: 2, after: expect.any(String) });
    await user.keyboard('x');
    expect(screen.getByRole('checkbox', { name: 'Select order LAW-11' })).toBeChecked();
    await user.keyboard('k');
    await waitFor(() => expect(rows()).toHaveLength(10));
    await waitFor(() => expect(rows()[9]).toHaveFocus());
    // The bar of the selection loads when it is needed.
    expect(await screen.findByText('1 selected')).toBeInTheDocument();
  });

  it('opens a request in this tab by its order number, and comes back to the same row', async () => {
    mockLists((query) => aPage(query, 3));
    const { user } = await showList();
    const link = screen.getByRole('link', { name: 'LAW-2' });
    expect(link).toHaveAttribute('href', `/dashboard/request/${ids[1]}`);
    await user.keyboard('{Control>}');
    link.addEventListener('click', (event) => event.preventDefault(), { once: true });
    await user.click(link);
    await user.keyboard('{/Control}');
    expect(window.location.pathname).toBe('/dashboard');
    await user.click(link);
    expect(await screen.findByText('Another page')).toBeInTheDocument();
    expect(window.location.pathname).toBe(`/dashboard/request/${ids[1]}`);
    window.history.back();
    await waitFor(() => expect(rows()[1]).toHaveFocus());
    expect(window.location.search).toBe('?status=pending');
  });

  it('starts the next request of its filters in this tab', async () => {
    mockLists((query) => aPage(query, 3));
    const bodies = recordBodies(startNext, () => {
      const until = new Date(Date.now() + 900_000).toISOString();
      return { lease: { requestId: ids[2]!, userId: 'usr_me', name: 'Me', until }, isCurrent: false };
    });
    const { user } = await showList();
    await user.click(screen.getByRole('button', { name: 'Start next' }));
    expect(await screen.findByText('Another page')).toBeInTheDocument();
    expect(window.location.pathname).toBe(`/dashboard/request/${ids[2]}`);
    expect(bodies).toEqual([{ status: 'pending' }]);
  });

  it('says so if the person still has another request', async () => {
    mockLists((query) => aPage(query, 3));
    const until = new Date(Date.now() + 900_000).toISOString();
    const lease = { requestId: ids[1]!, userId: 'usr_me', name: 'Me', until };
    server.use(mockOperation(startNext, () => ({ lease, isCurrent: true })));
    const { user } = await showList();
    await user.click(screen.getByRole('button', { name: 'Start next' }));
    expect(await screen.findByText(/^You are still working on this request\./)).toBeInTheDocument();
    expect(window.location.pathname).toBe(`/dashboard/request/${ids[1]}`);
  });

  it('says so if no request is available', async () => {
    mockLists((query) => aPage(query, 3));
    server.use(mockOperation(startNext, () => ({ lease: null, isCurrent: false })));
    const { user } = await showList();
    await user.click(screen.getByRole('button', { name: 'Start next' }));
    expect(await screen.findByText(/No more requests in this list are available/)).toBeInTheDocument();
    expect(window.location.pathname).toBe('/dashboard');
  });
});
