import {
  addStatus,
  deleteStatus,
  editStatus,
  listManagedStatuses,
} from '@portal/contract/configuration/endpoints/manageStatuses.ts';
import { BUILT_IN_AT } from '@portal/contract/configuration/catalogs/statuses.ts';
import type { ManagedStatus, StatusDeletion } from '@portal/contract/requests/schemas/requestStatus.ts';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { failOperation, mockOperation } from '../../../testing/mockOperation.ts';
import { recordBodies } from '../../../testing/recordBodies.ts';
import { server } from '../../../testing/server.ts';
import { openManagement } from '../../../testing/openManagement.tsx';
import { aStatus, pendingStatus } from '../../../testing/listItems.ts';

const LONG_TIMEOUT = { timeout: 10_000 };

/** Opens the tab. The server returns this array, which a test may change. */
async function open(statuses: ManagedStatus[] = [pendingStatus, aStatus()]) {
  server.use(mockOperation(listManagedStatuses, () => statuses));
  const opened = openManagement(null, 'staff');
  await screen.findByRole('region', { name: 'Request Statuses' }, LONG_TIMEOUT);
  return { ...opened, statuses };
}

const rowOf = (text: string) => screen.getByText(text).closest('li')!;

/** Mocks deletions in turn and returns the requests. All outcomes except `deleted` carry a message. */
function mockDeletions(...responses: StatusDeletion[]) {
  const requests: unknown[] = [];
  server.use(
    mockOperation(
      deleteStatus,
      ({ query, body }) => {
        requests.push({ ...query, ...body });
        return responses[requests.length - 1]!;
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
  it('names no author and day of a built-in status', async () => {
    await open([aStatus({ createdBy: 'system', createdAt: BUILT_IN_AT })]);
    const row = within(rowOf('Waiting for records'));
    expect(row.getByText('Built-in')).toBeVisible();
    expect(row.queryByText(/^Created by/)).toBeNull();
  });

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

  it('searches by label, key and description, and says when nothing matches', async () => {
    const { user } = await open();
    const search = screen.getByRole('searchbox', { name: 'Search statuses' });
    for (const text of ['  WAITING for', 'waiting', 'custodian']) {
      await user.clear(search);
      await user.type(search, text);
      expect(screen.getByText('Showing 1 of 2 statuses')).toBeVisible();
    }
    await user.type(search, 'xyz');
    expect(screen.getByText('No statuses match your search')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear search' }));
    expect(screen.getByText('Showing 2 of 2 statuses')).toBeVisible();
  });

  it('says when there are no statuses', async () => {
    await open([]);
    expect(screen.getByText('No statuses found')).toBeVisible();
  });

  it('offers no deletion for a system status', async () => {
    await open();
    expect(within(rowOf('Pending')).getByText('System Status')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Delete Pending' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Edit Pending' })).toBeVisible();
  });
});

describe('when the list fails to load', () => {
  const failList = () => server.use(failOperation(listManagedStatuses, 'unexpected', 'Something broke.'));

  it('shows fallback statuses, and after three failures a screen with a retry button', async () => {
    failList();
    const { user } = openManagement(null, 'staff');
    const alert = await screen.findByRole('alert', {}, LONG_TIMEOUT);
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

describe('adding and editing a status', () => {
  it('adds a status with the typed values; an order that is not a number becomes 0', async () => {
    const { user, statuses } = await open();
    const sent = recordBodies(addStatus, ({ body }) => {
      const created = aStatus({ _id: 'status-2', key: 'new_one', ...body });
      statuses.push(created);
      return created;
    });
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

  it('shows a server error at its field and keeps the typed value', async () => {
    const { user } = await open();
    server.use(failOperation(editStatus, 'conflict', 'Taken already', { label: 'Taken already' }));
    await user.click(screen.getByRole('button', { name: 'Edit Waiting for records' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Edit Status' }));
    expect(dialog.getByText('The key waiting doesn’t change.')).toBeVisible();
    await user.type(dialog.getByLabelText('Label'), '!');
    await user.click(dialog.getByRole('button', { name: 'Save changes' }));
    expect(await dialog.findByText('Failed to save status')).toBeVisible();
    expect(dialog.getByLabelText('Label')).toHaveAccessibleDescription(/Taken already/);
    expect(dialog.getByLabelText('Label')).toHaveValue('Waiting for records!');
  });

  it.each([
    ['Add Status', 'Add Status', addStatus, 'Failed to create status'],
    ['Edit Waiting for records', 'Edit Status', editStatus, 'Failed to update status'],
  ])('(%s) says what failed when the server gives no reason', async (button, title, operation, text) => {
    const { user } = await open();
    server.use(failOperation(operation, 'unexpected', ''));
    await user.click(screen.getByRole('button', { name: button }));
    const dialog = within(screen.getByRole('dialog', { name: title }));
    await user.type(dialog.getByLabelText('Label'), 'New');
    await user.click(dialog.getByRole('button', { name: /^(Add Status|Save changes)$/ }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(`Failed to save status${text}`);
  });

  it('rejects a negative order without calling the server', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Edit Waiting for records' }));
    const dialog = within(screen.getByRole('dialog'));
    await user.clear(dialog.getByLabelText(/^Order/));
    await user.type(dialog.getByLabelText(/^Order/), '-1');
    await user.click(dialog.getByRole('button', { name: 'Save changes' }));
    expect(await dialog.findByText('Please enter an order of 0 or more')).toBeVisible();
  });

  it('activates an inactive status', async () => {
    const { user } = await open([aStatus({ isActive: false })]);
    const sent = recordBodies(editStatus, () => aStatus());
    expect(screen.getByText('Inactive')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Activate Waiting for records' }));
    expect(await screen.findByText('Status updated successfully')).toBeVisible();
    expect(sent).toEqual([expect.objectContaining({ isActive: true, label: 'Waiting for records' })]);
  });
});

describe('deleting a status', () => {
  async function requestDeletion(usage: StatusDeletion, ...then: StatusDeletion[]) {
    const requests = mockDeletions(usage, ...then);
    const other = aStatus({ _id: 'status-2', key: 'other', label: 'Other status' });
    const inactive = aStatus({ _id: 'status-3', key: 'off', label: 'Inactive status', isActive: false });
    const opened = await open([pendingStatus, aStatus(), other, inactive]);
    await opened.user.click(screen.getByRole('button', { name: 'Delete Waiting for records' }));
    await opened.user.click(screen.getByRole('button', { name: 'Delete' }));
    return { ...opened, requests };
  }

  it('needs one confirmation when no request has the status', async () => {
    const { requests } = await requestDeletion({ outcome: 'deleted', usageCount: 0, sampleRequests: [] });
    expect(await screen.findByText('Status processed successfully')).toBeVisible();
    expect(requests).toEqual([{ id: 'status-1' }]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each([
    ['on_hold', 'On Hold', /portal sets it when a bank payment of the processing fee fails/],
    ['update_requested', 'Update Requested', /portal sets it when a client sends an update/],
  ])('only deactivates %s, which the portal sets, and says why', async (key, label, why) => {
    const requests = mockDeletions({ outcome: 'deactivated', usageCount: 2, sampleRequests: [] });
    const { user } = await open([aStatus({ key, label })]);
    await user.click(screen.getByRole('button', { name: `Delete ${label}` }));
    const dialog = within(await screen.findByRole('dialog', { name: `Deactivate “${label}”?` }));
    expect(dialog.getByText(why)).toBeVisible();
    expect(dialog.getByText(/^While it is inactive, a request keeps its status/)).toBeVisible();
    expect(dialog.getByText(/You can only deactivate this status, not delete it/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Deactivate' }));
    expect(await screen.findByText('It is deactivated now.')).toBeVisible();
    expect(requests).toEqual([{ id: 'status-1' }]);
  });

  it('is not offered for a deactivated status that the portal sets', async () => {
    await open([aStatus({ key: 'on_hold', label: 'On Hold', isActive: false })]);
    expect(screen.getByRole('button', { name: 'Activate On Hold' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Delete On Hold' })).toBeNull();
    expect(screen.getByText(/While it is inactive, a request keeps its status/)).toBeVisible();
  });

  it.each([
    [1, 'One request has this status.', 1, null],
    [3, '3 requests have this status.', 3, null],
    [4, '4 requests have this status.', 3, '...and 1 more request'],
    [10_000, '10000 requests have this status.', 3, '...and 9997 more requests'],
  ])('shows at most three of %i requests with the status', async (count, summary, shown, more) => {
    await requestDeletion(inUse(count));
    const dialog = within(await screen.findByRole('dialog', { name: '“Waiting for records” is in use' }));
    expect(dialog.getByText(summary)).toBeVisible();
    expect(dialog.getAllByRole('listitem')).toHaveLength(shown);
    expect(dialog.getAllByRole('listitem')[0]).toHaveTextContent('ORD-1Central Clinic · Mar 4, 2026');
    expect(dialog.queryByText(/^\.\.\.and/)?.textContent ?? null).toBe(more);
  });

  it('moves the requests to another active status', async () => {
    const migrating = { ...inUse(4), outcome: 'migrating' as const };
    const { user, requests } = await requestDeletion(inUse(4), migrating);
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

  it('can deactivate the status instead', async () => {
    const { user, requests } = await requestDeletion(inUse(2), { ...inUse(2), outcome: 'deactivated' });
    await user.click(await screen.findByRole('radio', { name: /^Deactivate this status/ }));
    await user.click(screen.getByRole('button', { name: 'Deactivate' }));
    expect(await screen.findByText('It is deactivated now.')).toBeVisible();
    expect(requests.at(-1)).toEqual({ id: 'status-1', force: true });
  });

  it('changes nothing when canceled', async () => {
    const { user, requests } = await requestDeletion(inUse(2));
    await screen.findByRole('dialog', { name: /is in use/ });
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(requests).toHaveLength(1);
  });

  it('shows why it failed', async () => {
    const { user } = await open();
    server.use(failOperation(deleteStatus, 'conflict', 'It is needed.'));
    await user.click(screen.getByRole('button', { name: 'Delete Waiting for records' }));
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    expect(
      await within(screen.getByRole('dialog')).findByText('Failed to delete status: It is needed.'),
    ).toBeVisible();
  });

  it('says that it failed when the server gives no reason', async () => {
    const { user } = await open();
    server.use(failOperation(deleteStatus, 'unexpected', ''));
    await user.click(screen.getByRole('button', { name: 'Delete Waiting for records' }));
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    expect(await within(screen.getByRole('dialog')).findByText('Failed to delete status')).toBeVisible();
  });
});

describe('a status migration', () => {
  const migration = {
    toStatusId: 'status-2',
    toLabel: 'Other status',
    total: 200,
    done: 50,
    state: 'running' as const,
    startedBy: 'Avery Admin',
    startedAt: '2026-03-04T15:00:00.000Z',
  };

  it('shows its progress, and offers no actions for the status while it runs', async () => {
    await open([aStatus({ isActive: false, migration })]);
    const progress = screen.getByRole('progressbar', {
      name: 'Moving requests from “Waiting for records”',
    });
    expect(progress).toHaveAttribute('aria-valuenow', '25');
    expect(screen.getByText(/^50 of 200 requests moved to “Other status”/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /Waiting for records/ })).toBeNull();
  });

  it('says when it stopped, and can be started again', async () => {
    await open([aStatus({ isActive: false, migration: { ...migration, state: 'stopped' } })]);
    expect(screen.getByText('Not all requests were moved')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Delete Waiting for records' })).toBeVisible();
  });
});
