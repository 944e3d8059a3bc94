import type { PaymentOfRequest, RequestMoney } from '@portal/contract/payments/schemas/requestMoney.ts';
import { act, screen, within } from '@testing-library/react';
import { describe, expect, it, test } from 'vitest';
import { showStaffRequest } from '../../testing/showStaffRequest.tsx';
import '../payments/BalanceCard.tsx';

const AT = '2026-11-04T15:00:00.000Z';
const balance = { charged: 8860, paid: 8860, refunded: 0, owed: 0, clearing: 0, withdrawn: 0 };
const payment: PaymentOfRequest = {
  paymentIntentId: 'pi_all',
  isOutside: false,
  state: 'paid',
  paidAt: AT,
  amount: 8860,
  refunded: 0,
  items: [
    { kind: 'invoice', name: 'INV-2026-000007', amount: 5010 },
    { kind: 'file', name: 'chart.pdf', amount: 3850 },
  ],
  refunds: [],
};

async function showMoney(changed: Partial<RequestMoney['balance']>, facts: Partial<PaymentOfRequest> = {}) {
  const money = { balance: { ...balance, ...changed }, payments: [{ ...payment, ...facts }] };
  await showStaffRequest({ money }, [], 'money');
  return within(await screen.findByRole('region', { name: 'Balance' }));
}

/** Shows the payments if they are not. */
async function showPayments(facts: Partial<PaymentOfRequest> = {}) {
  const card = await showMoney({}, facts);
  const show = card.queryByRole('button', { name: 'Show payments' });
  if (show) act(() => show.click());
  return card;
}

const valueOf = (card: Awaited<ReturnType<typeof showMoney>>, term: string) =>
  card.getByText(term, { selector: 'dt' }).nextElementSibling;

describe('the balance of a request', () => {
  it('says what was charged, paid, refunded, and is owed', async () => {
    const card = await showMoney({ paid: 5010, refunded: 2500, owed: 3850 });
    expect(valueOf(card, 'Charged')).toHaveTextContent('$88.60');
    expect(valueOf(card, 'Paid')).toHaveTextContent('$50.10');
    expect(valueOf(card, 'Refunded')).toHaveTextContent('$25.00');
    expect(valueOf(card, 'Owed')).toHaveTextContent('$38.50');
    expect(card.queryByText('Withdrawn by banks')).not.toBeInTheDocument();
  });

  it('says what banks process and withdrew', async () => {
    const card = await showMoney({ clearing: 1500, withdrawn: 700 }, { state: 'lost' });
    expect(valueOf(card, 'Bank payment clearing')).toHaveTextContent('$15.00');
    expect(valueOf(card, 'Withdrawn by banks')).toHaveTextContent('$7.00');
  });

  it('is not shown if nothing was charged', async () => {
    await showStaffRequest({}, [], 'money');
    expect(await screen.findByRole('region', { name: 'Custom Invoices' })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Balance' })).not.toBeInTheDocument();
  });
});

describe('a payment', () => {
  it('has what it paid for, on demand', async () => {
    const card = await showPayments();
    expect(card.queryByText('Paid outside the portal')).not.toBeInTheDocument();
    expect(card.getByText('Payment of $88.60')).toBeVisible();
    expect(card.getByText('pi_all')).toBeVisible();
    expect(card.getByText('INV-2026-000007').parentElement).toHaveTextContent('$50.10');
    expect(card.getByText('chart.pdf').parentElement).toHaveTextContent('$38.50');
  });

  test.each<[string, Partial<PaymentOfRequest>, string]>([
    ['paid', {}, 'Paid'],
    ['partly refunded', { refunded: 2500 }, '$25.00 refunded'],
    ['refunded', { refunded: 8860 }, 'Refunded'],
    ['in process', { state: 'clearing', paidAt: null }, 'Bank payment clearing'],
    ['disputed', { state: 'disputed' }, 'Disputed'],
    ['lost', { state: 'lost' }, 'Dispute lost'],
  ])('that is %s says so', async (_, facts, text) => {
    const card = await showPayments(facts);
    const heading = card.getByText('Payment of $88.60').parentElement!;
    expect(within(heading).getByText(text)).toBeVisible();
    expect(within(heading).queryAllByText('Paid')).toHaveLength(text === 'Paid' ? 1 : 0);
  });

  it('has its refunds with their state', async () => {
    const refund = { kind: 'invoice' as const, name: 'INV-2026-000007', amount: 2500, at: AT };
    const card = await showMoney(
      {},
      {
        refunded: 2500,
        refunds: [
          { ...refund, state: 'done' },
          { ...refund, amount: 500, state: 'pending' },
          { ...refund, amount: 700, state: 'failed' },
        ],
      },
    );
    expect(card.getByText(/^Refund for INV-2026-000007, Nov/).parentElement).toHaveTextContent('-$25.00');
    expect(card.getByText(/pending since/).parentElement).toHaveTextContent('-$5.00');
    expect(card.getByText(/^Failed refund for/).parentElement).toHaveTextContent('-$7.00');
  });

  it('of the fee is named, and one outside the portal says so', async () => {
    const fee = { kind: 'fee' as const, name: '', amount: 1500 };
    const card = await showPayments({ paymentIntentId: null, isOutside: true, items: [fee] });
    expect(card.getByText('Processing fee')).toBeVisible();
    expect(card.getByText('Paid outside the portal')).toBeVisible();
  });
});
