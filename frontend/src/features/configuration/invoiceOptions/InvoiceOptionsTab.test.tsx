import * as entries from '@portal/contract/configuration/endpoints/manageQuickAddItems.ts';
import {
  listQuickAddItems,
  type QuickAddItem,
} from '@portal/contract/configuration/endpoints/quickAddItems.ts';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fill } from '../../../testing/fill.ts';
import { failOperation, mockOperation } from '../../../testing/mockOperation.ts';
import { recordBodies } from '../../../testing/recordBodies.ts';
import { server } from '../../../testing/server.ts';
import { openManagement } from '../../../testing/openManagement.tsx';
import { aQuickAddItem } from '../../../testing/listItems.ts';

const LONG_TIMEOUT = { timeout: 10_000 };

async function open(items: QuickAddItem[] = [aQuickAddItem()]) {
  server.use(mockOperation(listQuickAddItems, () => items));
  const opened = openManagement('invoices', 'staff');
  await screen.findByRole('region', { name: 'Current quick-add items' }, LONG_TIMEOUT);
  return { ...opened, items };
}

const failNext = (entry: (typeof entries)[keyof typeof entries]) =>
  server.use(failOperation(entry, 'conflict', 'It could not be done.'));

describe('the quick add items', () => {
  it('show price, category and state', async () => {
    await open();
    const card = within(screen.getByRole('heading', { name: 'Copies' }).closest('li')!);
    expect(card.getByText('$0.10')).toBeVisible();
    expect(card.getByText('Fees')).toBeVisible();
    expect(card.getByText('Active')).toBeVisible();
  });

  it('show an error with a retry button when loading fails', async () => {
    server.use(failOperation(listQuickAddItems, 'unexpected', 'Something broke.'));
    const { user } = openManagement('invoices', 'staff');
    const alert = await screen.findByRole('alert', {}, LONG_TIMEOUT);
    expect(alert).toHaveTextContent('Failed to load quick add items');
    expect(alert).toHaveTextContent('Error loading quick add items: Something broke.');
    server.use(mockOperation(listQuickAddItems, () => [aQuickAddItem()]));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { name: 'Copies' })).toBeVisible();
  });

  it('are activated and deactivated without changing other fields', async () => {
    const { user, items } = await open();
    const sent = recordBodies(entries.editQuickAddItem, ({ body }) => {
      items[0] = { ...items[0]!, isActive: body.isActive ?? true };
      return items[0];
    });
    await user.click(screen.getByRole('button', { name: 'Deactivate Copies' }));
    expect(await screen.findByText('Item deactivated successfully')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Activate Copies' }));
    expect(await screen.findByText('Item activated successfully')).toBeVisible();
    expect(sent).toEqual([
      { itemId: 'item-1', isActive: false },
      { itemId: 'item-1', isActive: true },
    ]);
  });

  it('are deleted after confirmation', async () => {
    const { user, items } = await open();
    server.use(
      mockOperation(entries.deleteQuickAddItem, ({ body }) => {
        items.pop();
        return body;
      }),
    );
    await user.click(screen.getByRole('button', { name: 'Delete Copies' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Quick add item deleted successfully')).toBeVisible();
    expect(await screen.findByText(/^No quick-add items yet/)).toBeVisible();
  });

  it('show why a change or deletion failed', async () => {
    const { user } = await open();
    failNext(entries.editQuickAddItem);
    await user.click(screen.getByRole('button', { name: 'Deactivate Copies' }));
    expect(await screen.findByText('Error updating item status: It could not be done.')).toBeVisible();
    failNext(entries.deleteQuickAddItem);
    await user.click(screen.getByRole('button', { name: 'Delete Copies' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }));
    expect(
      await within(screen.getByRole('dialog')).findByText(
        'Error deleting quick add item: It could not be done.',
      ),
    ).toBeVisible();
  });
});

describe('the quick add form', () => {
  it('adds an item that has a name, then clears the form', async () => {
    const { user } = await open();
    const sent = recordBodies(entries.addQuickAddItem, () => aQuickAddItem());
    const save = screen.getByRole('button', { name: 'Add item' });
    expect(save).toBeDisabled();
    await fill(user, screen.getByLabelText('Item name'), ' Postage <b> ');
    await user.clear(screen.getByLabelText(/^Default price/));
    await user.type(screen.getByLabelText(/^Default price/), '$9.95');
    await user.selectOptions(screen.getByLabelText(/^Category/), 'Other');
    await user.click(save);
    expect(await screen.findByText('Quick add item created successfully')).toBeVisible();
    expect(sent).toEqual([
      {
        name: 'Postage <b>',
        description: '',
        defaultPrice: 9.95,
        category: 'Other',
        isActive: true,
        countsPages: false,
      },
    ]);
    expect(screen.getByLabelText('Item name')).toHaveValue('');
  });

  it.each([
    ['', 0],
    ['free', 0],
    ['1,250', 1250],
    ['1 250.50', 1250.5],
  ])('reads the price %j as %f', async (typed, defaultPrice) => {
    const { user } = await open();
    const sent = recordBodies(entries.addQuickAddItem, () => aQuickAddItem());
    await user.type(screen.getByLabelText('Item name'), 'X');
    await user.clear(screen.getByLabelText(/^Default price/));
    if (typed) await user.type(screen.getByLabelText(/^Default price/), typed);
    await user.click(screen.getByRole('button', { name: 'Add item' }));
    expect(await screen.findByText('Quick add item created successfully')).toBeVisible();
    expect(sent[0]).toMatchObject({ defaultPrice });
  });

  it.each(['1,50', '1e3', '9.999', '12.5 each'])(
    'rejects the price %j at its field and saves nothing',
    async (typed) => {
      const { user } = await open();
      await user.type(screen.getByLabelText('Item name'), 'X');
      const price = screen.getByLabelText(/^Default price/);
      await user.clear(price);
      await user.type(price, typed);
      await user.click(screen.getByRole('button', { name: 'Add item' }));
      expect(await screen.findByText('Please enter a price such as 1250 or 1,250.00')).toBeVisible();
      expect(price).toHaveAccessibleDescription('Please enter a price such as 1250 or 1,250.00');
      expect(price).toHaveValue(typed);
    },
  );

  it('edits an item, and discards the edit on Cancel', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Edit Copies' }));
    expect(screen.getByLabelText('Item name')).toHaveValue('Copies');
    expect(screen.getByLabelText(/^Default price/)).toHaveValue('0.1');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByLabelText('Item name')).toHaveValue('');
    const sent = recordBodies(entries.editQuickAddItem, () => aQuickAddItem());
    await user.click(screen.getByRole('button', { name: 'Edit Copies' }));
    await user.type(screen.getByLabelText('Item name'), '!');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('Quick add item updated successfully')).toBeVisible();
    // Not the price, which somebody else can have changed since.
    expect(sent).toEqual([{ itemId: 'item-1', name: 'Copies!' }]);
  });

  it('shows why saving failed and keeps the typed values', async () => {
    const { user } = await open();
    await user.type(screen.getByLabelText('Item name'), 'X');
    await user.clear(screen.getByLabelText(/^Default price/));
    await user.type(screen.getByLabelText(/^Default price/), '-1');
    await user.click(screen.getByRole('button', { name: 'Add item' }));
    expect(await screen.findByText('Please enter a price of $0.00 or more')).toBeVisible();
    await user.clear(screen.getByLabelText(/^Default price/));
    failNext(entries.addQuickAddItem);
    await user.click(screen.getByRole('button', { name: 'Add item' }));
    expect(await screen.findByText('Error saving quick add item: It could not be done.')).toBeVisible();
    expect(screen.getByLabelText('Item name')).toHaveValue('X');
  });
});
