import * as entries from '@portal/contract/configuration/endpoints/manageFacilities.ts';
import type { ManagedFacility } from '@portal/contract/configuration/schemas/facility.ts';
import { act, screen, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { failOperation, mockOperation } from '../../../testing/mockOperation.ts';
import { recordBodies } from '../../../testing/recordBodies.ts';
import { server } from '../../../testing/server.ts';
import { openManagement } from '../../../testing/openManagement.tsx';
import { aFacility } from '../../../testing/listItems.ts';

const LONG_TIMEOUT = { timeout: 10_000 };
const north = aFacility({ _id: 'facility-2', name: 'Northside', description: '', order: 3 });

async function open(facilities: ManagedFacility[] = [aFacility(), north]) {
  server.use(mockOperation(entries.listManagedFacilities, () => facilities));
  const opened = openManagement('facilities', 'staff');
  await screen.findByRole('region', { name: 'Facilities' }, LONG_TIMEOUT);
  return { ...opened, facilities };
}

/** Opens the form and fills it in. */
async function fillForm(typed: { name: string; order?: string }) {
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
  it('shows position and author, explains “Other”, and can be searched by name and description', async () => {
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

  it('shows fallback facilities when loading fails, and after three failures a screen with a retry button', async () => {
    server.use(failOperation(entries.listManagedFacilities, 'unexpected', 'Something broke.'));
    const { user } = openManagement('facilities', 'staff');
    const alert = await screen.findByRole('alert', {}, LONG_TIMEOUT);
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

it('shows what someone else added within a minute', async () => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
    shouldAdvanceTime: true,
  });
  onTestFinished(() => void vi.useRealTimers());
  const { facilities } = await open();
  facilities.push(aFacility({ _id: 'facility-3', name: 'Harbor <b>Clinic</b>', order: 4 }));
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(await screen.findByText('Harbor <b>Clinic</b>')).toBeVisible();
});

describe('adding and editing a facility', () => {
  it('adds a facility with the next free order', async () => {
    const { user, dialog, save, facilities } = await fillForm({ name: '  New <i>clinic</i>' });
    const sent = recordBodies(entries.addFacility, ({ body }) => {
      facilities.push(aFacility({ _id: 'facility-3', ...body }));
      return facilities.at(-1)!;
    });
    await user.click(dialog.getByRole('button', { name: 'Auto: fill in the next available order, #2' }));
    expect(dialog.getByLabelText(/^Order/)).toHaveValue('2');
    await save();
    expect(await screen.findByText('Facility created successfully')).toBeVisible();
    expect(sent).toEqual([{ name: 'New <i>clinic</i>', description: '', order: 2 }]);
    expect(await screen.findByText('New <i>clinic</i>')).toBeVisible();
  });

  it('requires a name', async () => {
    const { dialog, save } = await fillForm({ name: ' ' });
    await save();
    expect(await dialog.findByText('Facility name is required')).toBeVisible();
  });

  it('rejects a name in use, regardless of case and spaces', async () => {
    const { dialog, save } = await fillForm({ name: '  cENTRAL   clinic ' });
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

  it('rejects an order in use and suggests the next free one', async () => {
    const { dialog, save } = await fillForm({ name: 'New', order: '3' });
    await save();
    expect(
      await dialog.findAllByText('Order #3 is already used by: Northside. Try order #2 instead.'),
    ).toHaveLength(2);
  });

  it('shows when somebody else has taken the name since the form opened', async () => {
    const { dialog, save } = await fillForm({ name: 'New' });
    server.use(
      failOperation(entries.addFacility, 'conflict', 'Name in use.', {
        name: 'This facility name is already in use',
      }),
    );
    await save();
    expect(await dialog.findByText('Failed to save facility: Name in use.')).toBeVisible();
    expect(dialog.getByText('This facility name is already in use')).toBeVisible();
  });

  it.each([
    ['Add Facility', entries.addFacility, 'Failed to create facility'],
    ['Edit Northside', entries.editFacility, 'Failed to update facility'],
  ])('(%s) says what failed when the server gives no reason', async (button, operation, text) => {
    const { user } = await open();
    server.use(failOperation(operation, 'unexpected', ''));
    await user.click(screen.getByRole('button', { name: button }));
    const dialog = within(screen.getByRole('dialog'));
    await user.type(dialog.getByLabelText('Facility name'), 'New');
    await user.click(dialog.getByRole('button', { name: /^(Add Facility|Save changes)$/ }));
    expect(await dialog.findByText(`Failed to save facility: ${text}`)).toBeVisible();
  });

  it('saves a facility under its own name', async () => {
    const { user } = await open();
    const sent: unknown[] = [];
    server.use(
      mockOperation(entries.editFacility, ({ query, body }) => {
        sent.push({ ...query, ...body });
        return aFacility();
      }),
    );
    await user.click(screen.getByRole('button', { name: 'Edit Central Clinic' }));
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('Facility updated successfully')).toBeVisible();
    expect(sent).toEqual([{ id: 'facility-1', name: 'Central Clinic', description: 'By the sea', order: 1 }]);
  });
});

describe('deleting a facility', () => {
  it('asks first, then confirms the deletion', async () => {
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

  it('shows why it failed', async () => {
    const { user } = await open();
    server.use(failOperation(entries.deleteFacility, 'not_found', 'It is gone.'));
    await user.click(screen.getByRole('button', { name: 'Delete Northside' }));
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    expect(
      await within(screen.getByRole('dialog')).findByText('Failed to delete facility: It is gone.'),
    ).toBeVisible();
  });

  it('says that it failed when the server gives no reason', async () => {
    const { user } = await open();
    server.use(failOperation(entries.deleteFacility, 'unexpected', ''));
    await user.click(screen.getByRole('button', { name: 'Delete Northside' }));
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    expect(await within(screen.getByRole('dialog')).findByText('Failed to delete facility')).toBeVisible();
  });
});

describe('adding a list', () => {
  async function openList() {
    const opened = await open();
    const { user, facilities } = opened;
    await user.click(screen.getByRole('button', { name: 'Add a list' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Add a list of facilities' }));
    const sent = recordBodies(entries.addFacilities, ({ body }) => {
      body.facilities.forEach((one) => void facilities.push(aFacility({ _id: one.name, ...one, order: 0 })));
      return { added: 2, skipped: 1 };
    });
    const paste = async (text: string) => {
      await user.click(dialog.getByLabelText(/^Facilities/));
      await user.paste(text);
    };
    const save = () => user.click(dialog.getByRole('button', { name: 'Add facilities' }));
    return { ...opened, dialog, paste, save, sent };
  }

  it('says how many are new, adds them, and shows them', async () => {
    const { dialog, paste, save, sent } = await openList();
    await paste('Harbor Clinic\ncentral clinic\n\nHill, Inc.');
    expect(dialog.getByRole('status')).toHaveTextContent('New: 2. Already in the list or repeated: 1.');
    await save();
    expect(
      await screen.findByText('Facilities added: 2. Already in the list or repeated: 1.', {}, LONG_TIMEOUT),
    ).toBeVisible();
    const names = ['Harbor Clinic', 'central clinic', 'Hill, Inc.'];
    expect(sent).toEqual([{ facilities: names.map((name) => ({ name, description: '' })) }]);
    expect(await screen.findByText('Hill, Inc.')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('reads a CSV file into the form', async () => {
    const { user, dialog } = await openList();
    const chooser = dialog.getByLabelText('Choose a CSV file', { selector: 'input' });
    await user.upload(chooser, new File(['Name,Description\nHarbor Clinic,By the sea'], 'list.csv'));
    expect(await dialog.findByDisplayValue(/Harbor Clinic/)).toHaveValue('Harbor Clinic\tBy the sea');
    expect(dialog.getByRole('status')).toHaveTextContent('New: 1. Already in the list or repeated: 0.');
  });

  it.each([
    ['empty', new File(['\n,,\n'], 'a.csv'), /^The file has no facilities/],
    ['too large', new File(['x'.repeat(1024 * 1024 + 1)], 'a.csv'), /^This file is too large/],
  ])('keeps the text when the file is %s', async (_, file, message) => {
    const { user, dialog, paste } = await openList();
    await paste('Harbor Clinic');
    await user.upload(dialog.getByLabelText('Choose a CSV file', { selector: 'input' }), file);
    expect(await dialog.findByText(message)).toBeVisible();
    expect(dialog.getByDisplayValue('Harbor Clinic')).toBeVisible();
  });

  it('removes the reason of a failed attempt when another file is chosen', async () => {
    const { user, dialog, paste, save } = await openList();
    server.use(failOperation(entries.addFacilities, 'conflict', 'Somebody else changed the list.'));
    await paste('Harbor Clinic');
    await save();
    expect(await dialog.findByText(/Somebody else changed the list/)).toBeVisible();
    const chooser = dialog.getByLabelText('Choose a CSV file', { selector: 'input' });
    await user.upload(chooser, new File(['\n,,\n'], 'a.csv'));
    expect(await dialog.findByText(/^The file has no facilities/)).toBeVisible();
    expect(dialog.queryByText(/Somebody else changed the list/)).not.toBeInTheDocument();
  });

  it.each([
    ['', 'Enter at least one facility'],
    [`North\n${'x'.repeat(201)}`, 'Facility 2: Please use at most 200 characters'],
    [
      Array.from({ length: 501 }, (_, index) => `Clinic ${index}`).join('\n'),
      'Please add at most 500 facilities at once',
    ],
  ])('refuses %.20j, and keeps it', async (text, message) => {
    const { dialog, paste, save, sent } = await openList();
    if (text) await paste(text);
    await save();
    // Once: next to the field, and not above the form as well.
    expect(await dialog.findByText(message)).toBeVisible();
    expect(dialog.getByLabelText(/^Facilities/)).toHaveValue(text);
    expect(sent).toEqual([]);
  });
});
