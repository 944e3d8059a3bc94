import type { BodyOf, DataOf } from '@portal/contract/endpoint.ts';
import { getRequestDetails } from '@portal/contract/requests/endpoints/requestDetails.ts';
import { getLiveList } from '@portal/contract/requests/live/endpoints.ts';
import { listRequestStatuses } from '@portal/contract/configuration/endpoints/configuration.ts';
import { builtInStatuses } from '@portal/contract/configuration/catalogs/statuses.ts';
import { search } from '@portal/contract/search/endpoints.ts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useLeaveGuard } from '../../components/leaving/useLeaveGuard.ts';
import { LeaveDialog } from '../../components/dialogs/LeaveDialog.tsx';
import { closeSession } from '../../lib/session/session.ts';
import { mockOperation, MockFailure } from '../../testing/mockOperation.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { server } from '../../testing/server.ts';
import { signInAs } from '../../testing/signInAs.ts';
import { aListItem } from '../requests/testing/mockLists.ts';
import { recordRecent } from '../requests/recents/recentRequests.ts';
import { aRequest } from '../requests/testing/aRequest.ts';
import { SearchDialog } from './SearchDialog.tsx';
import { aResultGroup, aSearchResult } from './testing/aSearchResult.ts';

type Answer = DataOf<typeof search>;

const none: Answer = { groups: [] };
const found: Answer = {
  groups: [
    aResultGroup('patient', [aSearchResult(1), aSearchResult(2, { patientName: 'Ana Nunez' })]),
    aResultGroup('invoice', [
      aSearchResult(3, {
        patientName: 'Robin Example',
        matches: [{ field: 'invoiceNumber', text: 'INV-2026-000042' }],
        invoiceId: 'inv_1',
      }),
    ]),
  ],
};

let bodies: BodyOf<typeof search>[] = [];

/** Mocks the search, and what the results show. */
function mockSearch(answer: (text: string) => Answer | Promise<Answer> = () => found): void {
  bodies = [];
  server.use(
    mockOperation(listRequestStatuses, () => builtInStatuses.map((each) => ({ ...each, _id: each.key }))),
    mockOperation(search, ({ body }) => {
      bodies.push(body);
      return answer(body.text);
    }),
  );
}

function Page({ hasInput = false }: { hasInput?: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const { pathname, search: query } = useLocation();
  const guard = useLeaveGuard(
    () => hasInput,
    ({ pathname: path }) => path === '/form',
  );
  return (
    <>
      <h1>
        Page {pathname}
        {query}
      </h1>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {isOpen && <SearchDialog onClose={() => setOpen(false)} />}
      {guard.isAsking && <LeaveDialog title="Leave?" text="" onStay={guard.stay} onLeave={guard.leave} />}
      <Link to="/elsewhere">Elsewhere</Link>
    </>
  );
}

async function open(role: 'client' | 'staff' = 'staff', page = <Page />, address = '/dashboard') {
  signInAs({ role });
  const rendered = renderScreen(page, address);
  await rendered.user.click(screen.getByRole('button', { name: 'Open' }));
  const dialog = await screen.findByRole('dialog', { name: 'Search' });
  const field = within(dialog).getByRole('combobox', { name: 'Search' });
  await waitFor(() => expect(field).toHaveFocus());
  return { ...rendered, dialog, field };
}

const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent);
const activeOption = (field: HTMLElement) =>
  document.getElementById(field.getAttribute('aria-activedescendant') ?? '');
const place = () => `${window.location.pathname}${window.location.search}`;

beforeEach(() => mockSearch());

afterEach(() => {
  act(() => closeSession('signed-out'));
});

describe('results', () => {
  it('are grouped by kind, with the typed part marked, and announced', async () => {
    const { user, field } = await open();
    await user.type(field, 'nunez');
    const patients = await screen.findByRole('group', { name: 'Patients' });
    const [first] = within(patients).getAllByRole('option');
    expect(first).toHaveTextContent(
      'Marisol Núñez Pending Born Feb 29, 1980 · LAW-1 · Central Medical Center · Submitted Nov 2, 2026',
    );
    expect(within(first!).getByText('Núñez', { selector: 'mark' })).toBeInTheDocument();
    const invoices = screen.getByRole('group', { name: 'Invoices' });
    expect(within(invoices).getByRole('option')).toHaveTextContent('Invoice number: INV-2026-000042');
    expect(within(invoices).getByText('INV-2026-000042', { selector: 'mark' })).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('3 results'));
    expect(field).toHaveAttribute('aria-expanded', 'true');
    expect(bodies).toEqual([{ text: 'nunez' }]);
  });

  it('have similar spellings as their own group', async () => {
    mockSearch(() => ({ groups: [aResultGroup('similar', [aSearchResult(1)])] }));
    const { user, field } = await open('client');
    await user.type(field, 'nunes');
    expect(await screen.findByRole('group', { name: 'Similar spelling' })).toBeInTheDocument();
  });

  it('show a date of birth as a day', async () => {
    const matches = [{ field: 'patientDob' as const, text: '1980-02-03' }];
    mockSearch(() => ({ groups: [aResultGroup('patient', [aSearchResult(1, { matches })])] }));
    const { user, field } = await open();
    await user.type(field, '2/3/80');
    expect(await screen.findByText('Feb 3, 1980', { selector: 'mark' })).toBeInTheDocument();
    expect(screen.getByText(/^Marisol/).querySelector('mark')).toBeNull();
  });

  it('say that there are more', async () => {
    const results = [1, 2, 3, 4, 5].map((number) => aSearchResult(number));
    mockSearch(() => ({ groups: [aResultGroup('patient', results, 'next')] }));
    const { user, field } = await open();
    await user.type(field, 'nunez');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('More than 5 results'));
  });

  it('of an earlier text stay, dimmed, until those of the next one come, and never replace them', async () => {
    const answers = new Map<string, (answer: Answer) => void>();
    mockSearch((text) => new Promise((resolve) => answers.set(text, resolve)));
    const { user, field } = await open();
    await user.type(field, 'mar');
    await waitFor(() => expect(answers.has('mar')).toBe(true));
    expect(screen.getByRole('status')).toHaveTextContent('Searching...');
    await user.type(field, 'isol');
    await waitFor(() => expect(answers.has('marisol')).toBe(true));
    answers.get('marisol')!(found);
    const list = await screen.findByRole('group', { name: 'Patients' });
    answers.get('mar')!({ groups: [aResultGroup('facility', [aSearchResult(9)])] });
    await user.type(field, 'x');
    expect(list).toBeInTheDocument();
    expect(screen.getByRole('listbox')).toHaveAttribute('aria-busy', 'true');
    await waitFor(() => expect(answers.has('marisolx')).toBe(true));
    answers.get('marisolx')!(none);
    await waitFor(() =>
      expect(screen.getByRole('status')).toHaveTextContent(/^No results\. You can search by/),
    );
    expect(screen.queryByRole('group', { name: 'Patients' })).not.toBeInTheDocument();
    expect(screen.queryByRole('group', { name: 'Facilities' })).not.toBeInTheDocument();
  });

  it('are searched for once the person pauses', async () => {
    const { user, field } = await open();
    await user.type(field, 'marisol');
    await screen.findByRole('group', { name: 'Patients' });
    expect(bodies).toEqual([{ text: 'marisol' }]);
  });
});

describe('a text that cannot be searched for', () => {
  it.each([
    ['…!', 'Punctuation alone finds nothing. Enter a letter or a digit.'],
    ['a', 'Enter at least two letters or digits.'],
  ])('is not sent: %s', async (text, message) => {
    const { user, field } = await open();
    await user.type(field, text);
    expect(screen.getByRole('status')).toHaveTextContent(message);
    expect(screen.queryByRole('option')).not.toBeInTheDocument();
    await user.type(field, '{Enter}');
    expect(place()).toBe('/dashboard');
    expect(bodies).toEqual([]);
  });

  it.each([
    ['ssn', '123-45-6789', /^Social Security numbers are not searched\./],
    ['short', '花', /^Enter at least two letters/],
  ] as const)('is refused by the server as %s, and not remembered', async (problem, text, message) => {
    mockSearch(() => ({ groups: [], problem }));
    const { user, field } = await open();
    await user.type(field, text);
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(message));
    expect(screen.queryByRole('option')).not.toBeInTheDocument();
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Open' }));
    expect(await screen.findByText(/^You can search by/)).toBeInTheDocument();
    expect(screen.queryByRole('option')).not.toBeInTheDocument();
  });
});

describe('a failure', () => {
  it('keeps the text and can be retried', async () => {
    let calls = 0;
    mockSearch(() => {
      calls += 1;
      if (calls === 1) throw new MockFailure('unavailable', 'Please try again.');
      return found;
    });
    const { user, field } = await open();
    await user.type(field, 'nunez');
    expect(await screen.findByRole('alert')).toHaveTextContent('Please try again.');
    expect(field).toHaveValue('nunez');
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('group', { name: 'Patients' })).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('after too many searches says how long to wait', async () => {
    server.use(
      http.post('*/api/search', () =>
        HttpResponse.json(
          {
            success: false,
            message: 'Too many requests',
            error: { code: 'rate_limited', correlationId: 'test', retryAfterSeconds: 40 },
          },
          { status: 429 },
        ),
      ),
    );
    const { user, field } = await open();
    await user.type(field, 'nunez');
    expect(await screen.findByRole('timer')).toHaveTextContent(/^You can try again in \d+ seconds\.$/);
  });
});

describe('the keyboard', () => {
  it('moves through the choices and the field, and opens one with Enter', async () => {
    const { user, field, dialog } = await open();
    await user.type(field, 'nunez');
    await screen.findByRole('group', { name: 'Patients' });
    expect(options()).toHaveLength(4);
    expect(activeOption(field)).toBeNull();
    await user.keyboard('{ArrowDown}');
    expect(activeOption(field)).toHaveTextContent('LAW-1');
    expect(activeOption(field)).toHaveAttribute('aria-selected', 'true');
    await user.keyboard('{ArrowUp}');
    expect(activeOption(field)).toBeNull();
    await user.keyboard('{ArrowUp}');
    expect(activeOption(field)).toHaveTextContent('All results for “nunez”');
    await user.keyboard('{Home}');
    expect(activeOption(field)).toHaveTextContent('LAW-1');
    await user.keyboard('{End}{ArrowUp}');
    expect(activeOption(field)).toHaveTextContent('INV-2026-000042');
    expect(field).toHaveFocus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(place()).toBe('/dashboard/request/req_00000000000000000003?tab=money');
  });

  it('forgets the choice when the text changes', async () => {
    const { user, field } = await open();
    await user.type(field, 'nunez');
    await screen.findByRole('group', { name: 'Patients' });
    await user.keyboard('{ArrowDown}');
    await user.type(field, 'z');
    expect(activeOption(field)).toBeNull();
  });

  it.each([
    ['Enter without a choice', '{Enter}'],
    ['Shift+Enter with one', '{ArrowDown}{Shift>}{Enter}{/Shift}'],
    ['the last choice', '{ArrowUp}{Enter}'],
  ])('opens all results by %s, with the text in the history entry only', async (_, keys) => {
    const { user, field } = await open();
    await user.type(field, 'nunez');
    await screen.findByRole('group', { name: 'Patients' });
    await user.keyboard(keys);
    await waitFor(() => expect(place()).toBe('/search'));
    expect(JSON.stringify(window.history.state)).toContain('nunez');
    expect(window.location.href + JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain(
      'nunez',
    );
  });

  it.each(['{Control>}{Enter}{/Control}', '{Meta>}{Enter}{/Meta}'])(
    'opens a result in a new tab with %s and stays open',
    async (keys) => {
      const openTab = vi.spyOn(window, 'open').mockReturnValue(null);
      const { user, field, dialog } = await open();
      await user.type(field, 'nunez');
      await screen.findByRole('group', { name: 'Patients' });
      await user.keyboard(`{ArrowDown}${keys}`);
      expect(openTab.mock.calls).toEqual([
        ['/dashboard/request/req_00000000000000000001', '_blank', 'noopener'],
      ]);
      openTab.mockRestore();
      expect(dialog).toBeInTheDocument();
      expect(place()).toBe('/dashboard');
    },
  );

  it('does not open anything while a character is composed', async () => {
    const { user, field } = await open();
    await user.type(field, 'nunez');
    await screen.findByRole('group', { name: 'Patients' });
    fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
    expect(place()).toBe('/dashboard');
  });

  it('closes with Escape, and the focus returns', async () => {
    const { user, dialog } = await open();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
  });
});

it('offers all results without any to staff only, who can search the messages there', async () => {
  mockSearch(() => none);
  const { user, field, unmount } = await open('client');
  await user.type(field, 'nobody');
  await screen.findByText(/^No results\. You can search by .* phone and facility\.$/);
  expect(screen.queryByRole('option')).not.toBeInTheDocument();
  unmount();
  const again = await open('staff');
  await user.type(again.field, 'nobody');
  await screen.findByText(/^No results\. You can search by .* payment ID\.$/);
  expect(options()).toEqual(['All results for “nobody”']);
});

it('opens a result by a click, for clients always their page of the request', async () => {
  const { user, field, dialog } = await open('client');
  await user.type(field, 'nunez');
  await user.click(await screen.findByRole('option', { name: /INV-2026-000042/ }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(place()).toBe('/dashboard/request/req_00000000000000000003');
});

it('a form with unsaved input asks first', async () => {
  const { user, field, dialog } = await open('staff', <Page hasInput />, '/form');
  await user.type(field, 'nunez');
  await screen.findByRole('group', { name: 'Patients' });
  await user.keyboard('{ArrowDown}{Enter}');
  const question = await screen.findByRole('dialog', { name: 'Leave?' });
  expect(place()).toBe('/form');
  await user.click(within(question).getByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(place()).toBe('/dashboard/request/req_00000000000000000001'));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
});

describe('before typing', () => {
  const ids = [aSearchResult(1).requestId, aSearchResult(2).requestId];

  function openEarlier(userId: string): void {
    recordRecent(userId, ids[0]!, new Date('2026-11-20T12:00:00.000Z'));
    recordRecent(userId, ids[1]!, new Date('2026-11-20T13:00:00.000Z'));
    recordRecent(userId, aSearchResult(3).requestId, new Date('2026-11-20T14:00:00.000Z'), true);
  }

  it('staff see what they opened last, without a view of each in the audit trail', async () => {
    openEarlier(signInAs({ role: 'staff' }).userId);
    const asked: string[] = [];
    server.use(
      mockOperation(getLiveList, ({ query }) => {
        asked.push(query.ids);
        const rows = [aListItem(1), aListItem(2, { patientName: 'Robin Example' })];
        return {
          changes: 9,
          present: [],
          update: { rows, matching: ids, totalCount: 2, countIsExact: true },
        };
      }),
    );
    const { user, field } = await open();
    const opened = await screen.findByRole('group', { name: 'Recently opened' });
    expect(within(opened).getAllByRole('option')[0]).toHaveTextContent(
      'Robin Example Pending Born Feb 3, 1980 · LAW-2',
    );
    expect(asked).toEqual([`${ids[1]},${ids[0]}`]);
    await user.type(field, '{ArrowDown}{Enter}');
    expect(place()).toBe(`/dashboard/request/${ids[1]}`);
  });

  it('clients see theirs, without those that they opened by code or no longer can', async () => {
    openEarlier(signInAs({ role: 'client' }).userId);
    server.use(
      mockOperation(getRequestDetails, ({ query: { requestId } }) => {
        if (requestId === ids[0]) throw new MockFailure('not_found', 'Request not found');
        return { view: 'client' as const, ...aRequest({ _id: requestId, orderId: 'LAW-2' }) };
      }),
    );
    await open('client');
    const opened = await screen.findByRole('group', { name: 'Recently opened' });
    expect(within(opened).getByRole('option')).toHaveTextContent('LAW-2');
  });

  it('the searches of this tab can be repeated and cleared', async () => {
    const { user, field } = await open();
    await user.type(field, 'nun');
    await screen.findByRole('group', { name: 'Patients' });
    await user.type(field, 'ez');
    await waitFor(() => expect(bodies).toHaveLength(2));
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('3 results'));
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Open' }));
    const searches = await screen.findByRole('group', { name: 'Recent searches' });
    await user.click(within(searches).getByRole('option', { name: 'nunez' }));
    expect(screen.getByRole('combobox')).toHaveValue('nunez');
    expect(await screen.findByRole('group', { name: 'Patients' })).toBeInTheDocument();
    expect(bodies).toHaveLength(2);
    await user.clear(screen.getByRole('combobox'));
    await user.click(screen.getByRole('button', { name: 'Clear recent searches' }));
    expect(screen.queryByRole('option')).not.toBeInTheDocument();
  });

  it('the searches are gone after signing out', async () => {
    const { user, field, unmount } = await open();
    await user.type(field, 'nunez');
    await screen.findByRole('group', { name: 'Patients' });
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('3 results'));
    await user.keyboard('{Escape}');
    act(() => closeSession('signed-out'));
    unmount();
    await open();
    expect(await screen.findByText(/^You can search by/)).toBeInTheDocument();
    expect(screen.queryByRole('option')).not.toBeInTheDocument();
  });
});
