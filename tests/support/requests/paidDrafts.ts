import { randomUUID } from 'node:crypto';
import { payForDraft, recordsRequest } from './order.ts';
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
  await payForDraft(portal, draftId, request);
  const paidAt = Date.now();
  return { requestId: await requestIdOfDraft(portal, draftId), orderId: request.orderId, paidAt };
}
