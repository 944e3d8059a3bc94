import {
  exportTransactions,
  getPayout,
  listPayouts,
  listTransactions,
} from '@portal/contract/payouts/endpoints.ts';
import type { PayoutView, TransactionTotals, TransactionView } from '@portal/contract/payouts/schemas.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { saveBlob } from '../../../lib/saving/saveBlob.ts';
import { fill } from '../../../testing/fill.ts';
import { failOperation, MockFailure, mockOperation } from '../../../testing/mockOperation.ts';
import { renderScreen } from '../../../testing/renderScreen.tsx';
import { server } from '../../../testing/server.ts';
import { signInAs } from '../../../testing/signInAs.ts';
import { PayoutsScreen } from './PayoutsScreen.tsx';

vi.mock('../../../lib/saving/saveBlob.ts');

const MARCH = '/payouts?from=2026-03-01&to=2026-03-31';
const copied = { from: '2025-02-01T00:00:00.000Z', until: '2026-03-31T10:00:00.000Z' };
const totals: TransactionTotals = {
  activity: { count: 2, grossCents: 8860, feeCents: 287, netCents: 8573 },
  paidOutCents: 5000,
  otherCurrencies: 0,
};
const combined: TransactionView = {
  transactionId: 'txn_combined',
  createdAt: '2026-03-10T23:30:00.000Z',
  kind: 'combined',
  stripeType: 'charge',
  currency: 'usd',
  grossCents: 8860,
  feeCents: 287,
  netCents: 8573,
  intentId: 'pi_combined',
  payout: { payoutId: 'po_march', status: 'paid', arrivalDate: '2026-03-12', isOwn: false },
  requestId: `req_${'a'.repeat(24)}`,
  request: { orderId: 'LAW-7', payerName: 'Shah & Partners', payerEmail: 'billing@shah.example' },
  parts: [
    { kind: 'file', reference: '', cents: 3850 },
    { kind: 'invoice', reference: 'INV-2026-000012', cents: 5010 },
  ],
};
const payout: PayoutView = {
  payoutId: 'po_march',
  createdAt: '2026-03-11T00:00:00.000Z',
  arrivalDate: '2026-03-12',
  status: 'paid',
  amountCents: 8573,
  currency: 'usd',
  isAutomatic: true,
  transactions: { count: 1, grossCents: 8860, feeCents: 287, netCents: 8573 },
  differenceCents: 0,
};

beforeEach(() => {
  signInAs({ role: 'staff' });
});

function mockTransactions(changed: Partial<Awaited<ReturnType<typeof pageOf>>> = {}) {
  server.use(mockOperation(listTransactions, () => ({ ...pageOf(), ...changed })));
}

function pageOf(transactions: TransactionView[] = [combined]) {
  return {
    transactions,
    nextCursor: null as string | null,
    totals: totals as TransactionTotals | null,
    copied: copied as typeof copied | null,
  };
}

describe('the transactions', () => {
  it('show request, payer, items, fee and payout, with the sums', async () => {
    mockTransactions();
    renderScreen(<PayoutsScreen />, MARCH);
    const table = await screen.findByRole('table', { name: 'Transactions' });
    const row = within(table).getByRole('row', { name: /LAW-7/ });
    // The UTC day, whatever the time zone of the device.
    expect(within(row).getByRole('rowheader', { name: 'Mar 10, 2026' })).toBeVisible();
    for (const text of ['Shah & Partners', 'billing@shah.example', '$88.60', '$2.87', '$85.73', 'Paid out'])
      expect(within(row).getByText(text)).toBeVisible();
    expect(within(row).getByText('File charge $38.50')).toBeVisible();
    expect(within(row).getByText('INV-2026-000012 $50.10')).toBeVisible();
    expect(within(row).getByRole('link', { name: 'Payout po_march' })).toHaveAttribute(
      'href',
      '/payouts?from=2026-03-01&to=2026-03-31&payout=po_march',
    );
    expect(screen.getByText('Sent to the bank')).toBeVisible();
    expect(screen.getByText('$50.00')).toBeVisible();
    expect(screen.getByText(/Payments that Stripe is still processing are not included/)).toBeVisible();
  });

  it('name what belongs to no request, to a missing one, and what is not paid out', async () => {
    const fee = { requestId: null, request: null, payout: null, intentId: null };
    mockTransactions({
      transactions: [
        { ...combined, ...fee, parts: [], transactionId: 'txn_fee', kind: 'stripe_fee' },
        { ...combined, transactionId: 'txn_gone', request: null, parts: [] },
        {
          ...combined,
          ...fee,
          parts: [],
          transactionId: 'txn_other',
          kind: 'other',
          stripeType: 'topup',
          currency: 'eur',
        },
      ],
      totals: { ...totals, otherCurrencies: 1 },
    });
    renderScreen(<PayoutsScreen />, MARCH);
    const row = await screen.findByRole('row', { name: /Fee charged by Stripe/ });
    expect(within(row).getByText('No request')).toBeVisible();
    expect(within(row).getByText('Not paid out yet')).toBeVisible();
    expect(screen.getByText('The request is not in the portal')).toBeVisible();
    expect(screen.getByText('topup')).toBeVisible();
    expect(screen.getByText('88.60 EUR')).toBeVisible();
    expect(screen.getByText(/not part of the sums: 1/)).toBeVisible();
  });

  it('are filtered by days, kind and Order ID', async () => {
    const queries: object[] = [];
    server.use(
      mockOperation(listTransactions, ({ query }) => {
        queries.push(query);
        return pageOf([]);
      }),
    );
    const { user } = renderScreen(<PayoutsScreen />, MARCH);
    expect(await screen.findByText('No transactions match these filters.')).toBeVisible();
    const startDate = screen.getByLabelText('Start date');
    await fill(user, startDate, '2026-04-01');
    await vi.waitFor(() => expect(startDate).toHaveValue('2026-04-01'));
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    expect(screen.getByText('End date must be on or after the start date')).toBeVisible();
    await fill(user, startDate, '2026-03-05');
    await vi.waitFor(() => expect(startDate).toHaveValue('2026-03-05'));
    await user.selectOptions(screen.getByLabelText('Kind'), 'Refund made');
    await fill(user, screen.getByLabelText('Order ID'), ' LAW-7 ');
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    await vi.waitFor(() =>
      expect(queries).toEqual([
        { startDate: '2026-03-01', endDate: '2026-03-31' },
        { startDate: '2026-03-05', endDate: '2026-03-31', kind: 'refund', order: 'LAW-7' },
      ]),
    );
  });

  it('load more, and say why they fail', async () => {
    let failures = 1;
    server.use(
      mockOperation(listTransactions, ({ query: { cursor } }) => {
        if (failures-- > 0) throw new MockFailure('conflict', 'The store is down');
        return cursor === undefined
          ? { ...pageOf(), nextCursor: 'next' }
          : pageOf([
              { ...combined, transactionId: 'txn_2', request: { ...combined.request!, orderId: 'LAW-8' } },
            ]);
      }),
    );
    const { user } = renderScreen(<PayoutsScreen />, MARCH);
    expect(await screen.findByText('The store is down')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await user.click(await screen.findByRole('button', { name: 'Load more' }));
    expect(await screen.findByRole('row', { name: /LAW-8/ })).toBeVisible();
    expect(screen.getByRole('row', { name: /LAW-7/ })).toBeVisible();
  });

  it.each([
    [{ copied: null, transactions: [] }, /Nothing has been copied from Stripe yet/],
    [
      { copied: { ...copied, from: '2026-03-15T00:00:00.000Z' } },
      'Transactions before March 15, 2026 are not copied. Find them in the Stripe Dashboard.',
    ],
    [{ totals: null }, /Too many transactions match this Order ID/],
  ] as const)('say what is missing: %j', async (changed, text) => {
    mockTransactions(changed as unknown as Parameters<typeof mockTransactions>[0]);
    renderScreen(<PayoutsScreen />, MARCH);
    expect(await screen.findByText(text)).toBeVisible();
  });

  it('are exported in parts as one file, and again after a failure', async () => {
    mockTransactions();
    let failures = 1;
    server.use(
      mockOperation(exportTransactions, ({ query: { cursor } }) => {
        if (cursor !== undefined && failures-- > 0) throw new MockFailure('conflict', 'The store is down');
        return cursor === undefined
          ? { csv: 'header\r\none\r\n', rows: 1, nextCursor: 'next' }
          : { csv: 'two\r\n', rows: 1, nextCursor: null };
      }),
    );
    const { user } = renderScreen(<PayoutsScreen />, MARCH);
    await user.click(await screen.findByRole('button', { name: 'Export CSV' }));
    expect(await screen.findByText('The store is down')).toBeVisible();
    expect(saveBlob).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await vi.waitFor(() =>
      expect(saveBlob).toHaveBeenCalledWith(expect.any(Blob), 'payments-2026-03-01-to-2026-03-31.csv'),
    );
    expect(await vi.mocked(saveBlob).mock.calls[0]![0].text()).toBe('header\r\none\r\ntwo\r\n');
  });
});

describe('the payouts', () => {
  it('show their transactions, or why these are not known, and a difference', async () => {
    const unlisted = { transactions: null, differenceCents: null };
    mockTransactions();
    server.use(
      mockOperation(listPayouts, () => ({
        payouts: [
          payout,
          { ...payout, payoutId: 'po_off', status: 'failed', differenceCents: -100 },
          { ...payout, ...unlisted, payoutId: 'po_new', status: 'in_transit' },
          { ...payout, ...unlisted, payoutId: 'po_hand', isAutomatic: false, status: 'strange' },
        ],
        nextCursor: null,
        copied,
      })),
    );
    const { user } = renderScreen(<PayoutsScreen />, MARCH);
    await user.click(await screen.findByRole('tab', { name: 'Payouts' }));
    const table = await screen.findByRole('table', { name: 'Payouts' });
    const cells = (id: RegExp) =>
      within(within(table).getByRole('row', { name: id }))
        .getAllByRole('cell')
        .map(({ textContent }) => textContent);
    expect(cells(/po_march/)).toEqual(['po_marchPaid out', '$85.73', '1', '$85.73', '$0.00']);
    expect(cells(/po_off/).at(-1)).toBe('-$1.00');
    expect(cells(/po_off/)[0]).toBe('po_offReturned by the bank');
    expect(cells(/po_new/).at(-1)).toBe('Stripe has not listed its transactions yet.');
    expect(cells(/po_hand/).at(-1)).toBe('Made by hand. Stripe does not list its transactions.');
    expect(screen.queryByLabelText('Kind')).not.toBeInTheDocument();
  });

  it('open with their transactions, and name a difference', async () => {
    server.use(
      mockOperation(getPayout, () => ({
        payout: { ...payout, amountCents: 8000, differenceCents: -573 },
        transactions: [combined],
        nextCursor: null,
      })),
    );
    renderScreen(<PayoutsScreen />, `${MARCH}&tab=payouts&payout=po_march`);
    expect(await screen.findByText('$80.00')).toBeVisible();
    expect(screen.getByText('The amount differs from the net of its transactions')).toBeVisible();
    expect(screen.getByText(/^Difference: -\$5\.73\./)).toBeVisible();
    expect(screen.getByRole('row', { name: /LAW-7/ })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Payments and payouts' })).toHaveAttribute(
      'href',
      '/payouts?from=2026-03-01&to=2026-03-31&tab=payouts',
    );
  });

  it.each([
    ['one', '&payout=po_march'],
    ['all', ''],
  ])(
    'of %s are read again on return to the tab, as long as Stripe has not listed them',
    async (_, address) => {
      let shown: PayoutView = { ...payout, transactions: null, differenceCents: null };
      let reads = 0;
      const answer = () => {
        reads++;
        const transactions = shown.transactions ? [combined] : [];
        return { payout: shown, payouts: [shown], transactions, nextCursor: null, copied };
      };
      server.use(mockOperation(getPayout, answer), mockOperation(listPayouts, answer));
      renderScreen(<PayoutsScreen />, `${MARCH}&tab=payouts${address}`);
      expect(await screen.findByText('Stripe has not listed its transactions yet.')).toBeVisible();
      let later = Date.now();
      const comeBack = () => {
        later += 60_000;
        vi.spyOn(Date, 'now').mockReturnValue(later);
        fireEvent(window, new Event('visibilitychange'));
      };
      shown = payout;
      comeBack();
      await waitFor(() =>
        expect(screen.queryByText('Stripe has not listed its transactions yet.')).not.toBeInTheDocument(),
      );
      const before = reads;
      comeBack();
      expect(reads).toBe(before);
    },
  );

  it('of an unknown ID are an error', async () => {
    server.use(failOperation(getPayout, 'not_found', 'Payout not found'));
    renderScreen(<PayoutsScreen />, `${MARCH}&payout=po_none`);
    expect(await screen.findByText('Payout not found')).toBeVisible();
  });
});

it('is not found by clients', async () => {
  signInAs({ role: 'client' });
  renderScreen(<PayoutsScreen />, '/payouts');
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible();
});
