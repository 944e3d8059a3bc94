import { listPageCheckRules } from '@portal/contract/packets/checkEndpoints.ts';
import { readSubstanceUseNotice } from '@portal/contract/configuration/endpoints/manageSubstanceUseNotice.ts';
import {
  authorityChecklistHistory,
  listAuthorityChecklists,
} from '@portal/contract/submissions/endpoints/authorityChecklists.ts';
import * as entries from '@portal/contract/submissions/endpoints/reviewChecklist.ts';
import type { ChecklistItem } from '@portal/contract/submissions/schemas/reviewChecklist.ts';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { fill } from '../../../testing/fill.ts';
import { failOperation, MockFailure, mockOperation } from '../../../testing/mockOperation.ts';
import { recordBodies } from '../../../testing/recordBodies.ts';
import { server } from '../../../testing/server.ts';
import { aChecklistItem, aNoticePage } from '../../../testing/listItems.ts';
import { openManagement } from '../../../testing/openManagement.tsx';

beforeEach(() =>
  server.use(
    mockOperation(listAuthorityChecklists, () => []),
    mockOperation(authorityChecklistHistory, () => ({ history: [], hasOlder: false })),
    mockOperation(listPageCheckRules, () => []),
    mockOperation(readSubstanceUseNotice, () => aNoticePage()),
  ),
);

const LONG_TIMEOUT = { timeout: 10_000 };
const patient = aChecklistItem({ itemId: 'patient', kind: 'patient', text: 'Patient', order: 1 });

async function open(items: ChecklistItem[] = [patient, aChecklistItem({ requestTypes: [7, 12] })]) {
  server.use(mockOperation(entries.listChecklistItems, () => items));
  const opened = openManagement('checklist', 'staff');
  await screen.findByRole('region', { name: 'Review Checklist' }, LONG_TIMEOUT);
  return { ...opened, items };
}

const rowOf = (text: string) => within(screen.getByText(text).closest('li')!);

describe('the review checklist', () => {
  it('shows the items with their position, types and state; built-in ones cannot be deleted', async () => {
    await open();
    expect(rowOf('Patient').getByText('Built-in')).toBeVisible();
    expect(rowOf('Patient').getByText('All request types')).toBeVisible();
    expect(rowOf('Patient').queryByRole('button', { name: /^Delete/ })).toBeNull();
    expect(rowOf('Fax number').getByText('#6')).toBeVisible();
    expect(rowOf('Fax number').getByText('7. Medical Records and 12. Bills Only')).toBeVisible();
    expect(rowOf('Fax number').getByText('Active')).toBeVisible();
  });

  it('offers a retry when it cannot be loaded', async () => {
    server.use(failOperation(entries.listChecklistItems, 'unexpected', 'Something broke.'));
    const { user } = openManagement('checklist', 'staff');
    expect(await screen.findByText('Failed to load the review checklist', {}, LONG_TIMEOUT)).toBeVisible();
    server.use(mockOperation(entries.listChecklistItems, () => [patient]));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Patient')).toBeVisible();
  });

  it('deactivates an item without changing anything else', async () => {
    const { user, items } = await open();
    const sent = recordBodies(entries.editChecklistItem, () => {
      items[0] = { ...patient, isActive: false };
      return items[0];
    });
    await user.click(screen.getByRole('button', { name: 'Deactivate Patient' }));
    expect(await screen.findByText('Item deactivated successfully')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Activate Patient' })).toBeVisible();
    expect(sent).toEqual([{ itemId: 'patient', isActive: false }]);
  });

  it('adds an item for some request types', async () => {
    const { user } = await open();
    const sent = recordBodies(entries.addChecklistItem, () => aChecklistItem());
    await user.click(screen.getByRole('button', { name: 'Add item' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Add checklist item' }));
    await fill(user, dialog.getByLabelText('Item text'), ' Dates of service ');
    await user.click(dialog.getByLabelText('Some request types'));
    const save = dialog.getByRole('button', { name: 'Add item' });
    await user.click(save);
    expect(await dialog.findByText('Please choose at least one request type')).toBeVisible();
    await user.click(dialog.getByLabelText('12. Bills Only'));
    await user.click(dialog.getByLabelText('7. Medical Records'));
    await user.click(save);
    expect(await screen.findByText('Checklist item added')).toBeVisible();
    expect(sent).toEqual([{ text: 'Dates of service', order: 2, requestTypes: [7, 12], isActive: true }]);
  });

  it('limits a built-in item to types and keeps its text', async () => {
    const { user } = await open();
    const sent = recordBodies(entries.editChecklistItem, () => patient);
    await user.click(screen.getByRole('button', { name: 'Edit Patient' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Edit Patient' }));
    expect(dialog.queryByLabelText('Item text')).toBeNull();
    await user.click(dialog.getByLabelText('Some request types'));
    await user.click(dialog.getByLabelText('7. Medical Records'));
    await user.click(dialog.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('Checklist item saved')).toBeVisible();
    expect(sent).toEqual([{ itemId: 'patient', requestTypes: [7] }]);
  });

  it('shows at the field why a text was refused', async () => {
    const { user } = await open();
    const message = 'Another item already has this text.';
    server.use(failOperation(entries.editChecklistItem, 'conflict', message, { text: message }));
    await user.click(screen.getByRole('button', { name: 'Edit Fax number' }));
    expect(screen.getByLabelText('Some request types')).toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('The item was not saved')).toBeVisible();
    expect(screen.getByLabelText('Item text')).toHaveAccessibleDescription(expect.stringContaining(message));
  });

  it('may have been saved or deleted if the answer was lost', async () => {
    const { user } = await open();
    const lose = () => {
      throw new MockFailure('unavailable', 'The store is down.');
    };
    server.use(
      mockOperation(entries.editChecklistItem, lose),
      mockOperation(entries.deleteChecklistItem, lose),
    );
    await user.click(screen.getByRole('button', { name: 'Edit Fax number' }));
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('We could not confirm that this was saved')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(screen.getByRole('button', { name: 'Delete Fax number' }));
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    expect(await within(screen.getByRole('dialog')).findByText('The store is down.')).toBeVisible();
    expect(screen.getByText('We could not confirm that this was saved')).toBeVisible();
  });

  it('deletes an item after confirmation', async () => {
    const { user, items } = await open();
    server.use(
      mockOperation(entries.deleteChecklistItem, ({ body }) => {
        items.pop();
        return body;
      }),
    );
    await user.click(screen.getByRole('button', { name: 'Delete Fax number' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Checklist item deleted')).toBeVisible();
    expect(screen.queryByText('Fax number')).toBeNull();
  });

  it('cannot have more items than fit', async () => {
    await open(Array.from({ length: 20 }, (_, index) => aChecklistItem({ itemId: `check-${index}` })));
    expect(screen.getByRole('button', { name: 'Add item' })).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByText('The checklist is full. It can have at most 20 items.')).toBeVisible();
  });
});
