import type { NextStep } from '@portal/contract/requests/schemas/nextStep.ts';
import { listAssignees } from '@portal/contract/requests/endpoints/assignment.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { fill } from '../../testing/fill.ts';
import { MockFailure, mockOperation } from '../../testing/mockOperation.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { server } from '../../testing/server.ts';
import { RequestList } from './RequestList.tsx';
import { aListItem, mockLists, aPage, cursorOf } from '../requests/testing/mockLists.ts';

const list = (
  <RequestList
    title="Your requests"
    action={{ label: 'View', accessibleName: (orderId) => `View order ${orderId}` }}
  />
);

const show = (address = '/dashboard') => renderScreen(list, address);

const address = () => window.location.search;

/** Media queries with this text match. */
const mockMedia = (text: string) =>
  vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: media.includes(text),
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    }),
  );

describe('the list', () => {
  it('shows the facts of each request with a link', async () => {
    mockLists((query) => ({ ...aPage(query, 1), requests: [aListItem(1, { status: 'on_hold' })] }));
    show();
    const table = within(await screen.findByRole('table', { name: 'Your requests' }));
    expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Client Order Number',
      'Patient',
      'Facility',
      'Request Type',
      'Status',
      'Date',
      'Actions',
    ]);
    const [, row] = table.getAllByRole('row');
    expect(row).toHaveTextContent(
      /LAW-1.*MA.*Maria Alvarez.*Feb 3, 1980.*Central Medical Center.*7\. Medical Records.*On Hold.*Nov 2, 2026/,
    );
    expect(within(row!).getByRole('img', { name: '2 files' })).toBeInTheDocument();
    expect(within(row!).getByRole('link', { name: 'View order LAW-1' })).toHaveAttribute(
      'href',
      '/dashboard/request/req_00000000000000000001',
    );
  });

  it.each([
    ['a row', 'nothing'],
    ['a card', '599px'],
  ])('marks whom emails do not reach in %s', async (_, media) => {
    const view = mockMedia(media);
    const undelivered = ['account', 'account', 'contact'] as const;
    mockLists((query) => ({
      ...aPage(query, 2),
      requests: [aListItem(1, { undelivered: [...undelivered] }), aListItem(2)],
    }));
    renderScreen(
      <RequestList
        title="Requests"
        action={{ label: 'View', accessibleName: (id) => `View ${id}` }}
        isStaff
      />,
    );
    const mark = await screen.findByRole('img', { name: /^Emails don’t arrive/ });
    expect(mark).toHaveAccessibleName('Emails don’t arrive: Account and Contact');
    expect(mark).toHaveTextContent('Undelivered');
    expect(mark.closest('tr, li')).toHaveTextContent('LAW-1');
    view.mockRestore();
  });

  it.each([
    ['a row', 'nothing', 'waiting', 'To check', 'A packet waits for its second check'],
    ['a card', '599px', 'waiting', 'To check', 'A packet waits for its second check'],
    ['a row', 'nothing', 'returned', 'Sent back', 'A packet was sent back'],
    ['a card', '599px', 'returned', 'Sent back', 'A packet was sent back'],
  ] as const)('marks a second check in %s (%s): %s', async (_, media, secondCheck, text, name) => {
    const view = mockMedia(media);
    mockLists((query) => ({
      ...aPage(query, 2),
      requests: [aListItem(1, { secondCheck }), aListItem(2)],
    }));
    renderScreen(
      <RequestList
        title="Requests"
        action={{ label: 'View', accessibleName: (id) => `View ${id}` }}
        isStaff
      />,
    );
    const mark = await screen.findByRole('img', { name });
    expect(mark).toHaveTextContent(text);
    expect(mark.closest('tr, li')).toHaveTextContent('LAW-1');
    view.mockRestore();
  });

  it('opens requests in a new tab when configured', async () => {
    mockLists((query) => aPage(query, 1));
    const action = {
      label: 'View & Edit',
      accessibleName: (id: string) => `View and edit ${id}`,
      opensNewTab: true,
    };
    renderScreen(<RequestList title="Requests" action={action} />);
    const link = await screen.findByRole('link', { name: 'View and edit LAW-1' });
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener');
  });

  it('opens the filters with a button on phones', async () => {
    const phone = mockMedia('599px');
    mockLists((query) => aPage(query, 2));
    const { user } = show();
    const open = await screen.findByRole('button', { name: 'Filters' });
    expect(open).toHaveAttribute('aria-expanded', 'false');
    await user.click(open);
    expect(open).toHaveAttribute('aria-expanded', 'true');
    await user.click(screen.getByRole('button', { name: 'Date Filters' }));
    expect(await screen.findByRole('button', { name: 'Last Week' })).toBeInTheDocument();
    phone.mockRestore();
  });

  it('shows cards on a narrow screen', async () => {
    const narrow = mockMedia('1199px');
    mockLists((query) => ({
      ...aPage(query, 2),
      requests: [aListItem(1, { nextStep: { kind: 'pay', amount: 40 } }), aListItem(2)],
    }));
    show();
    const cards = await screen.findByRole('list', { name: 'Your requests' });
    expect(within(cards).getAllByRole('listitem')).toHaveLength(2);
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    expect(within(cards).getByRole('link', { name: 'View order LAW-2' })).toBeInTheDocument();
    expect(within(cards).getAllByText('$40.00 to pay')).toHaveLength(1);
    narrow.mockRestore();
  });

  it('shows that it is loading', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    mockLists(async (query) => {
      await promise;
      return aPage(query, 1);
    });
    show();
    expect(screen.getByText('Loading client requests...')).toBeInTheDocument();
    resolve();
    expect(await screen.findByRole('table')).toBeInTheDocument();
    expect(screen.queryByText('Loading client requests...')).not.toBeInTheDocument();
  });

  it('shows the error and loads on retry', async () => {
    let fails = true;
    mockLists((query) => {
      if (fails) throw new MockFailure('unexpected', 'Something went wrong on our side.');
      return aPage(query, 1);
    });
    const { user } = show();
    expect(await screen.findByRole('alert')).toHaveTextContent('Error: Something went wrong on our side.');
    fails = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('table')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('shows a default message when the server gives no reason', async () => {
    mockLists(() => {
      throw new MockFailure('unexpected', '');
    });
    show();
    expect(await screen.findByText('Error: Failed to fetch client requests')).toBeVisible();
  });

  it('keeps its rows when a refresh fails', async () => {
    let fails = false;
    mockLists((query) => {
      if (fails) throw new MockFailure('unexpected', 'Not now.');
      return aPage(query, 1);
    });
    const { user } = show();
    await screen.findByRole('table');
    fails = true;
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Error: Not now.');
    expect(screen.getByRole('table')).toBeInTheDocument();
  });

  it('says when there are no requests and when none match the filters', async () => {
    mockLists((query) => aPage(query, 0));
    const { user } = show();
    expect(await screen.findByText('No client requests found')).toBeInTheDocument();
    expect(screen.getByText('Submit your first request to see it here')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Enter Order ID and code' })).toHaveAttribute(
      'href',
      '/request-status',
    );
    await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Pending');
    expect(await screen.findByText('0 result(s) found')).toBeInTheDocument();
    expect(screen.queryByText('Submit your first request to see it here')).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Enter Order ID and code' })).not.toBeInTheDocument();
  });
});

describe('filters', () => {
  it('are read from the URL and sent to the server', async () => {
    const lists = mockLists((query) => aPage(query, 45));
    show('/dashboard?page=2&limit=20&status=on_hold&requestType=7&search=maria&submittedDateFrom=2026-11-01');
    expect(await screen.findByText('45 result(s) found')).toBeInTheDocument();
    expect(lists).toMatchObject([
      {
        page: 2,
        limit: 20,
        status: 'on_hold',
        requestType: 7,
        search: 'maria',
        submittedDateFrom: '2026-11-01',
      },
    ]);
    expect(screen.getByRole('searchbox')).toHaveValue('maria');
    expect(screen.getByRole('combobox', { name: 'Status' })).toHaveValue('on_hold');
    expect(await screen.findByLabelText('From', { selector: '[value="2026-11-01"]' })).toBeInTheDocument();
    const badges = within(screen.getByRole('list', { name: 'Active filters' })).getAllByRole('button');
    expect(badges.map(({ textContent }) => textContent)).toEqual([
      'Status: On Hold',
      'Type: 7. Medical Records',
      'Submitted: from November 1, 2026',
    ]);
  });

  it('start on the first page and are removed by their badge', async () => {
    const lists = mockLists((query) => aPage(query, 45));
    const { user } = show('/dashboard?page=3');
    await screen.findByRole('table');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Request type' }), '12. Bills Only');
    expect(address()).toBe('?requestType=12');
    await user.click(await screen.findByRole('button', { name: 'Remove filter Type: 12. Bills Only' }));
    expect(address()).toBe('');
    await waitFor(() => expect(lists).toHaveLength(3));
    expect(lists.map(({ page, requestType }) => [page, requestType])).toEqual([
      [3, undefined],
      [1, 12],
      [1, undefined],
    ]);
    expect(screen.queryByText(/result\(s\) found/)).not.toBeInTheDocument();
  });

  it('search the trimmed text after a pause in typing', async () => {
    const lists = mockLists((query) => aPage(query, 3));
    const { user } = show('/dashboard?page=2');
    await screen.findByText('Your requests');
    await fill(user, screen.getByRole('searchbox'), ' maria ');
    expect(lists.every(({ search }) => !search)).toBe(true);
    await waitFor(() => expect(address()).toBe('?search=maria'));
    expect(await screen.findByText('3 result(s) found')).toBeInTheDocument();
    expect(lists.filter(({ search }) => search).map(({ search, page }) => [search, page])).toEqual([
      ['maria', 1],
    ]);
    expect(screen.getByRole('searchbox')).toHaveValue(' maria ');
    await user.click(screen.getByRole('button', { name: 'Clear search' }));
    expect(address()).toBe('');
    expect(screen.getByRole('searchbox')).toHaveFocus();
  });

  it('follow changes of the URL', async () => {
    mockLists((query) => aPage(query, 3));
    const { user } = show('/dashboard');
    await screen.findByRole('table');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Pending');
    await screen.findByText('3 result(s) found');
    window.history.back();
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Status' })).toHaveValue('all'));
  });

  it('show and can clear a status that no request has', async () => {
    const lists = mockLists((query) => aPage(query, query.status ? 0 : 3));
    const { user } = show('/dashboard?status=archived_2024');
    expect(await screen.findByText(/^No request matches these filters/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear All' }));
    await screen.findByRole('table');
    expect(lists.map(({ status }) => status)).toEqual(['archived_2024', undefined]);
  });

  it('say that punctuation alone finds nothing', async () => {
    mockLists((query) => aPage(query, 0));
    show('/dashboard?search=--');
    expect(
      await screen.findByText('Punctuation alone finds nothing. Enter a letter or a digit.'),
    ).toBeVisible();
  });

  it('by date have presets and can be cleared', async () => {
    mockLists((query) => aPage(query, 3));
    const { user } = show('/dashboard?status=pending');
    await screen.findByRole('table');
    const opener = screen.getByRole('button', { name: 'Date Filters' });
    expect(opener).toHaveAttribute('aria-expanded', 'false');
    await user.click(opener);
    expect(opener).toHaveAttribute('aria-expanded', 'true');
    await user.click(await screen.findByRole('button', { name: 'Last Week' }));
    const params = new URLSearchParams(address());
    const days = ['submittedDateFrom', 'submittedDateTo'].map((name) => Date.parse(params.get(name)!));
    expect((days[1]! - days[0]!) / 86_400_000).toBeGreaterThanOrEqual(7);
    await user.click(screen.getByRole('button', { name: 'Clear Dates' }));
    expect(address()).toBe('?status=pending');
    await user.click(screen.getByRole('button', { name: 'Clear All' }));
    expect(address()).toBe('');
  });

  it('by date accept a typed date', async () => {
    const lists = mockLists((query) => aPage(query, 3));
    const { user } = show('/dashboard');
    await user.click(screen.getByRole('button', { name: 'Date Filters' }));
    const due = within(await screen.findByRole('group', { name: 'Due' }));
    await fill(user, due.getByLabelText('To'), '2026-12-01');
    await waitFor(() => expect(lists.at(-1)).toMatchObject({ dueDateTo: '2026-12-01' }));
    expect(address()).toBe('?dueDateTo=2026-12-01');
  });
});

it('sends the documented query: newest submission first, without empty filters', async () => {
  mockLists((query) => aPage(query, 3));
  const sent: string[] = [];
  const recordUrl = ({ request }: { request: Request }) => void sent.push(request.url);
  server.events.on('request:start', recordUrl);
  show('/dashboard?status=all&search=');
  await screen.findByRole('table');
  server.events.removeListener('request:start', recordUrl);
  const list = sent.find((url) => url.includes('/getAllClientRequests'))!;
  expect(Object.fromEntries(new URL(list).searchParams)).toEqual({
    page: '1',
    limit: '10',
    sortBy: 'submittedAt',
    sortOrder: 'desc',
  });
});

describe('pages', () => {
  it('can be changed, with numbers around the current page', async () => {
    mockLists((query) => aPage(query, 95));
    const { user } = show();
    expect(await screen.findByText('Showing 1 to 10 of 95 entries')).toBeInTheDocument();
    const pages = within(screen.getByRole('navigation', { name: 'Pages' }));
    expect(pages.getByRole('button', { name: 'Previous' })).toHaveAttribute('aria-disabled', 'true');
    await user.click(pages.getByRole('button', { name: 'Page 5' }));
    expect(await screen.findByText('Showing 41 to 50 of 95 entries')).toBeInTheDocument();
    expect(address()).toBe('?page=5');
    const numbers = pages.getAllByRole('button', { name: /^Page/ }).map(({ textContent }) => textContent);
    expect(numbers).toEqual(['3', '4', '5', '6', '7']);
    expect(pages.getByRole('button', { current: 'page' })).toHaveTextContent('5');
    await user.click(pages.getByRole('button', { name: 'Next' }));
    expect(await screen.findByText('Showing 51 to 60 of 95 entries')).toBeInTheDocument();
  });

  it('of another size start with the first', async () => {
    mockLists((query) => aPage(query, 95));
    const { user } = show('/dashboard?page=4&status=pending');
    await screen.findByText('Showing 31 to 40 of 95 entries (filtered)');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Rows per page' }), '50');
    expect(await screen.findByText('Showing 1 to 50 of 95 entries (filtered)')).toBeInTheDocument();
    expect(address()).toBe('?status=pending&limit=50');
  });

  it('after the end redirect to the last page', async () => {
    mockLists((query) => aPage(query, 15));
    show('/dashboard?page=9');
    expect(await screen.findByText('Showing 11 to 15 of 15 entries')).toBeInTheDocument();
    expect(address()).toBe('?page=2');
  });

  it('show an inexact total with a plus sign', async () => {
    mockLists((query) => {
      const page = aPage(query, 1000);
      return { ...page, pagination: { ...page.pagination, countIsExact: false } };
    });
    show('/dashboard?search=m');
    expect(await screen.findByText('1000+ result(s) found')).toBeInTheDocument();
    expect(screen.getByText('Showing 1 to 10 of 1000+ entries (filtered)')).toBeInTheDocument();
  });

  it('next to the current one are requested by cursor, others by number', async () => {
    const lists = mockLists((query) => aPage(query, 95));
    const { user } = show('/dashboard?page=4&search=m');
    await screen.findByText('Showing 31 to 40 of 95 entries (filtered)');
    const pages = within(screen.getByRole('navigation', { name: 'Pages' }));
    const press = async (name: string, from: number) => {
      await user.click(pages.getByRole('button', { name }));
      await screen.findByText(new RegExp(`Showing ${from} to `));
    };
    await press('Next', 41);
    await press('Previous', 31);
    await press('Page 2', 11);
    await press('Previous', 1);
    expect(lists.map(({ page, after, before }) => [page, after, before])).toEqual([
      [4, undefined, undefined],
      [5, cursorOf(aListItem(40)), undefined],
      [4, undefined, cursorOf(aListItem(41))],
      [2, undefined, undefined],
      [1, undefined, undefined],
    ]);
    expect(address()).toBe('?search=m');
  });

  it('keep their cursor in the history until a filter changes', async () => {
    const lists = mockLists((query) => aPage(query, 95));
    const { user } = show('/dashboard?page=4');
    await screen.findByText('Showing 31 to 40 of 95 entries');
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await screen.findByText('Showing 41 to 50 of 95 entries');
    expect(address()).toBe('?page=5');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Pending');
    await screen.findByText(/Showing 1 to 10/);
    expect(lists.at(-1)).toMatchObject({ page: 1 });
    expect(lists.at(-1)).not.toHaveProperty('after');
    window.history.back();
    await screen.findByText('Showing 41 to 50 of 95 entries');
  });

  it('continue after the last counted page', async () => {
    mockLists((query) => {
      const { requests, pagination } = aPage(query, 2000);
      return {
        requests,
        pagination: { ...pagination, totalCount: 1000, totalPages: 100, countIsExact: false },
      };
    });
    const { user } = show('/dashboard?search=m&page=100');
    await screen.findByText('Showing 991 to 1000 of 1000+ entries (filtered)');
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByText('Showing 1001 to 1010 of 1000+ entries (filtered)')).toBeInTheDocument();
    expect(address()).toBe('?search=m&page=101');
  });

  it('show the page number that the server returned', async () => {
    mockLists((query) => aPage({ ...query, page: query.before ? 1 : query.page }, 95));
    const { user } = show('/dashboard?page=4');
    await screen.findByText('Showing 31 to 40 of 95 entries');
    await user.click(screen.getByRole('button', { name: 'Previous' }));
    await screen.findByText('Showing 1 to 10 of 95 entries');
    await waitFor(() => expect(address()).toBe(''));
  });
});

describe('the staff’s request list', () => {
  const ann = { userId: `usr_${'a'.repeat(24)}`, name: 'Ann Archer' };

  function showStaffList(at = '/dashboard') {
    server.use(mockOperation(listAssignees, () => [ann]));
    return renderScreen(
      <RequestList
        title="Requests"
        action={{ label: 'View', accessibleName: (id) => `View ${id}` }}
        isStaff
      />,
      at,
    );
  }

  it('shows due dates with marks, and assignees', async () => {
    const dayFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
    const requests = [
      aListItem(1, { dueDate: dayFromNow(-3), assignee: ann }),
      aListItem(2, { dueDate: dayFromNow(2), assignee: null }),
      aListItem(3, { dueDate: '2099-11-17', assignee: null }),
      aListItem(4, { dueDate: '2026-01-02', status: 'completed', assignee: ann }),
      aListItem(5, { dueDate: '', isPaused: true, assignee: null }),
    ];
    mockLists((query) => ({ ...aPage(query, 5), requests }));
    showStaffList();
    const table = within(await screen.findByRole('table', { name: 'Requests' }));
    const cells = table
      .getAllByRole('row')
      .slice(1)
      .map((row) =>
        within(row)
          .getAllByRole('cell')
          .slice(5, 7)
          .map(({ textContent }) => textContent),
      );
    expect(cells).toEqual([
      ['PendingAssigned to Ann Archer', expect.stringMatching(/^Nov 2, 2026Due .*,\s\d{4} Overdue$/)],
      ['PendingUnassigned', expect.stringMatching(/^Nov 2, 2026Due .*,\s\d{4} Due soon$/)],
      ['PendingUnassigned', 'Nov 2, 2026Due Nov\u00a017,\u00a02099'],
      ['CompletedAssigned to Ann Archer', 'Nov 2, 2026Due Jan\u00a02,\u00a02026'],
      ['PendingUnassigned', 'Nov 2, 2026Paused'],
    ]);
  });

  it('can be filtered by own, unassigned, and another person’s requests', async () => {
    const lists = mockLists((query) => aPage(query, 3));
    const { user } = showStaffList('/dashboard?page=2');
    await screen.findByRole('option', { name: 'Ann Archer' });
    const filter = screen.getByRole('combobox', { name: 'Assigned to' });
    const options = within(filter).getAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual([
      'Any assignee',
      'Mine',
      'Unassigned',
      'Ann Archer',
    ]);
    for (const [label, assignee] of [
      ['Mine', 'mine'],
      ['Unassigned', 'unassigned'],
      ['Ann Archer', ann.userId],
    ] as const) {
      await user.selectOptions(filter, label);
      await waitFor(() => expect(lists.at(-1)).toMatchObject({ assignee, page: 1 }));
      expect(address()).toBe(`?assignee=${assignee}`);
      expect(
        await screen.findByRole('button', { name: `Remove filter Assigned to: ${label}` }),
      ).toBeVisible();
    }
    await user.click(screen.getByRole('button', { name: 'Remove filter Assigned to: Ann Archer' }));
    expect(address()).toBe('');
  });

  it('shows an unknown assignee without a name', async () => {
    mockLists((query) => aPage(query, 3));
    const stranger = `usr_${'z'.repeat(24)}`;
    showStaffList(`/dashboard?assignee=${stranger}`);
    expect(
      await screen.findByRole('button', { name: 'Remove filter Assigned to: Someone else' }),
    ).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Assigned to' })).toHaveValue(stranger);
  });
});

it.each<[NextStep, string, string, string]>([
  [{ kind: 'pay', amount: 88.6 }, '$88.60 to pay', 'Pay', 'Pay for order LAW-1'],
  [{ kind: 'verify' }, 'Verify your bank account', 'Verify', 'Verify the account for order LAW-1'],
  [{ kind: 'update' }, 'Information is missing', 'Update', 'Update order LAW-1'],
  [{ kind: 'download', files: 1 }, '1 document to download', 'Download', 'Download documents of order LAW-1'],
  [
    { kind: 'download', files: 3 },
    '3 documents to download',
    'Download',
    'Download documents of order LAW-1',
  ],
  [{ kind: 'clearing' }, 'Bank payment clearing', 'View', 'View order LAW-1'],
  [
    { kind: 'embargo', availableAt: '2026-12-09T15:00:00.000Z' },
    'Documents available on Dec 9, 2026',
    'View',
    'View order LAW-1',
  ],
  [{ kind: 'staff' }, 'We are working on it', 'View', 'View order LAW-1'],
  [{ kind: 'closed' }, 'Pending', 'View', 'View order LAW-1'],
])('shows clients what a request waits for: %j', async (nextStep, text, label, name) => {
  mockLists((query) => ({ ...aPage(query, 1), requests: [aListItem(1, { nextStep })] }));
  show();
  const table = within(await screen.findByRole('table'));
  expect(table.getByRole('row', { name: /LAW-1/ })).toHaveTextContent(text);
  const action = table.getByRole('link', { name });
  expect(action).toHaveTextContent(label);
  const start = label === 'View' ? '' : `?start=${nextStep.kind}`;
  expect(action).toHaveAttribute('href', `/dashboard/request/req_00000000000000000001${start}`);
});

it('shows clients neither assignees nor due dates', async () => {
  mockLists((query) => aPage(query, 1));
  show();
  await screen.findByRole('table');
  expect(screen.queryByRole('combobox', { name: 'Assigned to' })).not.toBeInTheDocument();
  expect(screen.queryByText(/^Due /)).not.toBeInTheDocument();
  expect(screen.queryByText('Unassigned')).not.toBeInTheDocument();
});
