import { changeInvoice, deleteInvoice } from '@portal/contract/invoices/endpoints.ts';
import { downloadInvoice, downloadReceipt } from '@portal/contract/payments/endpoints/paymentDocuments.ts';
import { getRequestDetails } from '@portal/contract/requests/endpoints/requestDetails.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { MockFailure, mockOperation } from '../../testing/mockOperation.ts';
import { server } from '../../testing/server.ts';
import { aLine, anInvoice, aPaidInvoice } from '../invoices/testing/anInvoice.ts';
import { rowOf, showInvoices } from '../invoices/testing/showInvoices.tsx';
import { aStaffRequest } from '../requests/testing/aStaffRequest.ts';
import { showStaffRequest } from '../../testing/showStaffRequest.tsx';

const saveBlob = vi.hoisted(() => vi.fn<(content: Blob, name: string) => void>());
vi.mock('../../lib/saving/saveBlob.ts', () => ({ saveBlob }));

beforeEach(() => saveBlob.mockClear());

const conflict = () => {
  throw new MockFailure('conflict', 'Somebody was faster.');
};

describe('the card', () => {
  it('requests all invoices, also inactive ones, and keeps their order', async () => {
    const { requests } = await showInvoices([
      anInvoice({ invoiceId: `inv_${'b'.repeat(32)}`, invoiceNumber: 'INV-2026-000042' }),
      anInvoice(),
    ]);
    expect(requests).toEqual([{ requestId: 'req_00000000000000000001', showAll: true }]);
    expect(screen.getAllByRole('heading', { level: 3 }).map((each) => each.textContent)).toEqual([
      'INV-2026-000042',
      'INV-2026-000041',
    ]);
  });

  it('says when there are no invoices', async () => {
    await showInvoices([]);
    expect(await screen.findByText(/^No invoices yet/)).toBeVisible();
  });

  it('says why the invoices cannot be loaded and retries', async () => {
    let fails = true;
    const { user } = await showInvoices([], 'staff', () => {
      if (fails) throw new MockFailure('unexpected', 'Something broke');
      return [anInvoice()];
    });
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /Failed to load the invoices.*Something broke/,
    );
    fails = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('INV-2026-000041')).toBeVisible();
  });

  it('is one of the cards of a request', async () => {
    await showStaffRequest({}, [], 'money');
    expect(await screen.findByRole('button', { name: 'Create invoice' })).toBeVisible();
    // Only now: the card replaces its placeholder, which has the same name.
    expect(screen.getByRole('region', { name: 'Custom Invoices' })).toBeVisible();
  });
});

describe('an invoice', () => {
  it.each([
    ['Draft (Not Sent)', anInvoice()],
    ['Sent to Client', anInvoice({ status: 'sent' })],
    ['Paid', aPaidInvoice()],
    ['Inactive', aPaidInvoice({ isActive: false })],
  ])('has the badge %s', async (badge, invoice) => {
    await showInvoices([invoice]);
    expect(rowOf(invoice).getByText(badge)).toBeVisible();
  });

  it.each([
    [0, null],
    [10, 'Refunded $10.00 of $25.00'],
    [24.99, 'Refunded $24.99 of $25.00'],
    [25, 'Refunded in full'],
  ])('of $25 with a refund of $%d shows next to its badge: %s', async (refunded, text) => {
    const invoice = aPaidInvoice({ refundedAmount: refunded });
    await showInvoices([invoice]);
    const row = rowOf(invoice);
    expect(row.getByText('Paid')).toBeVisible();
    expect(row.queryByText(/^Refunded/)?.textContent ?? null).toBe(text);
  });

  it('shows its total and when it was created, sent and paid', async () => {
    const invoice = aPaidInvoice({ totalAmount: 1250.5 });
    await showInvoices([invoice]);
    const row = rowOf(invoice);
    expect(row.getByText('$1,250.50')).toBeVisible();
    expect(row.getByText('Created on Nov 2, 2026 by Sam Clerk')).toBeVisible();
    expect(row.getByText('Sent on Nov 3, 2026')).toBeVisible();
    expect(row.getByText('Paid on Nov 4, 2026')).toBeVisible();
    expect(row.getByText(/^Paid invoices are protected/)).toBeVisible();
    expect(row.queryByRole('button', { name: /Edit|Delete|activate|Send/i })).not.toBeInTheDocument();
  });

  it('expands its lines with study, subsections and availability', async () => {
    const invoice = anInvoice({
      lineItems: [
        aLine({
          description: 'Lumbar spine',
          quantity: 2,
          unitPrice: 120,
          total: 240,
          studyType: 'MRI',
          studyDate: '2026-03-04',
          imageCount: 24,
          subsections: ['Axial T1'],
        }),
        aLine({ description: 'Ledger', cnrReason: 'Destroyed' }),
      ],
    });
    const { user } = await showInvoices([invoice]);
    const opener = screen.getByRole('button', { name: '2 lines, invoice INV-2026-000041' });
    expect(opener).toHaveAttribute('aria-expanded', 'false');
    await user.click(opener);
    expect(opener).toHaveAttribute('aria-expanded', 'true');
    const [spine, ledger] = within(screen.getByText('Lumbar spine').closest('ul')!)
      .getAllByRole('listitem')
      .filter((each) => /Lumbar|Ledger/.test(each.textContent));
    expect(spine).toHaveTextContent(
      'Lumbar spine$240.002 × $120.00 · MRI · Mar 4, 2026 · 24 imagesAxial T1Available',
    );
    expect(ledger).toHaveTextContent('Ledger$25.001 × $25.00CNR Destroyed');
  });

  it('shows a payment outside the portal and the refunds', async () => {
    const at = '2026-11-05T15:00:00.000Z';
    const refund = { amount: 10, at, byName: 'Ada Admin', reason: 'Billed twice', kind: 'staff' as const };
    const invoice = aPaidInvoice({
      settlement: { reference: 'Check 1181', reason: 'Sent by post', byName: 'Ada Admin', at },
      refunds: [
        { ...refund, refundId: '1', state: 'done' },
        { ...refund, refundId: '2', state: 'failed' },
        { ...refund, refundId: '3', state: 'pending', kind: 'automatic', byName: 'system', amount: 25 },
      ],
    });
    await showInvoices([invoice]);
    const notes = screen
      .getAllByRole('listitem')
      .map((each) => each.textContent)
      .filter((text) => /^(Paid outside|Refund of)/.test(text));
    expect(notes).toEqual([
      expect.stringMatching(/^Paid outside the portalCheck 1181Ada Admin on Nov 5, 2026, .*: Sent by post$/),
      expect.stringMatching(/^Refund of \$10\.00RefundedAda Admin on .*: Billed twice$/),
      expect.stringMatching(/^Refund of \$10\.00Refund failedAda Admin on /),
      expect.stringMatching(/^Refund of \$25\.00Refund pendingAutomaticSystem on /),
    ]);
  });

  it('cannot be changed while a bank payment is clearing', async () => {
    const invoice = anInvoice({ status: 'sent', paymentState: 'clearing' });
    await showInvoices([invoice], 'admin');
    expect(rowOf(invoice).getByText('Bank payment clearing')).toBeVisible();
    expect(rowOf(invoice).queryByRole('button', { name: /Deactivate|Mark as paid/ })).not.toBeInTheDocument();
  });

  it('shows that a bank payment failed', async () => {
    const invoice = anInvoice({ status: 'sent', paymentState: 'failed' });
    await showInvoices([invoice]);
    expect(rowOf(invoice).getByText('Bank payment failed')).toBeVisible();
  });
});

describe('sending', () => {
  const draft = anInvoice({ version: 3 });
  const open = async () => {
    const shown = await showInvoices([draft]);
    await shown.user.click(screen.getByRole('button', { name: 'Send to Client: INV-2026-000041' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Send INV-2026-000041 to the client?' }));
    return { ...shown, dialog, confirm: dialog.getByRole('button', { name: 'Send to Client' }) };
  };

  it('asks for confirmation and names the total and the email to the client', async () => {
    const { dialog, user } = await open();
    expect(dialog.getByText(/^We’ll email the client a link to this \$25\.00 invoice/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('happens once on a double click', async () => {
    const { user, confirm, stored } = await open();
    const requests: unknown[] = [];
    const response = Promise.withResolvers<void>();
    server.use(
      mockOperation(changeInvoice, async ({ body: { seenVersion, updates } }) => {
        requests.push({ seenVersion, updates });
        await response.promise;
        return (stored[0] = anInvoice({ status: 'sent' }));
      }),
    );
    await user.dblClick(confirm);
    response.resolve();
    expect(await screen.findByText('Invoice sent to client successfully')).toBeVisible();
    expect(await screen.findByText('Sent to Client')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(requests).toEqual([{ seenVersion: 3, updates: { status: 'sent' } }]);
  });

  it('says why it failed and shows the stored invoice', async () => {
    const { user, confirm, stored } = await open();
    server.use(mockOperation(changeInvoice, conflict));
    stored[0] = anInvoice({ isActive: false });
    await user.click(confirm);
    expect(await screen.findByText('Error sending invoice: Somebody was faster.')).toBeVisible();
    expect(await screen.findByText('Inactive')).toBeVisible();
  });
});

describe('sending an invoice that someone else changed', () => {
  it('is refused, and the new total is sent after another confirmation', async () => {
    const { user, stored } = await showInvoices([anInvoice()]);
    await user.click(screen.getByRole('button', { name: 'Send to Client: INV-2026-000041' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Send INV-2026-000041 to the client?' }));
    const changed = 'This invoice has changed. Please review it again.';
    const requests: unknown[] = [];
    server.use(
      mockOperation(changeInvoice, ({ body: { seenVersion } }) => {
        requests.push(seenVersion);
        if (seenVersion !== 1) throw new MockFailure('conflict', changed);
        return (stored[0] = anInvoice({ status: 'sent', version: 1 }));
      }),
    );
    stored[0] = anInvoice({ version: 1, totalAmount: 7500 });
    expect(dialog.queryByRole('alert')).not.toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Send to Client' }));
    expect(await screen.findByText(`Error sending invoice: ${changed}`)).toBeVisible();
    expect(await dialog.findByRole('alert')).toHaveTextContent(changed);
    expect(dialog.getByText(/this \$7,500\.00 invoice/)).toBeVisible();
    expect(requests).toEqual([0]);
    await user.click(dialog.getByRole('button', { name: 'Send to Client' }));
    expect(await screen.findByText('Invoice sent to client successfully')).toBeVisible();
    expect(requests).toEqual([0, 1]);
  });
});

/** Deactivating asks first. */
async function toggle(user: UserEvent, button: string) {
  const toggles = screen.getByRole('button', { name: `${button} INV-2026-000041` });
  if (button === 'Activate') return user.dblClick(toggles);
  await user.click(toggles);
  const dialog = within(screen.getByRole('dialog', { name: 'Deactivate INV-2026-000041?' }));
  await user.dblClick(dialog.getByRole('button', { name: 'Deactivate' }));
}

describe('activating and deactivating', () => {
  it.each([
    [anInvoice({ status: 'sent' }), /^The client no longer sees this invoice and can’t pay it/],
    [anInvoice(), /^This draft can’t be sent until you activate it again/],
  ])('asks before it deactivates $status', async (invoice, text) => {
    const { user } = await showInvoices([invoice]);
    await user.click(screen.getByRole('button', { name: 'Deactivate INV-2026-000041' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Deactivate INV-2026-000041?' }));
    expect(dialog.getByText(text)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it.each([
    ['Deactivate', anInvoice({ status: 'sent' }), false, 'Invoice deactivated successfully'],
    ['Activate', anInvoice({ isActive: false }), true, 'Invoice activated successfully'],
  ])('%s changes the invoice', async (button, invoice, isActive, text) => {
    const { user, stored } = await showInvoices([invoice]);
    const requests: unknown[] = [];
    const response = Promise.withResolvers<void>();
    server.use(
      mockOperation(changeInvoice, async ({ body }) => {
        requests.push(body.updates);
        await response.promise;
        return (stored[0] = { ...invoice, isActive });
      }),
    );
    await toggle(user, button);
    response.resolve();
    expect(await screen.findByText(text)).toBeVisible();
    expect(requests).toEqual([{ isActive }]);
  });

  it.each([
    ['Deactivate', anInvoice(), 'Error deactivating invoice: Somebody was faster.'],
    ['Activate', anInvoice({ isActive: false }), 'Error activating invoice: Somebody was faster.'],
  ])('%s says why it failed', async (button, invoice, text) => {
    server.use(mockOperation(changeInvoice, conflict));
    const { user } = await showInvoices([invoice]);
    await toggle(user, button);
    expect(await screen.findByText(text)).toBeVisible();
  });

  it('reloads the request', async () => {
    const { user } = await showStaffRequest({}, [anInvoice()], 'money');
    let loaded = 0;
    server.use(
      mockOperation(changeInvoice, () => anInvoice({ isActive: false })),
      mockOperation(getRequestDetails, () => {
        loaded += 1;
        return { ...aStaffRequest(), view: 'staff' as const };
      }),
    );
    await screen.findByRole('button', { name: 'Deactivate INV-2026-000041' });
    await toggle(user, 'Deactivate');
    expect(await screen.findByText('Invoice deactivated successfully')).toBeVisible();
    await waitFor(() => expect(loaded).toBe(1));
  });
});

describe('deleting', () => {
  const open = async () => {
    const shown = await showInvoices([anInvoice()]);
    await shown.user.click(screen.getByRole('button', { name: 'Delete INV-2026-000041' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Delete INV-2026-000041?' }));
    expect(dialog.getByText(/^This permanently deletes the \$25\.00 draft and its lines/)).toBeVisible();
    return { ...shown, confirm: dialog.getByRole('button', { name: 'Delete' }) };
  };

  it('asks for confirmation and removes the draft', async () => {
    const { user, confirm, stored } = await open();
    server.use(
      mockOperation(deleteInvoice, ({ body }) => {
        stored.pop();
        return body;
      }),
    );
    await user.click(confirm);
    expect(await screen.findByText('Invoice deleted successfully')).toBeVisible();
    expect(await screen.findByText(/^No invoices yet/)).toBeVisible();
  });

  it('says why it failed', async () => {
    const { user, confirm } = await open();
    server.use(mockOperation(deleteInvoice, conflict));
    await user.click(confirm);
    expect(
      await within(screen.getByRole('dialog')).findByText('Error deleting invoice: Somebody was faster.'),
    ).toBeVisible();
  });
});

describe('PDFs', () => {
  const pathOf = ({ path }: { path: string }) => `*/api/${path}`;

  it('of invoices are saved under the invoice number', async () => {
    server.use(http.get(pathOf(downloadInvoice), () => new HttpResponse('%PDF')));
    const { user } = await showInvoices([anInvoice()]);
    await user.click(screen.getByRole('button', { name: 'Download PDF: INV-2026-000041' }));
    await waitFor(() => expect(saveBlob.mock.lastCall?.[1]).toBe('INV-2026-000041.pdf'));
  });

  it('of receipts are offered for paid invoices', async () => {
    const requests: (string | null)[] = [];
    server.use(
      http.get(pathOf(downloadReceipt), ({ request }) => {
        requests.push(new URL(request.url).searchParams.get('paidItem'));
        return new HttpResponse('%PDF');
      }),
    );
    const { user } = await showInvoices([aPaidInvoice()]);
    await user.click(screen.getByRole('button', { name: 'Receipt PDF: INV-2026-000041' }));
    await waitFor(() => expect(saveBlob.mock.lastCall?.[1]).toBe('receipt-INV-2026-000041.pdf'));
    expect(requests).toEqual([aPaidInvoice().invoiceId]);
  });

  it.each([
    ['Download PDF', downloadInvoice, 'Error downloading invoice: Somebody was faster.'],
    ['Receipt PDF', downloadReceipt, 'Error downloading receipt: Somebody was faster.'],
  ])('%s says why it failed', async (button, operation, text) => {
    server.use(mockOperation(operation, conflict));
    const { user } = await showInvoices([aPaidInvoice()]);
    await user.click(screen.getByRole('button', { name: `${button}: INV-2026-000041` }));
    expect(await screen.findByText(text)).toBeVisible();
    expect(saveBlob).not.toHaveBeenCalled();
  });
});
