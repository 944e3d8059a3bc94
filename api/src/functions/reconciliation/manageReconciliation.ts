import {
  listUnmatchedPayments,
  resolveUnmatchedPayment,
  retryUnmatchedPayment,
} from '@portal/contract/reconciliation/endpoints.ts';
import type { UnmatchedPayment, UnmatchedPaymentView } from '@portal/contract/reconciliation/schemas.ts';
import { readRun } from '../../data/reconciliation/reconciliation.ts';
import { listUnmatched, readUnmatched } from '../../data/views/unmatchedPayments.ts';
import { authorOf } from '../../domain/accounts/nameOfUser.ts';
import { nextReconciliationAt } from '../../domain/reconciliation/reconciliationTimes.ts';
import { notFound } from '../../errors/portalError.ts';
import { endpoint } from '../../http/endpoint.ts';
import { retryRefund } from '../../workflows/payments/retryRefund.ts';
import { resolvePayment } from '../../workflows/reconciliation/resolvePayment.ts';
import { retrySettlement } from '../../workflows/reconciliation/retrySettlement.ts';
import { signedInUser } from '../../workflows/accounts/signedInUser.ts';
import { readRequest } from '../../data/requests/readRequest.ts';
import { evidenceDue } from '../../domain/disputes/evidenceDue.ts';

const PAGE_SIZE = 20;

/** GET /api/manageReconciliation: unmatched payments, newest first, and the last reconciliation. */
endpoint(listUnmatchedPayments, async ({ query: { state, cursor }, now }) => {
  const [listed, lastRun] = await Promise.all([
    listUnmatched({ state, limit: PAGE_SIZE + 1, after: cursor }),
    readRun(now),
  ]);
  const page = listed.slice(0, PAGE_SIZE);
  return {
    data: {
      payments: await Promise.all(page.map(({ payment }) => viewUnmatchedPayment(payment))),
      nextCursor: listed.length > PAGE_SIZE ? page.at(-1)!.sortKey : null,
      lastRun,
      nextRunAt: nextReconciliationAt(now).toISOString(),
    },
  };
});

/** POST /api/manageReconciliation: retries to settle a payment or to refund it. */
endpoint(retryUnmatchedPayment, async ({ body: { intentId }, caller, now, log }) => {
  const user = await signedInUser(caller);
  const payment = await listedPayment(intentId);
  await retryRefund(payment, authorOf(user), now, log);
  await retrySettlement(payment, now, log);
  return { data: await listedPayment(intentId) };
});

/** PUT /api/manageReconciliation: records how a payment was resolved. */
endpoint(resolveUnmatchedPayment, async ({ body: { intentId, note }, caller, now }) => {
  const user = await signedInUser(caller);
  const resolved = await resolvePayment(intentId, { ...authorOf(user), note }, now);
  if (!resolved) throw notFound('Payment not found');
  return { data: resolved };
});

async function listedPayment(intentId: string): Promise<UnmatchedPayment> {
  const listed = await readUnmatched(intentId);
  if (!listed) throw notFound('Payment not found');
  return listed;
}

/** Returns an unmatched payment with facts of its request, if that request exists. */
async function viewUnmatchedPayment(payment: UnmatchedPayment): Promise<UnmatchedPaymentView> {
  const { requestId, intentId } = payment;
  const request = requestId === null ? undefined : (await readRequest(requestId))?.value;
  return {
    ...payment,
    orderId: request?.fields.orderId ?? null,
    evidenceDueBy: request ? evidenceDue(request, intentId) : null,
  };
}
