import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { showStaffRequest } from './testing/showStaffRequest.tsx';

const payment = {
  paymentIntentId: 'pi_all',
  amount: 88.6,
  state: 'paid' as const,
  items: [
    { name: 'INV-2026-000007', amount: 50.1 },
    { name: 'chart.pdf', amount: 38.5 },
  ],
};

describe('payments for several items', () => {
  it('are listed for staff with what was paid together', async () => {
    await showStaffRequest({ combinedPayments: [payment] }, [], 'money');
    const card = within(await screen.findByRole('region', { name: 'Paid together' }));
    expect(card.getByText('Payment of $88.60')).toBeVisible();
    expect(card.getByText('Paid')).toBeVisible();
    expect(card.getByText('pi_all')).toBeVisible();
    expect(card.getByText('INV-2026-000007').parentElement).toHaveTextContent('$50.10');
    expect(card.getByText('chart.pdf').parentElement).toHaveTextContent('$38.50');
  });

  it('show that the bank is still processing them', async () => {
    await showStaffRequest({ combinedPayments: [{ ...payment, state: 'clearing' }] }, [], 'money');
    const card = within(await screen.findByRole('region', { name: 'Paid together' }));
    expect(card.getByText('Bank payment clearing')).toBeVisible();
    expect(card.queryByText('Paid')).not.toBeInTheDocument();
  });

  it('have no card if there are none', async () => {
    await showStaffRequest({}, [], 'money');
    expect(screen.queryByRole('region', { name: 'Paid together' })).not.toBeInTheDocument();
  });
});
