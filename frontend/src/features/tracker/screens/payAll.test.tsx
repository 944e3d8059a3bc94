import {
  updateFilePayment,
  updateInvoicePayment,
} from '@portal/contract/payments/endpoints/paymentUpdates.ts';
import { createPaymentIntent } from '@portal/contract/payments/endpoints/payments.ts';
import type { DueItem, EverythingDueView } from '@portal/contract/payments/schemas/everythingDue.ts';
import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { failOperation, mockOperation } from '../../../testing/mockOperation.ts';
import { recordBodies } from '../../../testing/recordBodies.ts';
import { renderScreen } from '../../../testing/renderScreen.tsx';
import { server } from '../../../testing/server.ts';
import type { PaymentPanelProps } from '../../payments/form/PaymentForms.tsx';
import { aRequest } from '../../requests/testing/aRequest.ts';
import { mockLookups, trackerAddress } from '../../requests/testing/mockLookups.ts';
import { RequestStatusScreen } from './RequestStatusScreen.tsx';

// The payment forms have separate tests.
vi.mock('../../payments/form/PaymentPanel.tsx', () => ({
  PaymentPanel: ({ intent, onPaid, onExpired }: PaymentPanelProps) => (
    <>
      <p>{`Charges ${intent.amount} cents`}</p>
      <button type="button" onClick={() => onPaid('succeeded', 'card')}>
        Paid
      </button>
      <button type="button" onClick={onExpired}>
        Expired
      </button>
    </>
  ),
}));

const invoice: DueItem = {
  kind: 'invoice',
  invoiceId: `inv_${'1'.repeat(32)}`,
  name: 'INV-2026-000007',
  amount: 5010,
};
const chart: DueItem = { kind: 'file', fileId: `file_${'2'.repeat(32)}`, name: 'chart.pdf', amount: 2550 };
const images: DueItem = { kind: 'file', fileId: `file_${'3'.repeat(32)}`, name: 'images.pdf', amount: 1300 };
const none = { embargoed: 0, notScanned: 0, clearing: 0, later: 0 };
const totalOf = (items: readonly DueItem[]) => items.reduce((sum, { amount }) => sum + amount, 0);
const dueFor = (items: DueItem[], waiting: Partial<typeof none> = {}): EverythingDueView => ({
  amount: totalOf(items),
  items,
  waiting: { ...none, ...waiting },
});

/** Opens a request; tests may change what is due. */
async function openWith(due: EverythingDueView | undefined) {
  const stored = { due };
  mockLookups(() => aRequest({ ...(stored.due && { everythingDue: stored.due }) }));
  const { user } = renderScreen(<RequestStatusScreen />, trackerAddress);
  await screen.findByRole('heading', { name: 'Order LAW-2026-001' });
  return { user, stored };
}

/** Mocks PaymentIntents for these items; the last one repeats. Returns the request bodies. */
function mockIntents(...allocations: DueItem[][]) {
  const requests: unknown[] = recordBodies(createPaymentIntent, () => {
    const items = allocations[Math.min(requests.length, allocations.length) - 1]!;
    return {
      paymentIntentId: `pi_${requests.length}`,
      clientSecret: 'pi_1_secret',
      publishableKey: 'pk_test_1',
      amount: totalOf(items),
      status: 'requires_payment_method' as const,
      items,
    };
  });
  return requests;
}

const openDialog = async (user: Awaited<ReturnType<typeof openWith>>['user'], name: string) => {
  await user.click(await screen.findByRole('button', { name }));
  return within(await screen.findByRole('dialog', { name: 'Pay everything at once' }));
};

describe('paying for everything at once', () => {
  it('shows every item and the total, warns about the 12 hours, and is recorded once', async () => {
    const requests = mockIntents([invoice, chart, images]);
    const recorded: unknown[] = [];
    const { user, stored } = await openWith(dueFor([invoice, chart, images]));
    server.use(
      mockOperation(updateInvoicePayment, ({ body }) => {
        recorded.push(body);
        stored.due = undefined;
        return { invoiceId: body.invoiceId, isPaid: true, paymentState: 'paid' as const };
      }),
    );
    expect(await screen.findByText(/^1 invoice and 2 documents in one payment/)).toBeVisible();
    const dialog = await openDialog(user, 'Pay all ($88.60)');
    const items = within(dialog.getByRole('list', { name: 'What you pay for' })).getAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent)).toEqual([
      'Invoice INV-2026-000007$50.10',
      'chart.pdf$25.50',
      'images.pdf$13.00',
      'Total$88.60',
    ]);
    expect(dialog.getByText('The 12 hours to download start with the payment')).toBeVisible();
    expect(await dialog.findByText('Charges 8860 cents')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Paid' }));
    await vi.waitFor(() =>
      expect(screen.queryByRole('button', { name: /^Pay all/ })).not.toBeInTheDocument(),
    );
    expect(requests).toEqual([{ type: 'pay_all', requestId: aRequest()._id }]);
    const { invoiceId } = invoice as DueItem & { kind: 'invoice' };
    expect(recorded).toEqual([{ requestId: aRequest()._id, invoiceId }]);
  });

  it('shows the new items and total when they change before the payment, and records what was paid', async () => {
    mockIntents([invoice, chart, images], [chart, images]);
    const recorded: unknown[] = [];
    const { user } = await openWith(dueFor([invoice, chart, images]));
    server.use(
      mockOperation(updateFilePayment, ({ body }) => {
        recorded.push(body.fileId);
        return { fileId: body.fileId, isPaid: true, paymentState: 'paid' as const };
      }),
    );
    const dialog = await openDialog(user, 'Pay all ($88.60)');
    await user.click(await dialog.findByRole('button', { name: 'Expired' }));
    expect(await dialog.findByText('The amount changed from $88.60 to $38.50.')).toBeVisible();
    expect(dialog.queryByText('Invoice INV-2026-000007')).not.toBeInTheDocument();
    expect(await dialog.findByText('Charges 3850 cents')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Paid' }));
    await vi.waitFor(() => expect(recorded).toEqual([(chart as DueItem & { kind: 'file' }).fileId]));
  });

  it('says which documents are not included', async () => {
    await openWith(dueFor([chart, images], { embargoed: 1, notScanned: 2, clearing: 1 }));
    expect(await screen.findByText('2 documents in one payment, by card or bank account.')).toBeVisible();
    for (const reason of [
      'Not available yet: 1 document',
      'Virus scan not finished: 2 documents',
      'Bank payment clearing: 1 item',
    ]) {
      expect(screen.getByText(reason)).toBeVisible();
    }
  });

  it('warns about no download hours if only invoices are due', async () => {
    const other = { ...invoice, invoiceId: `inv_${'4'.repeat(32)}`, name: 'INV-2026-000008' };
    mockIntents([invoice, other]);
    const { user } = await openWith(dueFor([invoice, other]));
    const dialog = await openDialog(user, 'Pay all ($100.20)');
    expect(await dialog.findByText('Charges 10020 cents')).toBeVisible();
    expect(dialog.queryByText(/12 hours/)).not.toBeInTheDocument();
  });

  it('shows why nothing can be paid, and closes', async () => {
    const { user } = await openWith(dueFor([chart, images]));
    server.use(failOperation(createPaymentIntent, 'conflict', 'There is nothing to pay right now.'));
    const dialog = await openDialog(user, 'Pay all ($38.50)');
    expect(await dialog.findByText('There is nothing to pay right now.')).toBeVisible();
    await user.click(dialog.getAllByRole('button', { name: 'Close' }).at(-1)!);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('is not offered for one item or none', async () => {
    await openWith(undefined);
    expect(screen.queryByRole('button', { name: /^Pay all/ })).not.toBeInTheDocument();
  });
});
