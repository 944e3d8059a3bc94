import {
  listUnmatchedPayments,
  resolveUnmatchedPayment,
  retryUnmatchedPayment,
  runReconciliation,
} from '@portal/contract/reconciliation/endpoints.ts';
import type { ReconciliationRun, UnmatchedPaymentView } from '@portal/contract/reconciliation/schemas.ts';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fill } from '../../../testing/fill.ts';
import { failOperation, mockOperation } from '../../../testing/mockOperation.ts';
import { renderScreen } from '../../../testing/renderScreen.tsx';
import { server } from '../../../testing/server.ts';
import { signInAs } from '../../../testing/signInAs.ts';
import { PaymentsScreen } from './PaymentsScreen.tsx';

const AT = '2026-03-10T08:00:00.000Z';
const run: ReconciliationRun = {
  startedAt: AT,
  at: AT,
  state: 'done',
  compared: 412,
  repaired: 3,
  unmatched: 1,
};
const payment: UnmatchedPaymentView = {
  intentId: 'pi_wrongAmount',
  kind: 'invoice',
  requestId: `req_${'a'.repeat(24)}`,
  amountCents: 4999,
  currency: 'usd',
  reason: 'mismatch',
  orderId: 'LAW-7',
  evidenceDueBy: null,
  firstSeenAt: AT,
  lastTriedAt: AT,
  resolution: null,
};

/** Mocks the list from `data`, which a test may change. */
function mockList(data: { payments: UnmatchedPaymentView[]; lastRun: ReconciliationRun | null }) {
  server.use(
    mockOperation(listUnmatchedPayments, ({ query }) => ({
      payments: data.payments.filter(({ resolution }) => (resolution === null) === (query.state === 'open')),
      nextCursor: null,
      lastRun: data.lastRun,
      nextRunAt: '2026-03-10T08:40:00.000Z',
    })),
  );
}

function open(role: 'client' | 'staff' | 'admin' = 'admin') {
  signInAs({ role });
  return renderScreen(<PaymentsScreen />, '/payments');
}

describe('the payments page', () => {
  it.each([
    ['disputed', 'The payer’s bank disputes this payment', /^Respond in the Stripe Dashboard/],
    ['dispute-lost', 'The dispute was lost', /^Dispute lost\./],
    ['won-after-reopening', /^The dispute was won after/, /^The funds were returned to your account\./],
  ] as const)('shows problem and action for a payment with reason %s', async (reason, problem, action) => {
    mockList({ payments: [{ ...payment, reason }], lastRun: run });
    open('staff');
    expect(await screen.findByRole('heading', { name: problem })).toBeVisible();
    expect(screen.getByText(action)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Retry/ })).not.toBeInTheDocument();
  });

  it('shows order and evidence due date of a disputed payment', async () => {
    const disputed = { ...payment, reason: 'disputed', evidenceDueBy: '2026-03-21T15:00:00.000Z' } as const;
    mockList({ payments: [disputed], lastRun: run });
    open();
    expect(await screen.findByText('Evidence is due by March 21, 2026.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Order LAW-7' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Mark as resolved: pi_wrongAmount' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Retry/ })).not.toBeInTheDocument();
  });

  it('links to a deleted request without an Order ID', async () => {
    mockList({ payments: [{ ...payment, orderId: null }], lastRun: run });
    open('staff');
    expect(await screen.findByRole('link', { name: 'Go to the request' })).toBeVisible();
  });

  it('shows problem and action of a payment, and links to its request', async () => {
    mockList({ payments: [payment], lastRun: run });
    open('staff');
    expect(
      await screen.findByRole('heading', { name: 'The payment doesn’t match what the portal requested' }),
    ).toBeVisible();
    expect(screen.getByText('$49.99')).toBeVisible();
    expect(screen.getByText(/Compare the two, or refund the payment in Stripe/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Order LAW-7' })).toHaveAttribute(
      'href',
      `/dashboard/request/${payment.requestId}`,
    );
    expect(screen.getByText('412')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Mark as resolved/ })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Compare now' })).toBeNull();
  });

  it.each(['done', 'interrupted', null] as const)(
    'says that all payments are accounted for only after a completed comparison: %s',
    async (state) => {
      mockList({ payments: [], lastRun: state && { ...run, state } });
      open();
      expect(
        await screen.findByText(
          state === 'done' ? 'All payments in Stripe are accounted for.' : 'No payments need review',
        ),
      ).toBeVisible();
      expect(screen.queryAllByText(/accounted for/)).toHaveLength(state === 'done' ? 1 : 0);
      expect(screen.queryAllByText('Payments have not been compared with Stripe yet.')).toHaveLength(
        state ? 0 : 1,
      );
    },
  );

  it('offers a retry when loading fails', async () => {
    server.use(failOperation(listUnmatchedPayments, 'unavailable', 'Please try again in a moment.'));
    const { user } = open();
    const retryButton = await screen.findByRole('button', { name: 'Retry' }, { timeout: 10_000 });
    mockList({ payments: [payment], lastRun: run });
    await user.click(retryButton);
    expect(await screen.findByText('$49.99')).toBeVisible();
  });

  it('is not found for clients', async () => {
    open('client');
    expect(await screen.findByRole('heading', { name: /not found/i })).toBeVisible();
  });
});

describe('the last comparison', () => {
  it.each([
    ['admin', 1],
    ['staff', 0],
  ] as const)(
    'shows when an interrupted comparison continues, and offers Compare now to admins only (%s)',
    async (role, count) => {
      mockList({ payments: [], lastRun: { ...run, state: 'interrupted' } });
      open(role);
      expect(await screen.findByText('The last comparison was interrupted')).toBeVisible();
      expect(screen.getByText(/The next comparison continues where this one stopped\./)).toBeVisible();
      expect(screen.getByText(/Next comparison: Mar 10, 2026, /)).toBeVisible();
      expect(screen.queryAllByText(/To continue now, choose Compare now\./)).toHaveLength(count);
      expect(screen.queryAllByRole('button', { name: 'Compare now' })).toHaveLength(count);
    },
  );

  it('refreshes while it runs, until it ends or is interrupted', async () => {
    const data: Parameters<typeof mockList>[0] = {
      payments: [],
      lastRun: { ...run, state: 'running' },
    };
    mockList(data);
    open('staff');
    expect(await screen.findByText('Payments are being compared with Stripe now.')).toBeVisible();
    data.lastRun = { ...run, state: 'interrupted' };
    expect(
      await screen.findByText('The last comparison was interrupted', {}, { timeout: 10_000 }),
    ).toBeVisible();
  }, 15_000);
});

describe('an unmatched payment', () => {
  it('can be retried', async () => {
    const data = { payments: [payment], lastRun: run };
    mockList(data);
    server.use(
      mockOperation(retryUnmatchedPayment, ({ body }) => {
        expect(body).toEqual({ intentId: payment.intentId });
        data.payments = [];
        return { ...payment, resolution: { at: AT, byName: null, note: '' } };
      }),
    );
    const { user } = open('staff');
    await user.click(await screen.findByRole('button', { name: 'Retry: pi_wrongAmount' }));
    expect(await screen.findByText('Payment settled')).toBeVisible();
    expect(await screen.findByText('All payments in Stripe are accounted for.')).toBeVisible();
  });

  it('of no known kind says so, and stays listed if a retry changes nothing', async () => {
    const unknown = { ...payment, reason: 'unknown-kind' } as const;
    mockList({ payments: [unknown], lastRun: run });
    server.use(mockOperation(retryUnmatchedPayment, () => unknown));
    const { user } = open('staff');
    const heading = 'This payment isn’t for anything in the portal';
    expect(await screen.findByRole('heading', { name: heading })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Retry: pi_wrongAmount' }));
    expect(await screen.findByText('The payment still can’t be settled')).toBeVisible();
    expect(screen.getByRole('heading', { name: heading })).toBeVisible();
  });

  it('can be resolved by an admin, with a required note', async () => {
    const data = { payments: [payment], lastRun: run };
    const notes: string[] = [];
    mockList(data);
    server.use(
      mockOperation(resolveUnmatchedPayment, ({ body }) => {
        notes.push(body.note);
        const resolved = { ...payment, resolution: { at: AT, byName: 'Ana Ray', note: body.note } };
        data.payments = [resolved];
        return resolved;
      }),
    );
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Mark as resolved: pi_wrongAmount' }));
    await user.click(screen.getByRole('button', { name: 'Mark as resolved' }));
    expect(
      await screen.findByText('Please describe how it was resolved in at most 500 characters'),
    ).toBeVisible();
    await fill(user, screen.getByLabelText(/How was it resolved/), 'Refunded by check 88');
    await user.click(screen.getByRole('button', { name: 'Mark as resolved' }));
    expect(await screen.findByText('Payment marked as resolved')).toBeVisible();
    expect(notes).toEqual(['Refunded by check 88']);
    await user.click(screen.getByRole('tab', { name: 'Resolved' }));
    expect(await screen.findByText(/Resolved by Ana Ray on .*: Refunded by check 88/)).toBeVisible();
  });
});

describe('comparing now', () => {
  it('runs until it is done, and shows the result', async () => {
    mockList({ payments: [], lastRun: run });
    const states: ReconciliationRun['state'][] = ['paused', 'paused', 'done'];
    let calls = 0;
    server.use(
      mockOperation(runReconciliation, () => {
        calls += 1;
        return { ...run, state: states[calls - 1]!, compared: calls * 100, repaired: 2 };
      }),
    );
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Compare now' }));
    expect(await screen.findByText('Compared with Stripe. 2 payments were corrected.')).toBeVisible();
    expect(calls).toBe(3);
  });

  it('says when a comparison is already running', async () => {
    mockList({ payments: [], lastRun: run });
    server.use(
      failOperation(runReconciliation, 'conflict', 'Payments are already being compared with Stripe.'),
    );
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Compare now' }));
    expect(await screen.findByText('Payments are already being compared with Stripe.')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Compare now' })).toBeEnabled());
  });
});
