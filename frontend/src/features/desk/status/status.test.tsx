import type { BodyOf } from '@portal/contract/endpoint.ts';
import { updateRequestStatus } from '@portal/contract/requests/endpoints/requestDetails.ts';
import type { StaffRequestView } from '@portal/contract/requests/schemas/staffRequestView.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fill } from '../../../testing/fill.ts';
import { MockFailure, mockOperation } from '../../../testing/mockOperation.ts';
import { server } from '../../../testing/server.ts';
import { anEntry } from '../../requests/testing/aStaffRequest.ts';
import { showStaffRequest } from '../../../testing/showStaffRequest.tsx';

type Body = BodyOf<typeof updateRequestStatus>;

const CONFLICT = 'Someone else changed the status';

function mockUpdates(reply: (body: Body) => void | Promise<void>): Body[] {
  const requests: Body[] = [];
  server.use(
    mockOperation(updateRequestStatus, async ({ body }) => {
      requests.push(body);
      await reply(body);
      return { requestId: body.requestId, status: body.status };
    }),
  );
  return requests;
}

/** Opens the dialog. Updates change `stored` unless someone else changed it first. */
async function openDialog(facts: Partial<StaffRequestView> = {}) {
  const shown = await showStaffRequest(facts, [], 'overview');
  const { user, stored } = shown;
  const requests = mockUpdates(({ status, notes, isPrivate, seenStatus }) => {
    if (seenStatus !== stored.status) throw new MockFailure('conflict', CONFLICT, { status: CONFLICT });
    stored.status = status;
    stored.statusHistory = [...stored.statusHistory, anEntry({ status, notes, isPrivate })];
  });
  await user.click(screen.getByRole('button', { name: 'Update Request' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Update Request' }));
  return {
    ...shown,
    requests,
    dialog,
    status: dialog.getByLabelText('Status'),
    notes: dialog.getByLabelText(/Notes/),
    save: () => dialog.getByRole('button', { name: 'Save' }),
  };
}

const PRIVATE = 'Private: hidden from the client, and no email is sent';

describe('the dialog', () => {
  it('offers the configured statuses and the current one even if it is not configured', async () => {
    const { status } = await openDialog({ status: 'awaiting_courier' });
    const labels = within(status)
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
    expect(labels.slice(0, 3)).toEqual(['Select a status', 'Awaiting Courier', 'Pending']);
    expect(labels).toContain('Attorney to review');
    expect(status).toHaveValue('awaiting_courier');
  });

  it('cannot save without a change', async () => {
    const { user, save, status, notes } = await openDialog();
    expect(save()).toBeDisabled();
    await user.type(notes, '   ');
    expect(save()).toBeDisabled();
    await user.selectOptions(status, 'Processing');
    expect(save()).toBeEnabled();
    await user.selectOptions(status, 'Pending');
    expect(save()).toBeDisabled();
    await fill(user, notes, 'Called the facility');
    expect(save()).toBeEnabled();
  });

  it('offers to make notes private when there are notes', async () => {
    const { user, dialog, notes } = await openDialog();
    expect(dialog.queryByRole('checkbox')).not.toBeInTheDocument();
    await user.type(notes, ' ');
    expect(dialog.queryByRole('checkbox')).not.toBeInTheDocument();
    await user.type(notes, 'x');
    expect(dialog.getByRole('checkbox', { name: PRIVATE })).not.toBeChecked();
  });

  it.each([
    ['Processing', '', false, 'We’ll email the client about the new status.'],
    [
      'Processing',
      'Only for us',
      true,
      'The client isn’t notified, but sees the new status on the request page.',
    ],
    ['Pending', 'Called the facility', false, 'The client isn’t notified of notes without a new status.'],
    ['Pending', 'Only for us', true, 'The client isn’t notified of private notes.'],
    [
      'Cancelled',
      '',
      false,
      'We’ll email the client about the new status. The request is closed, and its retention period starts. You can reopen it with another status. The client can no longer send updates.',
    ],
  ])('says who is notified of %s with notes “%s”, private: %s', async (label, text, isPrivate, says) => {
    const { user, dialog, status, notes } = await openDialog();
    await user.selectOptions(status, label);
    if (text !== '') await fill(user, notes, text);
    if (isPrivate) await user.click(dialog.getByRole('checkbox', { name: PRIVATE }));
    expect(dialog.getByRole('status')).toHaveTextContent(says);
  });

  it('says that nobody can be emailed', async () => {
    const { user, dialog, status } = await openDialog({ recipients: [] });
    await user.selectOptions(status, 'Processing');
    expect(dialog.getByRole('status')).toHaveTextContent('No email address on file. Send it another way.');
  });

  it('keeps unsaved notes when it closes, and restores the focus', async () => {
    const { user, notes } = await openDialog();
    await fill(user, notes, 'Called the facility');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Update Request' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Update Request' }));
    expect(screen.getByLabelText(/Notes/)).toHaveValue('Called the facility');
  });

  it('keeps unsaved notes of a page that was left, such as by a session that ended', async () => {
    const { user, notes, unmount } = await openDialog();
    await fill(user, notes, 'Called the facility');
    unmount();
    expect((await openDialog()).notes).toHaveValue('Called the facility');
  });
});

describe('saving', () => {
  it('reloads the request, closes, and clears the notes', async () => {
    const { user, requests, dialog, status, notes, save, stored } = await openDialog();
    await user.selectOptions(status, 'Processing');
    await fill(user, notes, 'Only for us');
    await user.click(dialog.getByRole('checkbox', { name: PRIVATE }));
    await user.click(save());
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(requests).toEqual([
      {
        requestId: stored._id,
        status: 'processing',
        notes: 'Only for us',
        isPrivate: true,
        seenStatus: 'pending',
      },
    ]);
    expect(await screen.findByText('Only for us')).toBeVisible();
    expect(await screen.findByText('Request status updated')).toBeVisible();
    const button = screen.getByRole('button', { name: 'Update Request' });
    expect(button).toHaveFocus();
    await user.click(button);
    expect(screen.getByLabelText(/Notes/)).toHaveValue('');
    expect(screen.getByLabelText('Status')).toHaveValue('processing');
  });

  it('does not mark blank notes as private', async () => {
    const { user, requests, dialog, status, notes, save } = await openDialog();
    await user.type(notes, 'x');
    await user.click(dialog.getByRole('checkbox'));
    await user.clear(notes);
    await user.selectOptions(status, 'Processing');
    await user.click(save());
    await waitFor(() => expect(requests[0]).toMatchObject({ notes: '', isPrivate: false }));
  });

  it('keeps the dialog open until the response arrives', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const { user, status, save } = await openDialog();
    const requests = mockUpdates(() => promise);
    await user.selectOptions(status, 'Processing');
    await user.click(save());
    const working = await screen.findByRole('button', { name: 'Saving...' });
    await user.click(working);
    await user.keyboard('{Escape}');
    expect(screen.getByRole('dialog')).toBeVisible();
    resolve();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(requests).toHaveLength(1);
  });

  it('says that it failed and keeps the entered values', async () => {
    const { user, status, notes, save } = await openDialog();
    mockUpdates(() => {
      throw new MockFailure('unexpected', 'Something went wrong.');
    });
    await user.selectOptions(status, 'Processing');
    await fill(user, notes, 'Called');
    await user.click(save());
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Failed to update status');
    expect(alert).toHaveTextContent('Something went wrong.');
    expect(status).toHaveValue('processing');
    expect(notes).toHaveValue('Called');
  });
});

describe('a concurrent status change', () => {
  async function provokeConflict() {
    const shown = await openDialog();
    const { user, status, notes, stored, save } = shown;
    await user.selectOptions(status, 'Processing');
    await fill(user, notes, 'Called');
    stored.status = 'on_hold';
    await user.click(save());
    const notice = await screen.findByRole('group', { name: CONFLICT });
    return { ...shown, notice };
  }

  it('shows both values and keeps the entered values', async () => {
    const { notice, status, notes } = await provokeConflict();
    expect(notice).toHaveFocus();
    expect(within(notice).getByText('Your version').nextSibling).toHaveTextContent('Processing');
    expect(within(notice).getByText('Saved version').nextSibling).toHaveTextContent('On Hold');
    expect(status).toHaveValue('processing');
    expect(notes).toHaveValue('Called');
  });

  it('can be overwritten', async () => {
    const { user, notice, requests, save, stored } = await provokeConflict();
    await user.click(within(notice).getByRole('button', { name: 'Keep mine: Status' }));
    await user.click(save());
    await waitFor(() => expect(stored.status).toBe('processing'));
    expect(requests[1]).toMatchObject({ seenStatus: 'on_hold', notes: 'Called' });
  });

  it('can be accepted, with the notes saved', async () => {
    const { user, notice, requests, status, save } = await provokeConflict();
    await user.click(within(notice).getByRole('button', { name: 'Use saved version: Status' }));
    expect(status).toHaveValue('on_hold');
    expect(status).toHaveFocus();
    await user.click(save());
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(requests[1]).toMatchObject({ status: 'on_hold', seenStatus: 'on_hold', notes: 'Called' });
  });
});
