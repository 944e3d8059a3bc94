import { builtInStatuses } from '@portal/contract/configuration/catalogs/statuses.ts';
import { listRequestStatuses } from '@portal/contract/configuration/endpoints/configuration.ts';
import type { BodyOf, DataOf } from '@portal/contract/endpoint.ts';
import { search } from '@portal/contract/search/endpoints.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { MockFailure, mockOperation } from '../../../testing/mockOperation.ts';
import { renderScreen } from '../../../testing/renderScreen.tsx';
import { server } from '../../../testing/server.ts';
import { signInAs } from '../../../testing/signInAs.ts';
import { searchStateOf } from '../searchState.ts';
import { aResultGroup, aSearchResult } from '../testing/aSearchResult.ts';
import { SearchScreen } from './SearchScreen.tsx';

type Body = BodyOf<typeof search>;

let bodies: Body[] = [];

function mockSearch(answer: (body: Body) => DataOf<typeof search>): void {
  bodies = [];
  server.use(
    mockOperation(listRequestStatuses, () => builtInStatuses.map((each) => ({ ...each, _id: each.key }))),
    mockOperation(search, ({ body }) => {
      bodies.push(body);
      return answer(body);
    }),
  );
}

/** Opens the page as from the dialog, with the text in the history entry. */
function open(text: string | null, role: 'client' | 'staff' = 'staff') {
  signInAs({ role });
  return renderScreen(<SearchScreen />, '/search', text === null ? null : searchStateOf(text));
}

const links = (name: string) =>
  within(screen.getByRole('list', { name }))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

beforeEach(() => mockSearch(() => ({ groups: [aResultGroup('patient', [aSearchResult(1)])] })));

it('shows the results by kind, with the text in the heading, but not in the title of the tab', async () => {
  mockSearch(() => ({
    groups: [
      aResultGroup('patient', [aSearchResult(1), aSearchResult(2)]),
      aResultGroup('payment', [
        aSearchResult(3, { matches: [{ field: 'paymentId', text: 'pi_123' }], patientName: 'Robin Example' }),
      ]),
    ],
  }));
  open('nunez');
  expect(screen.getByRole('heading', { level: 1, name: 'Results for “nunez”' })).toBeInTheDocument();
  expect(await screen.findByRole('heading', { level: 2, name: 'Patients' })).toBeInTheDocument();
  expect(links('Patients')).toEqual([
    '/dashboard/request/req_00000000000000000001',
    '/dashboard/request/req_00000000000000000002',
  ]);
  expect(links('Payments')).toEqual(['/dashboard/request/req_00000000000000000003?tab=money']);
  expect(screen.getAllByText('Núñez', { selector: 'mark' })).toHaveLength(2);
  expect(screen.getByText('3 results')).toBeInTheDocument();
  expect(document.title).toBe('Search · Records Portal');
  expect(window.location.href).not.toContain('nunez');
  expect(bodies).toEqual([{ text: 'nunez' }]);
});

it('shows more of one kind, from where the last page ended, and the focus goes to what is new', async () => {
  const pages = new Map([
    [undefined, aResultGroup('patient', [aSearchResult(1)], 'page 2')],
    ['page 2', aResultGroup('patient', [aSearchResult(2)], 'page 3')],
    ['page 3', aResultGroup('patient', [aSearchResult(3)])],
  ]);
  mockSearch(({ after }) => ({
    groups: [pages.get(after)!, ...(after ? [] : [aResultGroup('facility', [aSearchResult(7)])])],
  }));
  const { user } = open('nunez');
  const more = () => screen.getByRole('button', { name: 'Show more: Patients' });
  await user.click(await screen.findByRole('button', { name: 'Show more: Patients' }));
  await waitFor(() => expect(links('Patients')).toHaveLength(2));
  expect(screen.getByRole('link', { name: /LAW-2/ })).toHaveFocus();
  await user.click(more());
  await waitFor(() => expect(screen.getByRole('link', { name: /LAW-3/ })).toHaveFocus());
  expect(screen.queryByRole('button', { name: /^Show more/ })).not.toBeInTheDocument();
  expect(links('Facilities')).toHaveLength(1);
  expect(bodies).toEqual([
    { text: 'nunez' },
    { text: 'nunez', kind: 'patient', after: 'page 2' },
    { text: 'nunez', kind: 'patient', after: 'page 3' },
  ]);
});

it('keeps the results when the next page fails, which can be retried', async () => {
  let failures = 1;
  mockSearch(({ after }) => {
    if (after && failures-- > 0) throw new MockFailure('unavailable', 'Please try again.');
    return { groups: [aResultGroup('patient', [aSearchResult(after ? 2 : 1)], after ? null : 'page 2')] };
  });
  const { user } = open('nunez');
  await user.click(await screen.findByRole('button', { name: 'Show more: Patients' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Please try again.');
  expect(links('Patients')).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(links('Patients')).toHaveLength(2));
});

it('searches for another text, which is a history entry of its own', async () => {
  const { user } = open('nunez');
  await screen.findByRole('list', { name: 'Patients' });
  const entries = window.history.length;
  const field = screen.getByRole('searchbox', { name: 'Search for' });
  expect(field).toHaveValue('nunez');
  await user.clear(field);
  await user.type(field, '  alvarez {Enter}');
  expect(screen.getByRole('heading', { level: 1, name: 'Results for “alvarez”' })).toBeInTheDocument();
  await waitFor(() => expect(bodies.at(-1)).toEqual({ text: 'alvarez' }));
  expect(window.history.length).toBe(entries + 1);
  expect(window.location.href).not.toContain('alvarez');
  window.history.back();
  expect(await screen.findByRole('heading', { level: 1, name: 'Results for “nunez”' })).toBeInTheDocument();
});

it('is an empty search without a text, and with that of somebody else', async () => {
  signInAs({ role: 'staff' });
  const ofSomebodyElse = searchStateOf('nunez');
  signInAs({ role: 'staff', userId: 'user-2' });
  renderScreen(<SearchScreen />, '/search', ofSomebodyElse);
  expect(screen.getByRole('heading', { level: 1, name: 'Search' })).toBeInTheDocument();
  expect(screen.getByRole('searchbox')).toHaveValue('');
  expect(bodies).toEqual([]);
});

it.each([
  ['…!', undefined, 'Punctuation alone finds nothing. Enter a letter or a digit.'],
  ['a', undefined, 'Enter at least two letters or digits.'],
  ['123-45-6789', 'ssn', /^Social Security numbers are not searched\./],
] as const)('says why %s is not searched for', async (text, problem, message) => {
  mockSearch(() => ({ groups: [], ...(problem && { problem }) }));
  open(text);
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(message));
  expect(screen.queryByRole('button', { name: /^Search messages/ })).not.toBeInTheDocument();
  expect(bodies).toHaveLength(problem ? 1 : 0);
});

it('says what can be searched if nothing was found, and offers staff to search the messages', async () => {
  mockSearch(() => ({ groups: [] }));
  const { unmount } = open('nobody');
  expect(await screen.findByText(/^No results\. You can search by name/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Search messages for “nobody”' })).toBeInTheDocument();
  unmount();
  open('nobody', 'client');
  expect(await screen.findByText(/^No results\. You can search by name/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Search messages/ })).not.toBeInTheDocument();
});

it('can be retried when it fails', async () => {
  let failures = 1;
  mockSearch(() => {
    if (failures-- > 0) throw new MockFailure('unavailable', 'Please try again.');
    return { groups: [aResultGroup('patient', [aSearchResult(1)])] };
  });
  const { user } = open('nunez');
  await user.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('list', { name: 'Patients' })).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
