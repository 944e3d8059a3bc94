import { getRequestDetails } from '@portal/contract/requests/endpoints/requestDetails.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { MockFailure, mockOperation } from '../../testing/mockOperation.ts';
import { server } from '../../testing/server.ts';
import { isClosed, openPanel, openWithAllParts } from './testing/openFulfillPanel.tsx';

const notFound = () => {
  throw new MockFailure('not_found', 'Request not found');
};

describe('a request that changes in the meantime', () => {
  it.each([
    ['on_hold', 'Someone else changed the status'],
    ['cancelled', 'Someone else closed this request'],
  ])('with the new status %s sends nothing and keeps the text', async (status, title) => {
    const { calls, send, user, panel, stored } = await openWithAllParts();
    stored.status = status;
    await user.click(send());
    const notice = await panel.findByRole('group', { name: title });
    expect(calls).toEqual([]);
    expect(panel.getByLabelText(/^Notes/)).toHaveValue('All records');
    expect(send()).toBeDisabled();
    await user.click(within(notice).getByRole('button', { name: 'Keep mine: Status' }));
    await user.click(send());
    await isClosed();
    expect(calls).toMatchObject([{ status: { status: 'completed', seenStatus: status } }]);
  });

  it('sends with the new status if none was chosen and it is open', async () => {
    const { calls, send, user, note, stored } = await openPanel();
    await note('Called');
    stored.status = 'on_hold';
    await user.click(send());
    await isClosed();
    expect(calls).toMatchObject([{ status: { status: 'on_hold', seenStatus: 'on_hold', notes: 'Called' } }]);
  });

  it('has no choice of two statuses if somebody else set the chosen one, and names their work before it sends', async () => {
    const { calls, send, user, panel, stored } = await openWithAllParts();
    stored.status = 'completed';
    stored.workCount = 1;
    await user.click(send());
    const notice = within(await panel.findByRole('group', { name: 'Someone else closed this request' }));
    expect(notice.getAllByText('Completed')).toHaveLength(1);
    expect(notice.queryByRole('button', { name: 'Keep mine: Status' })).not.toBeInTheDocument();
    await user.click(notice.getByRole('button', { name: 'Use saved version: Status' }));
    expect(calls).toEqual([]);
    await user.click(send());
    const dialog = within(await screen.findByRole('dialog', { name: 'Send anyway?' }));
    await user.click(dialog.getByRole('button', { name: 'Send anyway' }));
    await isClosed();
    expect(calls).toMatchObject([
      { status: { status: 'completed', seenStatus: 'completed', notes: 'All records' } },
    ]);
  });

  it('stays closed when a person who chose no status keeps what they entered', async () => {
    const { calls, send, user, note, panel, stored } = await openPanel();
    await note('Called');
    stored.status = 'cancelled';
    await user.click(send());
    await user.click(await panel.findByRole('button', { name: 'Keep mine: Status' }));
    await user.click(send());
    await isClosed();
    expect(calls).toMatchObject([{ status: { status: 'cancelled', notes: 'Called' } }]);
  });

  it('can keep the status of the other person', async () => {
    const { calls, send, user, panel, stored } = await openWithAllParts();
    stored.status = 'on_hold';
    await user.click(send());
    await user.click(await panel.findByRole('button', { name: 'Use saved version: Status' }));
    await user.click(send());
    await isClosed();
    expect(calls).toMatchObject([{ status: { status: 'on_hold', notes: 'All records' } }]);
  });

  it('sends nothing and keeps the text if it was deleted', async () => {
    const { calls, send, user, panel } = await openWithAllParts();
    server.use(mockOperation(getRequestDetails, notFound));
    await user.click(send());
    expect(await panel.findByRole('alert')).toHaveTextContent(
      'Nothing was sentRequest not found What you entered is still here.',
    );
    expect(panel.getByLabelText(/^Notes/)).toHaveValue('All records');
    expect(calls).toEqual([]);
  });

  it('asks again, and sends with a new key, if it changed after the answer of a status was lost', async () => {
    const { calls, failures, send, user, panel, stored, complete } = await openPanel();
    await complete();
    failures.next = new MockFailure('unavailable', 'The status was lost');
    await user.click(send());
    expect(await panel.findByText(/The status was lost/)).toBeVisible();
    delete failures.next;
    stored.status = 'on_hold';
    await user.click(send());
    await user.click(await panel.findByRole('button', { name: 'Keep mine: Status' }));
    expect(calls).toHaveLength(3);
    await user.click(send());
    await isClosed();
    // The browser repeats a call whose answer was lost, and the person repeats it again.
    const [lost, again, refused, repeated] = calls;
    expect([again!.key, refused!.key]).toEqual([lost!.key, lost!.key]);
    expect(repeated).toMatchObject({ status: { status: 'completed', seenStatus: 'on_hold' } });
    expect(repeated!.key).not.toBe(lost!.key);
  });

  it('keeps the text if it is missing while the page reloads, and says so', async () => {
    const { calls, panel, note, send, user, stored } = await openPanel();
    await note('All records');
    server.use(mockOperation(getRequestDetails, notFound));
    const otherTab = new BroadcastChannel('portal.data');
    otherTab.postMessage('saved');
    expect(await panel.findByText('Request not found')).toBeVisible();
    otherTab.close();
    await user.click(send());
    expect(await panel.findByText('Nothing was sent')).toBeVisible();
    expect(panel.getByLabelText(/^Notes/)).toHaveValue('All records');
    expect(calls).toEqual([]);
    server.use(mockOperation(getRequestDetails, () => ({ ...stored, view: 'staff' as const })));
    await user.click(panel.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(panel.queryByText('Request not found')).not.toBeInTheDocument());
    await user.click(send());
    await isClosed();
    expect(calls).toMatchObject([{ status: { notes: 'All records' } }]);
  });
});
