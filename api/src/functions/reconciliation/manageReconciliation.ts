import {
  listUnsettledPayments,
  resolveUnsettledPayment,
  retryUnsettledPayment,
} from '@portal/contract/reconciliation/endpoints.ts';
import type { UnsettledPayment } from '@portal/contract/reconciliation/schemas.ts';
import { readRun } from '../../data/accounts/reconciliation.ts';
import { listUnsettled, readUnsettled } from '../../data/views/unsettledPayments.ts';
import { authorOf } from '../../domain/accounts/nameOfUser.ts';
import { nextComparisonAt } from '../../domain/reconciliation/comparisonTimes.ts';
import { notFound } from '../../errors/portalError.ts';
import { endpoint } from '../../http/endpoint.ts';
import { giveBackAgain } from '../../workflows/payments/giveBackAgain.ts';
import { resolvePayment } from '../../workflows/reconciliation/resolvePayment.ts';
import { retryUnsettled } from '../../workflows/reconciliation/retryUnsettled.ts';
import { signedInUser } from '../../workflows/accounts/signedInUser.ts';
import { withRequestOf } from '../../workflows/reconciliation/withRequestOf.ts';

const PAGE = 20;

/** GET /api/manageReconciliation: payments that could not be settled, newest first, and the last comparison with Stripe. */
endpoint(listUnsettledPayments, async ({ query: { state, cursor }, now }) => {
  const [listed, lastRun] = await Promise.all([
    listUnsettled({ state, limit: PAGE + 1, after: cursor }),
    readRun(now),
  ]);
  const shown = listed.slice(0, PAGE);
  return {
    data: {
      payments: await Promise.all(shown.map(({ payment }) => withRequestOf(payment))),
      nextCursor: listed.length > PAGE ? shown.at(-1)!.place : null,
      lastRun,
      nextRunAt: nextComparisonAt(now).toISOString(),
    },
  };
});

/** POST /api/manageReconciliation: tries once more to settle a payment, or to give it back where that failed. */
endpoint(retryUnsettledPayment, async ({ body: { intentId }, caller, now, log }) => {
  const user = await signedInUser(caller);
  const payment = await listedPayment(intentId);
  await giveBackAgain(payment, authorOf(user), now, log);
  await retryUnsettled(payment, now, log);
  return { data: await listedPayment(intentId) };
});

/** PUT /api/manageReconciliation: notes how a payment was resolved. */
endpoint(resolveUnsettledPayment, async ({ body: { intentId, note }, caller, now }) => {
  const user = await signedInUser(caller);
  const resolved = await resolvePayment(intentId, { ...authorOf(user), note }, now);
  if (!resolved) throw notFound('Payment not found');
  return { data: resolved };
});

async function listedPayment(intentId: string): Promise<UnsettledPayment> {
  const listed = await readUnsettled(intentId);
  if (!listed) throw notFound('Payment not found');
  return listed;
}
