import { randomUUID } from 'node:crypto';
import { openPayment, pay, recordsRequest } from './order.ts';
import { requestIdOfDraft } from './requestIdOfDraft.ts';
import type { Portal } from '../portal/startPortal.ts';

export interface PaidDraft {
  readonly requestId: string;
  readonly orderId: string;
  readonly paidAt: number;
}

/** A paid draft whose browser does not submit it. Hold the webhooks back if the portal must not learn of the payment. */
export async function abandonPaidDraft(portal: Portal): Promise<PaidDraft> {
  const draftId = randomUUID();
  const request = recordsRequest();
  const { paymentIntentId } = await openPayment(portal, draftId, request);
  await pay(portal, paymentIntentId);
  const paidAt = Date.now();
  return { requestId: await requestIdOfDraft(portal, draftId), orderId: request.orderId, paidAt };
}
