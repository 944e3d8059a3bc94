import { renewLease, setPresence, skipRequest, startNext } from '@portal/contract/requests/live/endpoints.ts';
import type { PresentPerson, RequestLease } from '@portal/contract/requests/live/schemas.ts';
import type { BodyOf } from '@portal/contract/endpoint.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { mockOperation } from '../../../testing/mockOperation.ts';
import { server } from '../../../testing/server.ts';
import { aStaffRequest } from '../../requests/testing/aStaffRequest.ts';
// Preloaded so that tests don't wait for the imports.
import '../../requests/live/components/WorkBar.tsx';
import '../../requests/live/components/SkipDialog.tsx';
import { showStaffRequest } from './testing/showStaffRequest.tsx';

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
    expect(await screen.findByText('Ana Lee is viewing and Bob Ray is editing')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Update Request' }));
    await user.type(await screen.findByRole('textbox', { name: /Notes/ }), 'x');
    await waitFor(() => expect(reported).toEqual(['viewing', 'editing']));
    unmount();
    await waitFor(() => expect(reported.at(-1)).toBe('left'));
  });

  it('says until when somebody else works on it', async () => {
    mockWork(other);
    await showStaffRequest();
    expect(await screen.findByText(/^Ana Lee is working on this until \d+:\d\d/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Skip' })).not.toBeInTheDocument();
  });

  it('finishes the own request and starts the next one', async () => {
    mockWork(leaseOf(ME, 'Casey'));
    const bodies: BodyOf<typeof startNext>[] = [];
    server.use(
      mockOperation(startNext, ({ body }) => {
        bodies.push(body);
        return { lease: null, isCurrent: false };
      }),
    );
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
