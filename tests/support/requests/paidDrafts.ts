import { randomUUID } from 'node:crypto';
import { payForDraft, recordsRequest } from './order.ts';
import { requestIdOfDraft } from './requestIdOfDraft.ts';

export interface PaidDraft {
  readonly requestId: string;
  readonly orderId: string;
  readonly paidAt: number;
}

/** A paid draft whose browser does not submit it. Hold the webhooks back if the portal must not learn of the payment. */
export async function abandonPaidDraft(
  portal: Parameters<typeof payForDraft>[0] & Parameters<typeof requestIdOfDraft>[0],
): Promise<PaidDraft> {
  const draftId = randomUUID();
  const request = recordsRequest();
  await payForDraft(portal, draftId, request);
  const paidAt = Date.now();
  return { requestId: await requestIdOfDraft(portal, draftId), orderId: request.orderId, paidAt };
}
