import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { submitClientRequest } from '@portal/contract/requests/endpoints/submission.ts';
import { dataOf } from '../support/api/callApi.ts';
import { eventually } from '../support/portal/eventually.ts';
import { fromAnotherAddress } from '../support/api/fromAnotherAddress.ts';
import { openPayment, pay, recordsRequest } from '../support/requests/order.ts';
import { oldestDueTask } from '../support/operations/outbox.ts';
import { abandonPaidDraft, type PaidDraft } from '../support/requests/paidDrafts.ts';
import { type Portal, startPortal } from '../support/portal/startPortal.ts';
import { storedRequest } from '../support/portal/stores.ts';
import { holdWebhooks, redeliver } from '../support/payments/webhooks.ts';
import type { Result } from './measure.ts';

const A_MINUTE_MS = 60_000;
/** One order of so many loses its browser and its webhook after the payment; its draft is left to the sweep. */
const ABANDONED_EVERY = 20;
const BUDGET_SECONDS = { paidDraft: 90, lateness: 60 };
const SAMPLE_EVERY_MS = 2_000;

/** Orders at a steady rate, from draft to webhook: how long paid drafts wait that nobody submits, and how late tasks are. */
export async function outboxLoad(ordersPerSecond: number, minutes: number): Promise<Result[]> {
  const portal = await startPortal();
  try {
    await holdWebhooks(portal, true);
    const isOver = { value: false };
    const lateness = sampleLateness(portal, isOver);
    const { orders, failed, abandoned, seconds } = await order(
      portal,
      ordersPerSecond,
      minutes * A_MINUTE_MS,
    );
    const waits = await waitsOf(portal, abandoned);
    isOver.value = true;
    const late = await lateness;
    const load = `${(orders / seconds).toFixed(1)} orders a second for ${minutes} min`;
    const p99 = waits.toSorted((a, b) => a - b)[Math.ceil(waits.length * 0.99) - 1]!;
    return [
      {
        what: `outbox: paid drafts without browser and webhook become requests (p99), at ${load}`,
        measured: `${p99.toFixed(0)} s (${waits.length} drafts; ${failed} orders failed)`,
        budget: `≤ ${BUDGET_SECONDS.paidDraft} s`,
        within: p99 <= BUDGET_SECONDS.paidDraft && failed === 0,
      },
      {
        what: `outbox: longest lateness of a task, at ${load}`,
        measured: `${late.toFixed(0)} s`,
        budget: `≤ ${BUDGET_SECONDS.lateness} s`,
        within: late <= BUDGET_SECONDS.lateness,
      },
    ];
  } finally {
    await portal.stop();
  }
}

async function order(portal: Portal, perSecond: number, forMs: number) {
  const startedAt = Date.now();
  const going: Promise<unknown>[] = [];
  const abandoned: PaidDraft[] = [];
  let failed = 0;
  for (let index = 0; Date.now() - startedAt < forMs; index++) {
    await delay(Math.max(0, startedAt + (index * 1000) / perSecond - Date.now()));
    const one = async () => {
      if (index % ABANDONED_EVERY > 0) await completeOrder(portal);
      else abandoned.push(await abandonPaidDraft(portal));
    };
    going.push(one().catch(() => (failed += 1)));
  }
  await Promise.all(going);
  return { orders: going.length, failed, abandoned, seconds: (Date.now() - startedAt) / 1000 };
}

async function completeOrder(portal: Portal): Promise<void> {
  const draftId = randomUUID();
  const { paymentIntentId } = await openPayment(portal, draftId, recordsRequest());
  await pay(portal, paymentIntentId);
  const body = { draftId, payment: { id: paymentIntentId } };
  await dataOf(portal.api, submitClientRequest, { headers: fromAnotherAddress(), body });
  await redeliver(portal, { times: 1, shuffle: false, paymentIntent: paymentIntentId });
}

/** Seconds from each payment to its request. */
async function waitsOf(portal: Portal, drafts: readonly PaidDraft[]): Promise<number[]> {
  const waits: number[] = [];
  for (const { requestId, paidAt } of drafts) {
    const root = await eventually(
      `the request of ${requestId}`,
      () => storedRequest(portal, requestId),
      10 * A_MINUTE_MS,
    );
    waits.push((Date.parse(String(root['submittedAt'])) - paidAt) / 1000);
  }
  return waits;
}

async function sampleLateness(portal: Portal, isOver: { readonly value: boolean }): Promise<number> {
  let longest = 0;
  while (!isOver.value) {
    const due = await oldestDueTask(portal);
    if (due !== null) longest = Math.max(longest, Date.now() - due);
    await delay(SAMPLE_EVERY_MS);
  }
  return longest / 1000;
}
