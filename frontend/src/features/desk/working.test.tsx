import { renewLease, setPresence, skipRequest, startNext } from '@portal/contract/requests/live/endpoints.ts';
import type { PresentPerson, RequestLease } from '@portal/contract/requests/live/schemas.ts';
import { requestListQuery } from '@portal/contract/requests/schemas/requestList.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { enableShortcuts } from '../../lib/shortcuts/shortcutsSetting.ts';
import { mockOperation } from '../../testing/mockOperation.ts';
import { recordBodies } from '../../testing/recordBodies.ts';
import { server } from '../../testing/server.ts';
import { aStaffRequest } from '../requests/testing/aStaffRequest.ts';
// Preloaded so that tests don't wait for the imports.
import '../requests/live/components/WorkBar.tsx';
import '../requests/live/components/SkipDialog.tsx';
import { showStaffRequest } from '../../testing/showStaffRequest.tsx';

const requestId = aStaffRequest()._id;
const ME = 'usr_aaaaaaaaaaaaaaaaaaaaaaaa';
const leaseOf = (userId: string, name: string, minutes = 15): RequestLease => ({
  requestId,
  userId,
  name,
  until: new Date(Date.now() + minutes * 60_000).toISOString(),
});
const other = leaseOf('usr_bbbbbbbbbbbbbbbbbbbbbbbb', 'Ana Lee');

/** Mocks who has the request open and who works on it. Returns the states that the page reports. */
function mockWork(lease: RequestLease | (() => RequestLease) | null, people: PresentPerson[] = []) {
  const reported: string[] = [];
  server.use(
    mockOperation(setPresence, ({ body, headers }) => {
      expect(headers.get('x-background')).toBe('1');
      reported.push(body.state);
      // The page of the test before can leave only now.
      if (body.state === 'left') return { people, lease: null };
      return { people, lease: typeof lease === 'function' ? lease() : lease };
    }),
    mockOperation(renewLease, () => ({ lease: typeof lease === 'function' ? lease() : lease })),
  );
  return reported;
}

describe('the page of a request', () => {
  it('shows who else has it open, and reports that this person edits and leaves', async () => {
    const reported = mockWork(null, [
      { userId: 'usr_1', name: 'Ana Lee', state: 'viewing' },
      { userId: 'usr_2', name: 'Bob Ray', state: 'editing' },
    ]);
    const { user, unmount } = await showStaffRequest();
    expect(await screen.findByText('Bob Ray is editing and Ana Lee is viewing')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Update Request' }));
    await waitFor(() => expect(reported).toEqual(['viewing', 'editing']));
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(reported).toEqual(['viewing', 'editing', 'viewing']));
    unmount();
    await waitFor(() => expect(reported.at(-1)).toBe('left'));
  });

  it('names two people, those who edit first', async () => {
    const people = Array.from({ length: 10 }, (_, index) => ({
      userId: `usr_${index}`,
      name: `Person ${index}`,
      state: index === 7 ? ('editing' as const) : ('viewing' as const),
    }));
    mockWork(null, people);
    await showStaffRequest();
    const label = await screen.findByText(/Person 7/);
    expect(label).toHaveTextContent('Person 7 is editing, Person 0 is viewing, and 8 more');
  });

  it('moves with J through the list of another tab, from which it was opened', async () => {
    mockWork(null);
    enableShortcuts(true);
    const channel = new BroadcastChannel('portal.listPosition');
    const next = `req_${'9'.repeat(20)}`;
    const position = {
      from: '/dashboard?status=pending',
      query: requestListQuery.parse({ status: 'pending' }),
      ids: [requestId, next],
      scrollY: 0,
    };
    channel.addEventListener('message', ({ data }) => {
      // A tab of somebody else does not count.
      channel.postMessage({ ...data, type: 'answered', userId: `usr_${'x'.repeat(24)}`, position: {} });
      channel.postMessage({ ...data, type: 'answered', position });
    });
    const { user } = await showStaffRequest();
    await waitFor(() =>
      expect(screen.getByRole('link', { name: 'Back to the list' })).toHaveAttribute(
        'href',
        '/dashboard?status=pending',
      ),
    );
    await user.keyboard('j');
    channel.close();
    await waitFor(() => expect(window.location.pathname).toBe(`/dashboard/request/${next}`));
  });

  it('does not go on with other lists at the end of the submissions from which it was opened', async () => {
    mockWork(null);
    enableShortcuts(true);
    const position = {
      from: '/submissions?search=Pat',
      query: requestListQuery.parse({}),
      ids: [requestId],
      scrollY: 0,
      isOnlyPage: true,
    };
    const channel = new BroadcastChannel('portal.listPosition');
    channel.addEventListener('message', ({ data }) =>
      channel.postMessage({ ...data, type: 'answered', position }),
    );
    const { user } = await showStaffRequest();
    await waitFor(() =>
      expect(screen.getByRole('link', { name: 'Back to the list' })).toHaveAttribute(
        'href',
        '/submissions?search=Pat',
      ),
    );
    await user.keyboard('j');
    channel.close();
    expect(await screen.findByText('The list has no more requests in this direction.')).toBeInTheDocument();
  });

  it('says how J and K work if it was not opened from a list', async () => {
    mockWork(null);
    enableShortcuts(true);
    const { user } = await showStaffRequest();
    await screen.findByRole('link', { name: 'Back to the list' });
    await user.keyboard('j');
    expect(await screen.findByText(/^Open a request from the list/)).toBeInTheDocument();
  });

  it('says until when somebody else works on it', async () => {
    mockWork(other);
    await showStaffRequest();
    expect(await screen.findByText(/^Ana Lee is working on this until \d+:\d\d/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Skip' })).not.toBeInTheDocument();
  });

  it.each([
    ['the person', () => leaseOf(ME, 'Casey'), 'Unassigned · Taken by you until'],
    ['somebody else', () => other, 'Unassigned · Taken by Ana Lee until'],
  ])('the assignment says that %s took it, without assigning it', async (_, lease, text) => {
    mockWork(lease());
    await showStaffRequest({}, [], 'overview');
    const assignment = within(screen.getByRole('region', { name: 'Assignment' }));
    expect(await assignment.findByText(new RegExp(`^${text} \\d+:\\d\\d`))).toBeVisible();
    expect(assignment.getByRole('button', { name: 'Assign to me' })).toBeVisible();
  });

  it('the assignment names nobody when the time has ended', async () => {
    mockWork(leaseOf(ME, 'Casey', 0.02));
    await showStaffRequest({}, [], 'overview');
    expect(await screen.findByText(/^Your time on this request has ended/)).toBeInTheDocument();
    const assignment = within(screen.getByRole('region', { name: 'Assignment' }));
    expect(assignment.getByText('Unassigned')).toBeVisible();
  });

  it('finishes the own request and starts the next one', async () => {
    mockWork(leaseOf(ME, 'Casey'));
    const bodies = recordBodies(startNext, () => ({ lease: null, isCurrent: false }));
    const { user } = await showStaffRequest();
    expect(await screen.findByText(/^You are working on this until/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Done, next request' }));
    await waitFor(() => expect(window.location.pathname).toBe('/dashboard'));
    expect(bodies).toEqual([{ finished: requestId }]);
  });

  it('asks why a request is skipped', async () => {
    mockWork(leaseOf(ME, 'Casey'));
    const skipped: unknown[] = [];
    server.use(
      mockOperation(skipRequest, ({ body }) => {
        skipped.push(body);
        return { requestId };
      }),
      mockOperation(startNext, () => ({ lease: null, isCurrent: false })),
    );
    const { user } = await showStaffRequest();
    await user.click(await screen.findByRole('button', { name: 'Skip' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Skip this request' }));
    await user.click(dialog.getByRole('button', { name: 'Skip' }));
    expect(await dialog.findByText('Please choose a reason')).toBeInTheDocument();
    await user.selectOptions(dialog.getByLabelText(/^Reason/), 'Another reason');
    await user.click(dialog.getByRole('button', { name: 'Skip' }));
    expect(await dialog.findByText('Please enter a reason')).toBeInTheDocument();
    await user.type(dialog.getByLabelText(/^Notes/), 'Needs the film archive');
    await user.click(dialog.getByRole('button', { name: 'Skip' }));
    await waitFor(() =>
      expect(skipped).toEqual([{ requestId, reason: 'other', notes: 'Needs the film archive' }]),
    );
    await waitFor(() => expect(window.location.pathname).toBe('/dashboard'));
  });

  it('keeps what was typed when the time ends, and says who has the request now', async () => {
    let calls = 0;
    mockWork(() => (calls++ === 0 ? leaseOf(ME, 'Casey', 0.02) : other));
    const { user } = await showStaffRequest();
    expect(await screen.findByText(/^Your time on this request has ended/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Update Request' }));
    const notes = await screen.findByRole('textbox', { name: /Notes/ });
    await user.type(notes, 'Called');
    expect(await screen.findByText(/^Ana Lee is working on this until/)).toBeInTheDocument();
    expect(screen.getByText(/^Your time on this request has ended/)).toBeInTheDocument();
    expect(notes).toHaveValue('Called');
  });
});
