import { randomUUID } from 'node:crypto';
import { openPayment, pay, recordsRequest } from './order.ts';
import { requestOfDraft } from './requestOfDraft.ts';
import type { Portal } from '../portal/startPortal.ts';

export interface PaidDraft {
  readonly requestId: string;
  readonly orderId: string;
  readonly paidAt: number;
}

/** A draft that was paid for, and whose browser then went away. Hold the webhooks for one that nobody hears of. */
export async function abandonPaidDraft(portal: Portal): Promise<PaidDraft> {
  const draftId = randomUUID();
  const request = recordsRequest();
  const { paymentIntentId } = await openPayment(portal, draftId, request);
  await pay(portal, paymentIntentId);
  const paidAt = Date.now();
  return { requestId: await requestOfDraft(portal, draftId), orderId: request.orderId, paidAt };
}
