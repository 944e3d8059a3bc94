import { reopenDisputedPayment } from '@portal/contract/disputes/endpoints.ts';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { failOperation } from '../../testing/mockOperation.ts';
import { recordBodies } from '../../testing/recordBodies.ts';
import { server } from '../../testing/server.ts';
import { aDispute } from '../disputes/testing/aDispute.ts';
import { aPaidInvoice } from './testing/anInvoice.ts';
import { showInvoices } from './testing/showInvoices.tsx';

const lost = aPaidInvoice({
  refundableAmount: 0,
  disputed: 'lost',
  disputes: [aDispute({ state: 'lost', status: 'lost' })],
});

describe('a disputed invoice', () => {
  it('shows amount, reason, deadline and the Stripe link, and offers no refund', async () => {
    await showInvoices(
      [aPaidInvoice({ refundableAmount: 0, disputed: 'open', disputes: [aDispute()] })],
      'admin',
    );
    const row = within(screen.getByRole('listitem', { name: 'INV-2026-000041' }));
    expect(row.getAllByText('Disputed')).toHaveLength(2);
    expect(row.getByText('Dispute of $25.00')).toBeVisible();
    expect(
      row.getByText(/^Not received\. Opened on November 5, 2026\. .*Evidence is due by November 14, 2026\.$/),
    ).toBeVisible();
    expect(row.getByRole('link', { name: 'Respond in the Stripe Dashboard' })).toHaveAttribute(
      'href',
      'https://dashboard.stripe.com/payments/pi_1',
    );
    expect(row.queryByRole('button', { name: /^Refund|^Allow a new payment/ })).not.toBeInTheDocument();
  });

  it('offers a refund while the bank only inquires', async () => {
    const inquiry = aDispute({ state: 'inquiry', status: 'warning_needs_response' });
    await showInvoices([aPaidInvoice({ disputes: [inquiry] })], 'admin');
    expect(screen.getByText('Bank inquiry')).toBeVisible();
    expect(screen.queryByText(/you can’t refund this payment/)).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: /^Refund/ })).toBeVisible();
  });

  it('shows a won dispute without a Stripe link', async () => {
    await showInvoices([aPaidInvoice({ disputes: [aDispute({ state: 'won', status: 'won' })] })], 'staff');
    expect(screen.getByText('Dispute won')).toBeVisible();
    expect(screen.queryByRole('link', { name: /Stripe/ })).not.toBeInTheDocument();
  });

  it('requests payment again once, after staff confirm, when the dispute was lost', async () => {
    const { user } = await showInvoices([lost], 'staff');
    expect(screen.queryByRole('button', { name: /Receipt/ })).not.toBeInTheDocument();
    const requests = recordBodies(reopenDisputedPayment, () => ({ requestId: lost.requestId }));
    await user.click(screen.getByRole('button', { name: 'Allow a new payment: INV-2026-000041' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Allow a new payment?' }));
    await user.dblClick(dialog.getByRole('button', { name: 'Allow a new payment' }));
    expect(await screen.findByText('The client can now pay INV-2026-000041 again')).toBeVisible();
    expect(requests).toEqual([{ requestId: lost.requestId, invoiceId: lost.invoiceId }]);
  });

  it('requests no payment for an invoice that was paid outside the portal', async () => {
    const settlement = { reference: 'Check 88', reason: 'By check', byName: 'Sam', at: lost.createdAt };
    await showInvoices([{ ...lost, disputed: undefined, settlement }], 'staff');
    expect(screen.getByText('Dispute lost')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Allow a new payment/ })).not.toBeInTheDocument();
  });

  it('shows why payment cannot be requested again', async () => {
    const { user } = await showInvoices([lost], 'staff');
    server.use(failOperation(reopenDisputedPayment, 'conflict', 'It was won.'));
    await user.click(screen.getByRole('button', { name: /^Allow a new payment/ }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Allow a new payment' }));
    expect(await screen.findByText('Error allowing a new payment: It was won.')).toBeVisible();
  });

  it('shows when payment was requested again', async () => {
    const reopened = aDispute({ state: 'lost', status: 'lost', reopenedAt: '2026-11-20T15:00:00.000Z' });
    await showInvoices([aPaidInvoice({ disputes: [reopened] })], 'staff');
    expect(screen.getByText(/Payment requested again on November 20, 2026\./)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Allow a new payment/ })).not.toBeInTheDocument();
  });
});
