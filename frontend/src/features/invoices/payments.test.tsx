import { refundInvoice, settleInvoice } from '@portal/contract/invoices/endpoints.ts';
import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { failOperation, MockFailure, mockOperation } from '../../testing/mockOperation.ts';
import { recordBodies } from '../../testing/recordBodies.ts';
import { server } from '../../testing/server.ts';
import { anInvoice, aPaidInvoice } from './testing/anInvoice.ts';
import { showInvoices } from './testing/showInvoices.tsx';

const sent = anInvoice({ status: 'sent' });
const paid = aPaidInvoice({ refundableAmount: 20, totalAmount: 25 });

/** Opens a dialog of an invoice as an admin. */
async function openDialog(invoice: typeof sent, button: string, title: string) {
  const shown = await showInvoices([invoice], 'admin');
  await shown.user.click(screen.getByRole('button', { name: button }));
  const dialog = within(screen.getByRole('dialog', { name: title }));
  const type = (label: string, value: string) => {
    const field = dialog.getByLabelText(label);
    fireEvent.change(field, { target: { value } });
    fireEvent.blur(field);
    return field;
  };
  return { ...shown, dialog, type };
}

it.each([
  ['Mark as paid', sent],
  ['Refund', paid],
])('offers %s only to admins', async (button, invoice) => {
  await showInvoices([invoice], 'staff');
  expect(screen.queryByRole('button', { name: new RegExp(`^${button}`) })).not.toBeInTheDocument();
});

describe('marking as paid', () => {
  const open = () => openDialog(sent, 'Mark as paid: INV-2026-000041', 'Mark INV-2026-000041 as paid');

  it('explains who can read each field', async () => {
    const { dialog } = await open();
    expect(dialog.getByLabelText('Payment reference')).toHaveAccessibleDescription(
      'The check or transfer number. It appears on the client’s receipt.',
    );
    expect(dialog.getByLabelText('Reason')).toHaveAccessibleDescription('Only staff can read it.');
  });

  it('shows the amount and the consequence, and requires a reference and a reason', async () => {
    const { user, dialog } = await open();
    expect(
      dialog.getByText(
        /^For a \$25\.00 payment .* We’ll email the client a receipt\. .* You can’t undo this\.$/,
      ),
    ).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Mark as paid' }));
    expect(await dialog.findByText('Please enter the payment reference')).toBeVisible();
    expect(dialog.getByText('Please enter a reason')).toBeVisible();
  });

  it('sends one request on a double click', async () => {
    const { user, dialog, type, stored } = await open();
    const requests: unknown[] = [];
    const response = Promise.withResolvers<void>();
    server.use(
      mockOperation(settleInvoice, async ({ body }) => {
        requests.push(body);
        await response.promise;
        return (stored[0] = aPaidInvoice());
      }),
    );
    type('Payment reference', 'Check 1181');
    type('Reason', 'Sent by post');
    await user.dblClick(dialog.getByRole('button', { name: 'Mark as paid' }));
    response.resolve();
    expect(await screen.findByText('Invoice marked as paid successfully')).toBeVisible();
    expect(await screen.findByText('Paid')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(requests).toEqual([
      {
        requestId: sent.requestId,
        invoiceId: sent.invoiceId,
        reference: 'Check 1181',
        reason: 'Sent by post',
      },
    ]);
  });

  it('shows the error and keeps the input when it fails', async () => {
    const { user, dialog, type } = await open();
    server.use(failOperation(settleInvoice, 'conflict', 'This invoice is already paid.'));
    const reference = type('Payment reference', 'Check 1181');
    type('Reason', 'Sent by post');
    await user.click(dialog.getByRole('button', { name: 'Mark as paid' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(
      'Error marking invoice as paid: This invoice is already paid.',
    );
    expect(reference).toHaveValue('Check 1181');
  });
});

describe('a refund', () => {
  const open = () => openDialog(paid, 'Refund INV-2026-000041', 'Refund INV-2026-000041');

  it('starts with the refundable amount and shows the consequence', async () => {
    const { dialog, type } = await open();
    expect(dialog.getByLabelText('Amount, in USD')).toHaveValue('20.00');
    expect(dialog.getByText(/^The full \$20\.00 is refunded .*You can’t undo a refund/)).toBeVisible();
    type('Amount, in USD', '5');
    expect(dialog.getByText(/^\$5\.00 of \$20\.00 is refunded/)).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Refund $5.00' })).toBeVisible();
  });

  it.each(['0', '20.01', '1.005', 'much'])('rejects an amount of %s', async (amount) => {
    const { user, dialog, type } = await open();
    type('Amount, in USD', amount);
    type('Reason', 'Billed twice');
    await user.click(dialog.getByRole('button', { name: /^Refund/ }));
    expect(await dialog.findByText('Please enter an amount up to what can still be refunded')).toBeVisible();
  });

  it('requires a reason', async () => {
    const { user, dialog } = await open();
    await user.click(dialog.getByRole('button', { name: /^Refund/ }));
    expect(await dialog.findByText('Please enter a reason')).toBeVisible();
  });

  it('shows form and field errors when it fails, and retries with the same key', async () => {
    const { user, dialog, type, stored } = await open();
    const requests = recordBodies(refundInvoice, () => {
      if (requests.length === 1) {
        throw new MockFailure('invalid_input', 'Please check the fields', { amount: 'Amount is too high' });
      }
      return (stored[0] = aPaidInvoice({ refundableAmount: 0 }));
    });
    type('Amount, in USD', '5');
    type('Reason', 'Billed twice');
    await user.click(dialog.getByRole('button', { name: /^Refund/ }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(
      'Error refunding invoice: Please check the fields',
    );
    expect(dialog.getByText('Amount is too high')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: /^Refund/ }));
    expect(await screen.findByText('Refund started successfully')).toBeVisible();
    expect(requests.map(({ amount }) => amount)).toEqual(['5.00', '5.00']);
    expect(requests[1]?.key).toBe(requests[0]?.key);
  });
});
