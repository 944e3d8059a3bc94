import type { BodyOf } from '@portal/contract/endpoint.ts';
import { changeInvoice, createInvoice } from '@portal/contract/invoices/endpoints.ts';
import {
  listQuickAddItems,
  type QuickAddItem,
} from '@portal/contract/configuration/endpoints/quickAddItems.ts';
import type { StaffInvoiceView } from '@portal/contract/invoices/schemas/invoice.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fill } from '../../testing/fill.ts';
import { failOperation, MockFailure, mockOperation } from '../../testing/mockOperation.ts';
import { recordBodies } from '../../testing/recordBodies.ts';
import { server } from '../../testing/server.ts';
import { aLine, anInvoice, anItem } from './testing/anInvoice.ts';
import { showInvoices } from './testing/showInvoices.tsx';

type Body = BodyOf<typeof createInvoice>;

const NO_LINES = 'Please add at least one valid line item';

/** The draft that the server creates from a request body. */
function draftFrom({ lineItems }: Body): StaffInvoiceView {
  const lines = lineItems.map((line) => {
    const unitPrice = Number(line.unitPrice);
    return { ...line, unitPrice, total: unitPrice * line.quantity };
  });
  return anInvoice({ lineItems: lines });
}

/** Opens the dialog for a new invoice. A created invoice is stored unless `reply` throws. */
async function openNewInvoice({
  items = [],
  reply = draftFrom,
  packetPages = 0,
}: {
  packetPages?: number;
  items?: QuickAddItem[];
  reply?: (body: Body) => StaffInvoiceView | Promise<StaffInvoiceView>;
} = {}) {
  const shown = await showInvoices([], 'staff', undefined, packetPages);
  const sent: Body[] = [];
  server.use(
    mockOperation(listQuickAddItems, () => items),
    mockOperation(createInvoice, async ({ body }) => {
      sent.push(body);
      const created = await reply(body);
      shown.stored.push(created);
      return created;
    }),
  );
  await shown.user.click(screen.getByRole('button', { name: 'Create invoice' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Create Custom Invoice' }));
  return { ...shown, sent, dialog, ...controlsOf(dialog) };
}

function controlsOf(dialog: ReturnType<typeof within>) {
  const line = (number: number) => within(dialog.getByRole('listitem', { name: `Line ${number}` }));
  const type = (number: number, label: string, text: string) => {
    const field = line(number).getByLabelText(label);
    fireEvent.focus(field);
    fireEvent.change(field, { target: { value: text } });
    fireEvent.blur(field);
    return field;
  };
  return {
    line,
    type,
    /** Fills the fields that a line must have to be on the invoice. */
    fill: (number: number, description: string, unitPrice: string) => {
      type(number, 'Description', description);
      type(number, 'Unit price', unitPrice);
    },
    create: () => dialog.getByRole('button', { name: /^(Create invoice|Creating)/ }),
    total: () => dialog.getByText('Total').nextSibling?.textContent,
  };
}

describe('a new invoice', () => {
  it('starts with one line of quantity 1 and price 0 that cannot be removed', async () => {
    const { dialog, line, create } = await openNewInvoice();
    expect(dialog.getAllByRole('heading', { level: 3, name: /^Line/ })).toHaveLength(1);
    expect(line(1).getByLabelText('Quantity')).toHaveValue('1');
    expect(line(1).getByLabelText('Unit price')).toHaveValue('0');
    expect(line(1).getByLabelText('Description')).toHaveFocus();
    expect(dialog.queryByRole('button', { name: /^Remove line/ })).not.toBeInTheDocument();
    expect(dialog.queryByText(/^Not included/)).not.toBeInTheDocument();
    expect(create()).toBeDisabled();
    expect(dialog.getByText(NO_LINES)).toBeVisible();
  });

  it('keeps its lines and key when the page was left, and forgets them when it is discarded', async () => {
    const left = await openNewInvoice({
      reply: () => {
        throw new MockFailure('unauthenticated', 'Please sign in');
      },
    });
    left.fill(1, 'Films', '12.50');
    await left.user.click(left.create());
    await waitFor(() => expect(left.sent).toHaveLength(1));
    left.unmount();
    const { line, user, create, sent } = await openNewInvoice();
    expect(line(1).getByLabelText('Description')).toHaveValue('Films');
    await user.click(create());
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.key).toBe(left.sent[0]?.key);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: 'Create invoice' }));
    const again = controlsOf(within(await screen.findByRole('dialog', { name: 'Create Custom Invoice' })));
    expect(again.line(1).getByLabelText('Description')).toHaveValue('');
    again.fill(1, 'Postage', '5');
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'Leave' }));
    await user.click(screen.getByRole('button', { name: 'Create invoice' }));
    const discarded = controlsOf(
      within(await screen.findByRole('dialog', { name: 'Create Custom Invoice' })),
    );
    expect(discarded.line(1).getByLabelText('Description')).toHaveValue('');
  });

  it('updates the totals in cents while the user types', async () => {
    const { line, type, fill, total, dialog, create } = await openNewInvoice();
    fill(1, 'Films', '0.1');
    type(1, 'Quantity', '3');
    expect(line(1).getByText('$0.30')).toBeVisible();
    expect(total()).toBe('$0.30');
    expect(dialog.getByText('The total must be at least $0.50')).toBeVisible();
    type(1, 'Unit price', '1,250.50');
    expect(line(1).getByLabelText('Unit price')).toHaveValue('1250.50');
    expect(total()).toBe('$3,751.50');
    expect(create()).toBeEnabled();
  });

  it.each([
    ['Quantity', 'some', '1'],
    ['Quantity', '1,000', '1000'],
    ['Unit price', 'much', '0'],
    ['Unit price', '1 250', '1250.00'],
  ])('normalizes a %s of %s to %s', async (label, text, normalized) => {
    const { type } = await openNewInvoice();
    expect(type(1, label, text)).toHaveValue(normalized);
  });

  it.each([
    ['Unit price', '12.345', 'Please enter a price such as 1250 or 1,250.00'],
    ['Unit price', '1e3', 'Please enter a price such as 1250 or 1,250.00'],
    ['Unit price', '1,50', 'Please enter a price such as 1250 or 1,250.00'],
    ['Unit price', '-5', 'Please enter a price such as 1250 or 1,250.00'],
    ['Quantity', '0', 'The quantity must be a whole number from 1 to 100,000'],
    ['Quantity', '1e3', 'The quantity must be a whole number from 1 to 100,000'],
    ['Quantity', '100001', 'The quantity must be a whole number from 1 to 100,000'],
    ['Image count', '2.5', 'The image count must be a whole number of 0 or more'],
  ])('shows the error of a %s of %s beside the field', async (label, text, message) => {
    const { user, dialog, line, type, fill } = await openNewInvoice();
    fill(1, 'Films', '35');
    await user.click(dialog.getByRole('button', { name: 'Details of line 1' }));
    const field = type(1, /^(?:Image count)$/.test(label) ? 'Image count (optional)' : label, text);
    await waitFor(() => expect(field).toBeInvalid());
    expect(line(1).getByText(message)).toBeVisible();
  });

  it('moves the focus to a new line, and to the remaining line after a removal', async () => {
    const { user, dialog, line } = await openNewInvoice();
    await user.click(dialog.getByRole('button', { name: 'Add line' }));
    expect(line(2).getByLabelText('Description')).toHaveFocus();
    await user.click(dialog.getByRole('button', { name: 'Remove line 2' }));
    expect(line(1).getByLabelText('Description')).toHaveFocus();
    expect(dialog.queryByRole('button', { name: /^Remove line/ })).not.toBeInTheDocument();
    expect(dialog.getByText('Line 2 removed')).toBeInTheDocument();
  });

  it('marks unfinished lines and does not send them', async () => {
    const { user, dialog, line, type, fill, create, sent } = await openNewInvoice();
    fill(1, 'Films', '35');
    await user.click(dialog.getByRole('button', { name: 'Add line' }));
    expect(line(2).getByText('Not included in the invoice: no description and no price')).toBeVisible();
    type(2, 'Description', 'Ledger');
    expect(line(2).getByText('Not included in the invoice: no price')).toBeVisible();
    expect(line(1).queryByText(/^Not included/)).not.toBeInTheDocument();
    await user.click(create());
    expect(await screen.findByText('Invoice created successfully')).toBeVisible();
    expect(sent.map(({ lineItems }) => lineItems.map(({ description }) => description))).toEqual([['Films']]);
  });

  it('sends all details of a line', async () => {
    const { user, dialog, line, type, fill, create, sent } = await openNewInvoice();
    fill(1, 'Lumbar spine', '120');
    await user.click(dialog.getByRole('button', { name: 'Details of line 1' }));
    await user.selectOptions(line(1).getByLabelText(/^Study type/), 'Nuclear Medicine');
    type(1, 'Study date (optional)', '2026-03-04');
    type(1, 'Image count (optional)', '24');
    type(1, 'CNR reason (optional)', 'Destroyed');
    await user.click(dialog.getByRole('button', { name: 'Add subsection' }));
    await user.keyboard('Axial T1{Enter}Sagittal T2{Enter}');
    expect(dialog.getByRole('textbox', { name: 'Subsection 3' })).toHaveFocus();
    await user.click(dialog.getByRole('button', { name: 'Remove subsection 1' }));
    expect(dialog.getByRole('textbox', { name: 'Subsection 1' })).toHaveFocus();
    await user.click(dialog.getByRole('button', { name: 'Details of line 1' }));
    expect(line(1).getByText('Nuclear Medicine · Mar 4, 2026 · 24 images')).toBeVisible();
    expect(line(1).getByText('CNR')).toBeVisible();
    await user.click(create());
    expect(await screen.findByText('Invoice created successfully')).toBeVisible();
    expect(sent[0]?.lineItems).toEqual([
      {
        description: 'Lumbar spine',
        quantity: 1,
        unitPrice: '120.00',
        studyType: 'Nuclear Medicine',
        studyDate: '2026-03-04',
        imageCount: 24,
        cnrReason: 'Destroyed',
        subsections: ['Sagittal T2'],
      },
    ]);
  });

  it('is not created when Enter is pressed in a line', async () => {
    const { user, line, fill, sent } = await openNewInvoice();
    fill(1, 'Films', '35');
    await user.type(line(1).getByLabelText('Description'), '{Enter}');
    expect(screen.getByRole('dialog', { name: 'Create Custom Invoice' })).toBeVisible();
    expect(sent).toEqual([]);
  });
});

describe('creating', () => {
  it('creates one invoice on a double click and shows the new draft', async () => {
    let respond = (_invoice: StaffInvoiceView) => undefined as void;
    const { user, fill, create, sent } = await openNewInvoice({
      reply: () => new Promise<StaffInvoiceView>((resolve) => (respond = resolve)),
    });
    fill(1, 'Chart copies', '25');
    await user.dblClick(create());
    await waitFor(() => expect(create()).toHaveTextContent('Creating...'));
    expect(create()).toHaveAttribute('aria-disabled', 'true');
    respond(anInvoice());
    expect(await screen.findByText('Invoice created successfully')).toBeVisible();
    expect(await screen.findByText('INV-2026-000041')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(sent).toHaveLength(1);
  });

  it('keeps the input, shows the error and retries with the same key after a failure', async () => {
    let fails = true;
    const { user, line, fill, create, sent, dialog } = await openNewInvoice({
      reply: (body) => {
        if (fails) throw new MockFailure('unavailable', 'Please try again.');
        return draftFrom(body);
      },
    });
    fill(1, 'Chart copies', '25');
    await user.click(create());
    expect(await dialog.findByRole('alert')).toHaveTextContent('Error creating invoice: Please try again.');
    expect(line(1).getByLabelText('Description')).toHaveValue('Chart copies');
    fails = false;
    await user.click(create());
    expect(await screen.findByText('Invoice created successfully')).toBeVisible();
    expect(sent).toHaveLength(3);
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
  });

  it('shows field errors of the server beside the fields', async () => {
    const { user, dialog, line, fill, create } = await openNewInvoice({
      reply: () => {
        const fields = { 'lineItems.0.description': 'This is not allowed' };
        throw new MockFailure('invalid_input', 'Please check the fields', fields);
      },
    });
    await user.click(dialog.getByRole('button', { name: 'Add line' }));
    fill(2, 'Films', '35');
    await user.click(create());
    expect(await line(2).findByText('This is not allowed')).toBeVisible();
    expect(line(2).getByLabelText('Description')).toBeInvalid();
    expect(screen.getAllByText('Error creating invoice: Please check the fields')[0]).toBeVisible();
  });
});

describe('closing', () => {
  it('closes an unchanged invoice without a question', async () => {
    const { user } = await openNewInvoice();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('asks before changes are lost, and lets the user stay', async () => {
    const { user, line, fill, dialog } = await openNewInvoice();
    fill(1, 'Films', '35');
    await user.keyboard('{Escape}');
    const question = within(screen.getByRole('dialog', { name: 'Leave without creating the invoice?' }));
    await user.click(question.getByRole('button', { name: 'Stay' }));
    expect(line(1).getByLabelText('Description')).toHaveValue('Films');
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await user.click(screen.getByRole('button', { name: 'Leave' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(document.documentElement.style.overflow).toBe('');
    expect(screen.getByRole('button', { name: 'Create invoice' })).toHaveFocus();
  });
});

describe('the quick-add list', () => {
  const films = anItem({ itemId: '1', name: 'X-Ray films', defaultPrice: 35 });
  const shipping = anItem({
    itemId: '2',
    name: 'Shipping',
    category: 'Services',
    description: 'FedEx, tracked',
    defaultPrice: 22.5,
  });

  it('fills the empty line, then adds lines, and keeps the focus', async () => {
    const { user, dialog, line, total } = await openNewInvoice({ items: [shipping, films] });
    await user.click(await dialog.findByRole('button', { name: /^X-Ray films \$35\.00/ }));
    expect(line(1).getByLabelText('Description')).toHaveValue('X-Ray films');
    expect(line(1).getByLabelText('Unit price')).toHaveValue('35.00');
    const item = dialog.getByRole('button', { name: /^Shipping \$22\.50/ });
    await user.click(item);
    expect(line(2).getByLabelText('Description')).toHaveValue('Shipping: FedEx, tracked');
    expect(item).toHaveFocus();
    expect(dialog.getByText('Line 2 added: Shipping')).toBeInTheDocument();
    expect(total()).toBe('$57.50');
  });

  it('groups active items by category', async () => {
    const { dialog } = await openNewInvoice({
      items: [shipping, films, anItem({ itemId: '3', name: 'Old', isActive: false })],
    });
    const panel = within(dialog.getByRole('region', { name: 'Quick add' }));
    await panel.findByText('Imaging');
    expect(panel.getAllByRole('heading', { level: 4 }).map((each) => each.textContent)).toEqual([
      'Imaging',
      'Services',
    ]);
    expect(panel.queryByText('Old')).not.toBeInTheDocument();
    expect(panel.queryByRole('searchbox')).not.toBeInTheDocument();
  });

  it('has a search field when there are more than eight items', async () => {
    const many = Array.from({ length: 9 }, (_, index) =>
      anItem({ itemId: `${index}`, name: `Item ${index}` }),
    );
    const { user, dialog } = await openNewInvoice({ items: many });
    const search = await dialog.findByRole('searchbox', { name: 'Search quick-add items' });
    await fill(user, search, 'item 7');
    expect(dialog.getAllByRole('button', { name: /^Item/ })).toHaveLength(1);
    await user.type(search, '77');
    expect(dialog.getByText('No quick-add items match')).toBeVisible();
  });

  it('takes the pages of released packets for items that count them, until a person enters a quantity', async () => {
    const items = [
      anItem({ name: 'Copies', description: 'Copies, per page', countsPages: true }),
      anItem({ itemId: 'item-2', name: 'Postage', description: 'Postage' }),
    ];
    const { user, dialog, line, type, sent, create } = await openNewInvoice({ items, packetPages: 412 });
    await user.click(await dialog.findByRole('button', { name: /^Copies/ }));
    await user.click(dialog.getByRole('button', { name: /^Postage/ }));
    expect(line(1).getByLabelText('Quantity')).toHaveValue('412');
    expect(line(2).getByLabelText('Quantity')).toHaveValue('1');
    const hint = /^The quantity is the number of pages of the released packets: 412/;
    expect(dialog.getByText(hint)).toBeVisible();
    type(1, 'Quantity', '12');
    expect(dialog.queryByText(hint)).not.toBeInTheDocument();
    await user.click(create());
    await waitFor(() => expect(sent[0]?.lineItems.map(({ quantity }) => quantity)).toEqual([12, 1]));
  });

  it('counts nothing without released packets', async () => {
    const items = [anItem({ name: 'Copies', description: 'Copies, per page', countsPages: true })];
    const { user, dialog, line } = await openNewInvoice({ items });
    await user.click(await dialog.findByRole('button', { name: /^Copies/ }));
    expect(line(1).getByLabelText('Quantity')).toHaveValue('1');
    expect(dialog.queryByText(/^The quantity is the number of pages/)).not.toBeInTheDocument();
  });

  it('shows a message when there are no items', async () => {
    const { dialog } = await openNewInvoice();
    expect(await dialog.findByText('No quick-add items yet')).toBeVisible();
  });

  it('shows an error and a retry button when loading fails, and the form stays usable', async () => {
    const { user, dialog, line } = await (async () => {
      const shown = await showInvoices([]);
      server.use(failOperation(listQuickAddItems, 'unexpected', 'Something broke'));
      await shown.user.click(screen.getByRole('button', { name: 'Create invoice' }));
      const found = within(await screen.findByRole('dialog', { name: 'Create Custom Invoice' }));
      return { ...shown, dialog: found, ...controlsOf(found) };
    })();
    expect(await dialog.findByText('Failed to load the quick-add items')).toBeVisible();
    expect(line(1).getByLabelText('Description')).toBeEnabled();
    server.use(mockOperation(listQuickAddItems, () => [films]));
    await user.click(dialog.getByRole('button', { name: 'Retry' }));
    expect(await dialog.findByRole('button', { name: /^X-Ray films/ })).toBeVisible();
  });
});

describe('editing a draft', () => {
  const draft = anInvoice({
    lineItems: [aLine({ description: 'Films', cnrReason: 'Destroyed' }), aLine({ description: 'Ledger' })],
  });

  async function editing() {
    const shown = await showInvoices([draft]);
    server.use(mockOperation(listQuickAddItems, () => []));
    await shown.user.click(screen.getByRole('button', { name: 'Edit INV-2026-000041' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit invoice INV-2026-000041' }));
    return { ...shown, dialog, ...controlsOf(dialog) };
  }

  it('starts with the saved draft and saves the changes', async () => {
    const { user, dialog, line, type } = await editing();
    const requests = recordBodies(changeInvoice, () => draft);
    expect(line(1).getByLabelText('Description')).toHaveValue('Films');
    expect(line(1).getByText('CNR')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Remove line 1' }));
    type(1, 'Quantity', '4');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Invoice updated successfully')).toBeVisible();
    expect(requests).toEqual([
      expect.objectContaining({
        invoiceId: draft.invoiceId,
        seenVersion: 0,
        updates: { lineItems: [expect.objectContaining({ description: 'Ledger', quantity: 4 })] },
      }),
    ]);
  });

  it('shows the error and keeps the input when saving fails', async () => {
    const { user, dialog, line, type } = await editing();
    server.use(failOperation(changeInvoice, 'conflict', 'This invoice was sent already.'));
    type(1, 'Quantity', '4');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(
      'Error updating invoice: This invoice was sent already.',
    );
    expect(line(1).getByLabelText('Quantity')).toHaveValue('4');
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByRole('dialog', { name: 'Leave without saving the changes?' })).toBeVisible();
  });
});

describe('editing a draft that someone else has changed', () => {
  const changed = 'This invoice has changed. Please review it again.';
  const theirs = anInvoice({
    version: 1,
    totalAmount: 7500,
    lineItems: [
      aLine({ description: 'Theirs', unitPrice: 7000, total: 7000 }),
      aLine({ description: 'Ledger', unitPrice: 500, total: 500 }),
    ],
  });

  /** Saves an edit that the server rejects because a colleague saved first. */
  async function saveWithConflict() {
    const { stored, user } = await showInvoices([anInvoice()]);
    const requests: unknown[] = [];
    server.use(
      mockOperation(listQuickAddItems, () => []),
      mockOperation(changeInvoice, ({ body: { seenVersion, updates } }) => {
        requests.push([seenVersion, updates?.lineItems?.map(({ description }) => description)]);
        if (seenVersion !== 1) throw new MockFailure('conflict', changed);
        return theirs;
      }),
    );
    await user.click(screen.getByRole('button', { name: 'Edit INV-2026-000041' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit invoice INV-2026-000041' }));
    const controls = controlsOf(dialog);
    controls.fill(1, 'Mine', '75');
    stored[0] = theirs;
    const save = () => user.click(dialog.getByRole('button', { name: 'Save' }));
    await save();
    const notice = await dialog.findByRole('group', { name: changed });
    return { user, dialog, requests, save, notice, ...controls };
  }

  it('keeps the typed values and shows both versions', async () => {
    const { notice, line, requests, save, dialog } = await saveWithConflict();
    expect(notice).toHaveFocus();
    expect(within(notice).getByText('$75.00 · Mine')).toBeVisible();
    expect(within(notice).getByText('$7,500.00 · Theirs, Ledger')).toBeVisible();
    expect(line(1).getByLabelText('Description')).toHaveValue('Mine');
    await save();
    expect(await dialog.findByRole('group', { name: changed })).toBeVisible();
    expect(requests).toEqual([
      [0, ['Mine']],
      [0, ['Mine']],
    ]);
  });

  it('overwrites the saved version after the user has seen it', async () => {
    const { user, notice, line, requests, save } = await saveWithConflict();
    await user.click(within(notice).getByRole('button', { name: 'Keep mine: Invoice lines' }));
    expect(notice).not.toBeInTheDocument();
    expect(line(1).getByLabelText('Description')).toHaveFocus();
    await save();
    expect(await screen.findByText('Invoice updated successfully')).toBeVisible();
    expect(requests.at(-1)).toEqual([1, ['Mine']]);
  });

  it('loads the saved version for editing', async () => {
    const { user, notice, line, fill, requests, save, total } = await saveWithConflict();
    const savedVersionButton = { name: 'Use saved version: Invoice lines' };
    await user.click(within(notice).getByRole('button', savedVersionButton));
    expect(line(1).getByLabelText('Description')).toHaveValue('Theirs');
    expect(line(1).getByLabelText('Description')).toHaveFocus();
    expect(line(2).getByLabelText('Unit price')).toHaveValue('500.00');
    expect(total()).toBe('$7,500.00');
    fill(2, 'Ledger 2019', '500');
    await save();
    expect(await screen.findByText('Invoice updated successfully')).toBeVisible();
    expect(requests.at(-1)).toEqual([1, ['Theirs', 'Ledger 2019']]);
  });
});
