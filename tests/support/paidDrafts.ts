import { randomUUID } from 'node:crypto';
import { openPayment, pay, recordsRequest } from './order.ts';
import { requestOfDraft } from './requestOfDraft.ts';
import type { Portal } from './startPortal.ts';
import { storedRequest } from './stores.ts';
import { holdWebhooks } from './webhooks.ts';

export interface PaidDraft {
  readonly requestId: string;
  readonly orderId: string;
  readonly paidAt: number;
}

/** Drafts that were paid for, whose browsers then went away and whose webhooks do not come. */
export async function abandonPaidDrafts(portal: Portal, count: number): Promise<PaidDraft[]> {
  await holdWebhooks(portal, true);
  const drafts: PaidDraft[] = [];
  for (let made = 0; made < count; made++) drafts.push(await abandonPaidDraft(portal));
  return drafts;
}

export async function abandonPaidDraft(portal: Portal): Promise<PaidDraft> {
  const draftId = randomUUID();
  const request = recordsRequest();
  const { paymentIntentId } = await openPayment(portal, draftId, request);
  await pay(portal, paymentIntentId);
  const paidAt = Date.now();
  return { requestId: await requestOfDraft(portal, draftId), orderId: request.orderId, paidAt };
}

/** When each of them became a request. Throws for one that did not. */
export async function submittedAtOf(portal: Portal, drafts: readonly PaidDraft[]): Promise<number[]> {
  return Promise.all(
    drafts.map(async ({ requestId }) => {
      const root = await storedRequest(portal, requestId);
      if (!root) throw new Error(`${requestId} was paid for and is not a request`);
      return Date.parse(String(root['submittedAt']));
    }),
  );
}
