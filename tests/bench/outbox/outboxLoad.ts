import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { submitClientRequest } from '@portal/contract/requests/endpoints/submission.ts';
import { dataOf } from '../../support/api/callApi.ts';
import { eventually } from '../../support/portal/eventually.ts';
import { randomIpHeader } from '../../support/api/randomIpHeader.ts';
import { payForDraft, recordsRequest } from '../../support/requests/order.ts';
import { oldestDueTask } from '../../support/operations/outbox.ts';
import { abandonPaidDraft, type PaidDraft } from '../../support/requests/paidDrafts.ts';
import { type Portal, startPortal } from '../../support/portal/startPortal.ts';
import { storedRequest } from '../../support/portal/stores.ts';
import { holdWebhooks, redeliver } from '../../support/payments/webhooks.ts';
import type { Result } from '../measure.ts';

const MINUTE_MS = 60_000;
/** One of this many orders loses its browser and webhook after the payment; the sweep has to submit its draft. */
const ABANDONED_EVERY = 20;
const BUDGET_SECONDS = { paidDraft: 90, lateness: 60 };
const SAMPLE_EVERY_MS = 2_000;

/** Places orders at a steady rate; measures how long abandoned paid drafts wait for the sweep, and how late tasks run. */
export async function outboxLoad(ordersPerSecond: number, minutes: number): Promise<Result[]> {
  const portal = await startPortal();
  try {
    await holdWebhooks(portal, true);
    const isDone = { value: false };
    const lateness = sampleLateness(portal, isDone);
    const { orders, failed, abandoned, seconds } = await placeOrders(
      portal,
      ordersPerSecond,
      minutes * MINUTE_MS,
    );
    const waits = await waitsOf(portal, abandoned);
    isDone.value = true;
    const maxLateness = await lateness;
    const load = `${(orders / seconds).toFixed(1)} orders a second for ${minutes} min`;
    const p99 = waits.toSorted((a, b) => a - b)[Math.ceil(waits.length * 0.99) - 1]!;
    return [
      {
        metric: `outbox: paid drafts without browser and webhook become requests (p99), at ${load}`,
        measured: `${p99.toFixed(0)} s (${waits.length} drafts; ${failed} orders failed)`,
        budget: `≤ ${BUDGET_SECONDS.paidDraft} s`,
        isMet: p99 <= BUDGET_SECONDS.paidDraft && failed === 0,
      },
      {
        metric: `outbox: longest lateness of a task, at ${load}`,
        measured: `${maxLateness.toFixed(0)} s`,
        budget: `≤ ${BUDGET_SECONDS.lateness} s`,
        isMet: maxLateness <= BUDGET_SECONDS.lateness,
      },
    ];
  } finally {
    await portal.stop();
  }
}

async function placeOrders(portal: Portal, perSecond: number, forMs: number) {
  const startedAt = Date.now();
  const running: Promise<unknown>[] = [];
  const abandoned: PaidDraft[] = [];
  let failed = 0;
  for (let index = 0; Date.now() - startedAt < forMs; index++) {
    await delay(Math.max(0, startedAt + (index * 1000) / perSecond - Date.now()));
    const placeOrder = async () => {
      if (index % ABANDONED_EVERY > 0) await completeOrder(portal);
      else abandoned.push(await abandonPaidDraft(portal));
    };
    running.push(placeOrder().catch(() => (failed += 1)));
  }
  await Promise.all(running);
  return { orders: running.length, failed, abandoned, seconds: (Date.now() - startedAt) / 1000 };
}

async function completeOrder(portal: Portal): Promise<void> {
  const draftId = randomUUID();
  const { paymentIntentId } = await payForDraft(portal, draftId, recordsRequest());
  const body = { draftId, payment: { id: paymentIntentId } };
  await dataOf(portal.api, submitClientRequest, { headers: randomIpHeader(), body });
  await redeliver(portal, { times: 1, shuffle: false, paymentIntent: paymentIntentId });
}

/** Seconds from each payment until its request is submitted. */
async function waitsOf(portal: Portal, drafts: readonly PaidDraft[]): Promise<number[]> {
  const waits: number[] = [];
  for (const { requestId, paidAt } of drafts) {
    const submitted = await eventually(
      `the request of ${requestId}`,
      () => storedRequest(portal, requestId),
      10 * MINUTE_MS,
    );
    waits.push((Date.parse(String(submitted['submittedAt'])) - paidAt) / 1000);
  }
  return waits;
}

async function sampleLateness(portal: Portal, isDone: { readonly value: boolean }): Promise<number> {
  let longest = 0;
  while (!isDone.value) {
    const due = await oldestDueTask(portal);
    if (due !== null) longest = Math.max(longest, Date.now() - due);
    await delay(SAMPLE_EVERY_MS);
  }
  return longest / 1000;
}
