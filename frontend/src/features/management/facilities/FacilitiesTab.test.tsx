import type { Operation } from '@portal/contract/endpoint.ts';
import * as entries from '@portal/contract/configuration/endpoints/manageFacilities.ts';
import type { ManagedFacility } from '@portal/contract/configuration/schemas/facility.ts';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { mockOperation, MockFailure } from '../../../testing/mockOperation.ts';
import { server } from '../../../testing/server.ts';
import { openManagement } from '../testing/openManagement.tsx';
import { aFacility } from '../testing/someLists.ts';

const LONG = { timeout: 10_000 };
const north = aFacility({ _id: 'facility-2', name: 'Northside', description: '', order: 3 });

async function open(facilities: ManagedFacility[] = [aFacility(), north]) {
  server.use(mockOperation(entries.listManagedFacilities, () => facilities));
  const opened = openManagement('facilities', 'staff');
  await screen.findByRole('region', { name: 'Facilities' }, LONG);
  return { ...opened, facilities };
}

/** Opens the form and writes into it. */
async function write(typed: { name: string; order?: string }) {
  const opened = await open();
  const { user } = opened;
  await user.click(screen.getByRole('button', { name: 'Add Facility' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Add Facility' }));
  if (typed.name) await user.type(dialog.getByLabelText('Facility name'), typed.name);
  if (typed.order) {
    await user.clear(dialog.getByLabelText(/^Order/));
    await user.type(dialog.getByLabelText(/^Order/), typed.order);
  }
  const save = () => user.click(dialog.getByRole('button', { name: 'Add Facility' }));
  return { ...opened, dialog, save };
}

describe('the list of facilities', () => {
  it('shows each with its place and maker, explains “Other”, and is searched by name and description', async () => {
    const { user } = await open();
    expect(screen.getByText('About the “Other” option')).toBeVisible();
    const row = within(screen.getByText('Central Clinic').closest('li')!);
    expect(row.getByText('#1')).toBeVisible();
    expect(row.getByText('Created by Avery Admin on Mar 4, 2026')).toBeVisible();
    await user.type(screen.getByRole('searchbox', { name: 'Search facilities' }), 'SEA');
    expect(screen.getByText('Showing 1 of 2 facilities')).toBeVisible();
    await user.type(screen.getByRole('searchbox', { name: 'Search facilities' }), 'xyz');
    expect(screen.getByText('No facilities match your search')).toBeVisible();
  });

  it('that cannot be had shows fallback facilities, and after three failures a screen', async () => {
    server.use(
      mockOperation(entries.listManagedFacilities, () => {
        throw new MockFailure('unexpected', 'Something broke.');
      }),
    );
    const { user } = openManagement('facilities', 'staff');
    const alert = await screen.findByRole('alert', {}, LONG);
    expect(alert).toHaveTextContent(
      /^Connection Issue\s*Something broke. Reference: test. Showing fallback facilities./,
    );
    expect(screen.getByText('Showing 5 of 5 facilities')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Failed to fetch facilities')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { name: 'Unable to Load Facility Management' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try Again' })).toBeVisible();
  });
});

describe('writing a facility', () => {
  it('adds it with the next free order', async () => {
    const { user, dialog, save, facilities } = await write({ name: '  New <i>clinic</i>' });
    const sent: unknown[] = [];
    server.use(
      mockOperation(entries.addFacility, ({ body }) => {
        sent.push(body);
        facilities.push(aFacility({ _id: 'facility-3', ...body }));
        return facilities.at(-1)!;
      }),
    );
    await user.click(dialog.getByRole('button', { name: 'Auto: fill in the next available order, #2' }));
    expect(dialog.getByLabelText(/^Order/)).toHaveValue('2');
    await save();
    expect(await screen.findByText('Facility created successfully')).toBeVisible();
    expect(sent).toEqual([{ name: 'New <i>clinic</i>', description: '', order: 2 }]);
    expect(await screen.findByText('New <i>clinic</i>')).toBeVisible();
  });

  it('needs a name', async () => {
    const { dialog, save } = await write({ name: ' ' });
    await save();
    expect(await dialog.findByText('Facility name is required')).toBeVisible();
  });

  it('refuses a name that is in use, whatever its case and spaces', async () => {
    const { dialog, save } = await write({ name: '  cENTRAL   clinic ' });
    await save();
    expect(
      await dialog.findByText(
        'Facility name "cENTRAL   clinic" is already used by another facility (Order #1). Please choose a different name.',
        { normalizer: (text) => text },
      ),
    ).toBeVisible();
    expect(dialog.getByText('This facility name is already in use')).toBeVisible();
    expect(dialog.getByLabelText('Facility name')).toHaveFocus();
  });

  it('refuses an order that is taken, and names the next free one', async () => {
    const { dialog, save } = await write({ name: 'New', order: '3' });
    await save();
    expect(
      await dialog.findAllByText('Order #3 is already used by: Northside. Try order #2 instead.'),
    ).toHaveLength(2);
  });

  it('shows that someone else took the name in the meantime', async () => {
    const { dialog, save } = await write({ name: 'New' });
    server.use(
      mockOperation(entries.addFacility, () => {
        throw new MockFailure('conflict', 'Taken meanwhile.', {
          name: 'This facility name is already in use',
        });
      }),
    );
    await save();
    expect(await dialog.findByText('Failed to save facility: Taken meanwhile.')).toBeVisible();
    expect(dialog.getByText('This facility name is already in use')).toBeVisible();
  });

  it.each([
    ['Add Facility', entries.addFacility, 'Failed to create facility'],
    ['Edit Northside', entries.editFacility, 'Failed to update facility'],
  ])('(%s) says what failed when the server gives no reason', async (button, operation, text) => {
    const { user } = await open();
    server.use(
      mockOperation<Operation>(operation, () => {
        throw new MockFailure('unexpected', '');
      }),
    );
    await user.click(screen.getByRole('button', { name: button }));
    const dialog = within(screen.getByRole('dialog'));
    await user.type(dialog.getByLabelText('Facility name'), 'New');
    await user.click(dialog.getByRole('button', { name: /^(Add Facility|Save Changes)$/ }));
    expect(await dialog.findByText(`Failed to save facility: ${text}`)).toBeVisible();
  });

  it('changes one under its own name', async () => {
    const { user } = await open();
    const sent: unknown[] = [];
    server.use(
      mockOperation(entries.editFacility, ({ query, body }) => {
        sent.push({ ...query, ...body });
        return aFacility();
      }),
    );
    await user.click(screen.getByRole('button', { name: 'Edit Central Clinic' }));
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText('Facility updated successfully')).toBeVisible();
    expect(sent).toEqual([{ id: 'facility-1', name: 'Central Clinic', description: 'By the sea', order: 1 }]);
  });
});

describe('deleting a facility', () => {
  it('asks first, then says that it is done', async () => {
    const { user, facilities } = await open();
    server.use(
      mockOperation(entries.deleteFacility, ({ query: { id } }) => {
        facilities.splice(0, 1);
        return { _id: id };
      }),
    );
    await user.click(screen.getByRole('button', { name: 'Delete Central Clinic' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Delete “Central Clinic”?' }));
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Facility deleted successfully')).toBeVisible();
    expect(await screen.findByText('Showing 1 of 1 facilities')).toBeVisible();
  });

  it('says why it failed', async () => {
    const { user } = await open();
    server.use(
      mockOperation(entries.deleteFacility, () => {
        throw new MockFailure('not_found', 'It is gone.');
      }),
    );
    await user.click(screen.getByRole('button', { name: 'Delete Northside' }));
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Failed to delete facility: It is gone.')).toBeVisible();
  });

  it('says that it failed when the server gives no reason', async () => {
    const { user } = await open();
    server.use(
      mockOperation(entries.deleteFacility, () => {
        throw new MockFailure('unexpected', '');
      }),
    );
    await user.click(screen.getByRole('button', { name: 'Delete Northside' }));
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Failed to delete facility')).toBeVisible();
  });
});
