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
import { MockFailure, mockOperation } from '../../../testing/mockOperation.ts';
import { renderScreen } from '../../../testing/renderScreen.tsx';
import { server } from '../../../testing/server.ts';
import { signedIn } from '../../../testing/signedIn.ts';
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

/** Answers the list with what there is at the time of asking. */
function answerList(answer: { payments: UnmatchedPaymentView[]; lastRun: ReconciliationRun | null }) {
  server.use(
    mockOperation(listUnmatchedPayments, ({ query }) => ({
      payments: answer.payments.filter(
        ({ resolution }) => (resolution === null) === (query.state === 'open'),
      ),
      nextCursor: null,
      lastRun: answer.lastRun,
      nextRunAt: '2026-03-10T08:40:00.000Z',
    })),
  );
}

function open(role: 'client' | 'staff' | 'admin' = 'admin') {
  signedIn({ role });
  return renderScreen(<PaymentsScreen />, '/payments');
}

describe('the page of payments', () => {
  it.each([
    ['disputed', 'The payer’s bank disputes this payment', /^Respond in Stripe’s Dashboard/],
    ['dispute-lost', 'The dispute was lost', /^Dispute lost\./],
    ['won-after-reopening', /^The dispute was won after/, /^The funds were returned to your account\./],
  ] as const)('says of a payment that is %s what is to be done', async (reason, what, todo) => {
    answerList({ payments: [{ ...payment, reason }], lastRun: run });
    open('staff');
    expect(await screen.findByRole('heading', { name: what })).toBeVisible();
    expect(screen.getByText(todo)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Try again/ })).not.toBeInTheDocument();
  });

  it('says of a disputed payment of which order it is, and until when evidence is due', async () => {
    const disputed = { ...payment, reason: 'disputed', evidenceDueBy: '2026-03-21T15:00:00.000Z' } as const;
    answerList({ payments: [disputed], lastRun: run });
    open();
    expect(await screen.findByText('Evidence is due by March 21, 2026.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Order LAW-7' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Mark as Resolved: pi_wrongAmount' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Try again/ })).not.toBeInTheDocument();
  });

  it('leads to a request that is not kept any more without its order', async () => {
    answerList({ payments: [{ ...payment, orderId: null }], lastRun: run });
    open('staff');
    expect(await screen.findByRole('link', { name: 'Go to the request' })).toBeVisible();
  });

  it('says what is wrong with a payment and what to do, and leads to its request', async () => {
    answerList({ payments: [payment], lastRun: run });
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
    expect(screen.queryByRole('button', { name: /Mark as Resolved/ })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Compare now' })).toBeNull();
  });

  it.each(['done', 'interrupted', null] as const)(
    'says that all is well only after a comparison that came to its end: %s',
    async (state) => {
      answerList({ payments: [], lastRun: state && { ...run, state } });
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

  it('offers to try again when it cannot be loaded', async () => {
    server.use(
      mockOperation(listUnmatchedPayments, () => {
        throw new MockFailure('unavailable', 'Please try again in a moment.');
      }),
    );
    const { user } = open();
    const again = await screen.findByRole('button', { name: 'Try again' }, { timeout: 10_000 });
    answerList({ payments: [payment], lastRun: run });
    await user.click(again);
    expect(await screen.findByText('$49.99')).toBeVisible();
  });

  it('does not exist for clients', async () => {
    open('client');
    expect(await screen.findByRole('heading', { name: /not found/i })).toBeVisible();
  });
});

describe('the last comparison', () => {
  it.each([
    ['admin', 1],
    ['staff', 0],
  ] as const)(
    'that was interrupted says when it goes on, and to an %s how to go on now',
    async (role, ways) => {
      answerList({ payments: [], lastRun: { ...run, state: 'interrupted' } });
      open(role);
      expect(await screen.findByText('The last comparison was interrupted')).toBeVisible();
      expect(screen.getByText(/The next comparison continues where this one stopped\./)).toBeVisible();
      expect(screen.getByText(/Next comparison: Mar 10, 2026, /)).toBeVisible();
      expect(screen.queryAllByText(/To continue now, choose Compare now\./)).toHaveLength(ways);
      expect(screen.queryAllByRole('button', { name: 'Compare now' })).toHaveLength(ways);
    },
  );

  it('is watched while it runs, until it ended or was interrupted', async () => {
    const answer: Parameters<typeof answerList>[0] = {
      payments: [],
      lastRun: { ...run, state: 'running' },
    };
    answerList(answer);
    open('staff');
    expect(await screen.findByText('Payments are being compared with Stripe now.')).toBeVisible();
    answer.lastRun = { ...run, state: 'interrupted' };
    expect(
      await screen.findByText('The last comparison was interrupted', {}, { timeout: 10_000 }),
    ).toBeVisible();
  }, 15_000);
});

describe('a payment', () => {
  it('is tried again', async () => {
    const answer = { payments: [payment], lastRun: run };
    answerList(answer);
    server.use(
      mockOperation(retryUnmatchedPayment, ({ body }) => {
        expect(body).toEqual({ intentId: payment.intentId });
        answer.payments = [];
        return { ...payment, resolution: { at: AT, byName: null, note: '' } };
      }),
    );
    const { user } = open('staff');
    await user.click(await screen.findByRole('button', { name: 'Try again: pi_wrongAmount' }));
    expect(await screen.findByText('Payment settled')).toBeVisible();
    expect(await screen.findByText('All payments in Stripe are accounted for.')).toBeVisible();
  });

  it('is resolved by an admin, who must say how', async () => {
    const answer = { payments: [payment], lastRun: run };
    const notes: string[] = [];
    answerList(answer);
    server.use(
      mockOperation(resolveUnmatchedPayment, ({ body }) => {
        notes.push(body.note);
        const resolved = { ...payment, resolution: { at: AT, byName: 'Ana Ray', note: body.note } };
        answer.payments = [resolved];
        return resolved;
      }),
    );
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Mark as Resolved: pi_wrongAmount' }));
    await user.click(screen.getByRole('button', { name: 'Mark as Resolved' }));
    expect(
      await screen.findByText('Please describe how it was resolved in at most 500 characters'),
    ).toBeVisible();
    await fill(user, screen.getByLabelText(/How was it resolved/), 'Given back by check 88');
    await user.click(screen.getByRole('button', { name: 'Mark as Resolved' }));
    expect(await screen.findByText('Payment marked as resolved')).toBeVisible();
    expect(notes).toEqual(['Given back by check 88']);
    await user.click(screen.getByRole('tab', { name: 'Resolved' }));
    expect(await screen.findByText(/Resolved by Ana Ray on .*: Given back by check 88/)).toBeVisible();
  });
});

describe('comparing now', () => {
  it('goes on until it is done, and says what came of it', async () => {
    answerList({ payments: [], lastRun: run });
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
    expect(await screen.findByText('Compared with Stripe. Payments corrected: 2')).toBeVisible();
    expect(calls).toBe(3);
  });

  it('says when somebody else compares already', async () => {
    answerList({ payments: [], lastRun: run });
    server.use(
      mockOperation(runReconciliation, () => {
        throw new MockFailure('conflict', 'Payments are already being compared with Stripe.');
      }),
    );
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Compare now' }));
    expect(await screen.findByText('Payments are already being compared with Stripe.')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Compare now' })).toBeEnabled());
  });
});
