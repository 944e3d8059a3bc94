import type { Operation } from '@portal/contract/endpoint.ts';
import {
  addStatus,
  deleteStatus,
  editStatus,
  listManagedStatuses,
} from '@portal/contract/configuration/endpoints/manageStatuses.ts';
import type { ManagedStatus, StatusDeletion } from '@portal/contract/requests/schemas/requestStatus.ts';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { mockOperation, MockFailure } from '../../../testing/mockOperation.ts';
import { server } from '../../../testing/server.ts';
import { openManagement } from '../testing/openManagement.tsx';
import { aStatus, pendingStatus } from '../testing/someLists.ts';

const LONG = { timeout: 10_000 };

/** Opens the tab; the answered list is what the test makes of it. */
async function open(statuses: ManagedStatus[] = [pendingStatus, aStatus()]) {
  server.use(mockOperation(listManagedStatuses, () => statuses));
  const opened = openManagement(null, 'staff');
  await screen.findByRole('region', { name: 'Request Statuses' }, LONG);
  return { ...opened, statuses };
}

const rowOf = (words: string) => screen.getByText(words).closest('li')!;

/** Notes what is asked for, and answers it. */
/** All answers but that of a deletion carry a message. */
function answersDeletion(...answers: StatusDeletion[]) {
  const requests: unknown[] = [];
  server.use(
    mockOperation(
      deleteStatus,
      ({ query, body }) => {
        requests.push({ ...query, ...body });
        return answers[requests.length - 1]!;
      },
      ({ outcome }) => (outcome === 'deleted' ? undefined : `It is ${outcome} now.`),
    ),
  );
  return requests;
}

const sample = (number: number) => ({
  _id: `req_${number}`,
  orderId: `ORD-${number}`,
  facilityName: 'Central Clinic',
  submittedAt: '2026-03-04T15:00:00.000Z',
});
const inUse = (usageCount: number): StatusDeletion => ({
  outcome: 'in-use',
  usageCount,
  sampleRequests: [1, 2, 3].slice(0, usageCount).map(sample),
});

describe('the list of statuses', () => {
  it('shows position, label and author of each status', async () => {
    await open();
    const row = within(rowOf('Waiting for records'));
    expect(row.getByText('#4')).toBeVisible();
    expect(row.getByText('waiting')).toBeVisible();
    expect(row.getByText('The custodian was asked')).toBeVisible();
    expect(row.getByText('Created by Avery Admin on Mar 4, 2026')).toBeVisible();
    expect(screen.getByText('Created by System on Mar 4, 2026')).toBeVisible();
    expect(screen.getByText('Showing 2 of 2 statuses')).toBeVisible();
  });

  it('finds by label, key and description, and says when nothing is found', async () => {
    const { user } = await open();
    const search = screen.getByRole('searchbox', { name: 'Search statuses' });
    for (const words of ['  WAITING for', 'waiting', 'custodian']) {
      await user.clear(search);
      await user.type(search, words);
      expect(screen.getByText('Showing 1 of 2 statuses')).toBeVisible();
    }
    await user.type(search, 'xyz');
    expect(screen.getByText('No statuses match your search')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear search' }));
    expect(screen.getByText('Showing 2 of 2 statuses')).toBeVisible();
  });

  it('says that there are none', async () => {
    await open([]);
    expect(screen.getByText('No statuses found')).toBeVisible();
  });

  it('offers no deletion of what the portal needs', async () => {
    await open();
    expect(within(rowOf('Pending')).getByText('System Status')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Delete Pending' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Edit Pending' })).toBeVisible();
  });
});

describe('when the list cannot be had', () => {
  const fails = () =>
    server.use(
      mockOperation(listManagedStatuses, () => {
        throw new MockFailure('unexpected', 'Something broke.');
      }),
    );

  it('fallback statuses are shown, and after three failures a screen that offers to try again', async () => {
    fails();
    const { user } = openManagement(null, 'staff');
    const alert = await screen.findByRole('alert', {}, LONG);
    expect(alert).toHaveTextContent(
      /^API Error\s*Something broke. Reference: test. Showing fallback statuses./,
    );
    expect(screen.getByText('Under Review')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Add Status|Edit|Delete/ })).toBeNull();
    expect(screen.getByText('Showing 7 of 7 statuses')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Failed to fetch statuses')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    const title = await screen.findByRole('heading', { name: 'Unable to Load Status Management' });
    expect(title).toBeVisible();
    expect(screen.queryByText('Under Review')).toBeNull();
    expect(screen.getByRole('link', { name: 'Back to Dashboard' })).toHaveAttribute('href', '/dashboard');
    server.use(mockOperation(listManagedStatuses, () => [aStatus()]));
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('Waiting for records')).toBeVisible();
  });
});

describe('writing a status', () => {
  it('adds one with what was typed; an order that is no number is 0', async () => {
    const { user, statuses } = await open();
    const sent: unknown[] = [];
    server.use(
      mockOperation(addStatus, ({ body }) => {
        sent.push(body);
        const made = aStatus({ _id: 'status-2', key: 'new_one', ...body });
        statuses.push(made);
        return made;
      }),
    );
    await user.click(screen.getByRole('button', { name: 'Add Status' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Add Status' }));
    expect(dialog.getByLabelText('Color')).toHaveValue('blue');
    await user.click(dialog.getByRole('button', { name: 'Add Status' }));
    expect(await dialog.findByText('Status label is required')).toBeVisible();
    await user.type(dialog.getByLabelText('Label'), '  New <b>one</b> ');
    await user.clear(dialog.getByLabelText(/^Order/));
    await user.type(dialog.getByLabelText(/^Order/), 'third');
    await user.click(dialog.getByRole('button', { name: 'Add Status' }));
    expect(await screen.findByText('Status created successfully')).toBeVisible();
    expect(sent).toEqual([{ label: 'New <b>one</b>', color: 'blue', description: '', order: 0 }]);
    expect(await screen.findByText('New <b>one</b>')).toBeVisible();
  });

  it('says beside the field what the server refuses, and keeps what was typed', async () => {
    const { user } = await open();
    server.use(
      mockOperation(editStatus, () => {
        throw new MockFailure('conflict', 'Taken already', { label: 'Taken already' });
      }),
    );
    await user.click(screen.getByRole('button', { name: 'Edit Waiting for records' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Edit Status' }));
    expect(dialog.getByText('The key waiting doesn’t change.')).toBeVisible();
    await user.type(dialog.getByLabelText('Label'), '!');
    await user.click(dialog.getByRole('button', { name: 'Save Changes' }));
    expect(await dialog.findByText('Failed to save status')).toBeVisible();
    expect(dialog.getByLabelText('Label')).toHaveAccessibleDescription(/Taken already/);
    expect(dialog.getByLabelText('Label')).toHaveValue('Waiting for records!');
  });

  it.each([
    ['Add Status', 'Add Status', addStatus, 'Failed to create status'],
    ['Edit Waiting for records', 'Edit Status', editStatus, 'Failed to update status'],
  ])('(%s) says what failed when the server gives no reason', async (button, title, operation, text) => {
    const { user } = await open();
    server.use(
      mockOperation<Operation>(operation, () => {
        throw new MockFailure('unexpected', '');
      }),
    );
    await user.click(screen.getByRole('button', { name: button }));
    const dialog = within(screen.getByRole('dialog', { name: title }));
    await user.type(dialog.getByLabelText('Label'), 'New');
    await user.click(dialog.getByRole('button', { name: /^(Add Status|Save Changes)$/ }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(`Failed to save status${text}`);
  });

  it('refuses an order below zero before asking', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Edit Waiting for records' }));
    const dialog = within(screen.getByRole('dialog'));
    await user.clear(dialog.getByLabelText(/^Order/));
    await user.type(dialog.getByLabelText(/^Order/), '-1');
    await user.click(dialog.getByRole('button', { name: 'Save Changes' }));
    expect(await dialog.findByText('Please enter an order of 0 or more')).toBeVisible();
  });

  it('puts one that is out of use back', async () => {
    const { user } = await open([aStatus({ isActive: false })]);
    const sent: unknown[] = [];
    server.use(
      mockOperation(editStatus, ({ body }) => {
        sent.push(body);
        return aStatus();
      }),
    );
    expect(screen.getByText('Inactive')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Activate Waiting for records' }));
    expect(await screen.findByText('Status updated successfully')).toBeVisible();
    expect(sent).toEqual([expect.objectContaining({ isActive: true, label: 'Waiting for records' })]);
  });
});

describe('deleting a status', () => {
  async function ask(usage: StatusDeletion, ...then: StatusDeletion[]) {
    const requests = answersDeletion(usage, ...then);
    const other = aStatus({ _id: 'status-2', key: 'other', label: 'Other status' });
    const off = aStatus({ _id: 'status-3', key: 'off', label: 'Resting', isActive: false });
    const opened = await open([pendingStatus, aStatus(), other, off]);
    await opened.user.click(screen.getByRole('button', { name: 'Delete Waiting for records' }));
    await opened.user.click(screen.getByRole('button', { name: 'Delete' }));
    return { ...opened, asked: requests };
  }

  it('that no request has is done after asking once', async () => {
    const { asked: requests } = await ask({ outcome: 'deleted', usageCount: 0, sampleRequests: [] });
    expect(await screen.findByText('Status processed successfully')).toBeVisible();
    expect(requests).toEqual([{ id: 'status-1' }]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each([
    ['on_hold', 'On Hold', /when a request’s bank payment fails/],
    ['update_requested', 'Update Requested', /sets this status when a client sends an update/],
  ])('%s, which the portal uses, only deactivates it and says why', async (key, label, why) => {
    const requests = answersDeletion({ outcome: 'deactivated', usageCount: 2, sampleRequests: [] });
    const { user } = await open([aStatus({ key, label })]);
    await user.click(screen.getByRole('button', { name: `Delete ${label}` }));
    const dialog = within(await screen.findByRole('dialog', { name: `Deactivate “${label}”?` }));
    expect(dialog.getByText(why)).toBeVisible();
    expect(dialog.getByText(/You can only deactivate this status, not delete it/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Deactivate' }));
    expect(await screen.findByText('It is deactivated now.')).toBeVisible();
    expect(requests).toEqual([{ id: 'status-1' }]);
  });

  it('that the portal uses is not offered once it is deactivated', async () => {
    await open([aStatus({ key: 'on_hold', label: 'On Hold', isActive: false })]);
    expect(screen.getByRole('button', { name: 'Activate On Hold' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Delete On Hold' })).toBeNull();
  });

  it.each([
    [1, 'One request has this status.', 1, null],
    [3, '3 requests have this status.', 3, null],
    [4, '4 requests have this status.', 3, '...and 1 more request'],
    [10_000, '10000 requests have this status.', 3, '...and 9997 more requests'],
  ])('that %i requests have shows three of them at most', async (count, words, shown, more) => {
    await ask(inUse(count));
    const dialog = within(await screen.findByRole('dialog', { name: '“Waiting for records” is in use' }));
    expect(dialog.getByText(words)).toBeVisible();
    expect(dialog.getAllByRole('listitem')).toHaveLength(shown);
    expect(dialog.getAllByRole('listitem')[0]).toHaveTextContent('ORD-1Central Clinic · Mar 4, 2026');
    expect(dialog.queryByText(/^\.\.\.and/)?.textContent ?? null).toBe(more);
  });

  it('moves its requests to another active status', async () => {
    const migrating = { ...inUse(4), outcome: 'migrating' as const };
    const { user, asked: requests } = await ask(inUse(4), migrating);
    const dialog = within(await screen.findByRole('dialog', { name: /is in use/ }));
    const target = dialog.getByRole('combobox', { name: 'Status to move the requests to' });
    const choices = within(target).getAllByRole('option');
    expect(choices.map(({ textContent }) => textContent)).toEqual([
      'Select a status',
      'Pending',
      'Other status',
    ]);
    expect(dialog.getByRole('button', { name: 'Move requests and delete' })).toBeDisabled();
    await user.selectOptions(target, 'Other status');
    await user.click(dialog.getByRole('button', { name: 'Move requests and delete' }));
    expect(await screen.findByText('It is migrating now.')).toBeVisible();
    expect(requests.at(-1)).toEqual({ id: 'status-1', migrateToStatusId: 'status-2' });
  });

  it('deactivates it instead', async () => {
    const { user, asked: requests } = await ask(inUse(2), { ...inUse(2), outcome: 'deactivated' });
    await user.click(await screen.findByRole('radio', { name: /^Deactivate it/ }));
    await user.click(screen.getByRole('button', { name: 'Deactivate' }));
    expect(await screen.findByText('It is deactivated now.')).toBeVisible();
    expect(requests.at(-1)).toEqual({ id: 'status-1', force: true });
  });

  it('does nothing when it is canceled', async () => {
    const { user, asked: requests } = await ask(inUse(2));
    await screen.findByRole('dialog', { name: /is in use/ });
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(requests).toHaveLength(1);
  });

  it('says why it failed', async () => {
    const { user } = await open();
    server.use(
      mockOperation(deleteStatus, () => {
        throw new MockFailure('conflict', 'It is needed.');
      }),
    );
    await user.click(screen.getByRole('button', { name: 'Delete Waiting for records' }));
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Failed to delete status: It is needed.')).toBeVisible();
  });

  it('says that it failed when the server gives no reason', async () => {
    const { user } = await open();
    server.use(
      mockOperation(deleteStatus, () => {
        throw new MockFailure('unexpected', '');
      }),
    );
    await user.click(screen.getByRole('button', { name: 'Delete Waiting for records' }));
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Failed to delete status')).toBeVisible();
  });
});

describe('requests that move', () => {
  const migration = {
    toStatusId: 'status-2',
    toLabel: 'Other status',
    total: 200,
    done: 50,
    state: 'running' as const,
    startedBy: 'Avery Admin',
    startedAt: '2026-03-04T15:00:00.000Z',
  };

  it('show how far they are, and the status is left alone until then', async () => {
    await open([aStatus({ isActive: false, migration })]);
    const progress = screen.getByRole('progressbar', {
      name: 'Moving requests from “Waiting for records”',
    });
    expect(progress).toHaveAttribute('aria-valuenow', '25');
    expect(screen.getByText(/^50 of 200 requests moved to “Other status”/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /Waiting for records/ })).toBeNull();
  });

  it('say that they stopped, and can start again', async () => {
    await open([aStatus({ isActive: false, migration: { ...migration, state: 'stopped' } })]);
    expect(screen.getByText('Not all requests were moved')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Delete Waiting for records' })).toBeVisible();
  });
});
