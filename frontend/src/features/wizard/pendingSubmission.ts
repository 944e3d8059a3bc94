import type { DataOf } from '@portal/contract/endpoint.ts';
import { submitDraft } from '@portal/contract/requests/endpoints/draftSubmission.ts';
import * as z from 'zod/mini';
import { call } from '../../lib/api.ts';
import { sessionKeys } from '../../lib/storage/sessionKeys.ts';
import { sessionStore } from '../../lib/storage/sessionStore.ts';
import { paymentStore } from '../payments/fee/storedPayment.ts';
import { draftStore } from '../requests/draft/draftStore.ts';

const pendingSubmission = z.object({ draftId: z.string(), paymentId: z.string(), orderId: z.string() });

/** A request that is paid for while its submission has not been answered yet. */
export type PendingSubmission = z.output<typeof pendingSubmission>;

const store = sessionStore(sessionKeys.pendingSubmission, pendingSubmission);

export function savePendingSubmission(pending: PendingSubmission): void {
  store.save(pending);
}

export function readPendingSubmission(): PendingSubmission | null {
  return store.read();
}

export function clearPendingSubmission(): void {
  store.clear();
}

/** Goes with the way to the success screen, which tells of the payment only to whom it was just made: an address can say anything. */
export const JUST_SUBMITTED = { justSubmitted: true };

export function isJustSubmitted(state: unknown): boolean {
  return z.safeParse(z.object({ justSubmitted: z.literal(true) }), state).success;
}

/** Shown when the server gives no reason. */
export const NOT_SUBMITTED = 'Submission failed';

/** Throws ApiError. */
export function sendDraft({
  draftId,
  paymentId,
}: Pick<PendingSubmission, 'draftId' | 'paymentId'>): Promise<DataOf<typeof submitDraft>> {
  return call(submitDraft, { body: { draftId, payment: { id: paymentId } }, fallback: NOT_SUBMITTED });
}

/** Submits again; a repeated call answers the same request. Clears what was kept for it. Throws ApiError. */
export async function retryPendingSubmission(
  pending: PendingSubmission,
): Promise<DataOf<typeof submitDraft>> {
  const submitted = await sendDraft(pending);
  forgetSubmitted(pending);
  return submitted;
}

/** Clears what this tab keeps of a request that is submitted; a newer draft stays. */
export function forgetSubmitted({
  draftId,
  paymentId,
}: Pick<PendingSubmission, 'draftId' | 'paymentId'>): void {
  if (readPendingSubmission()?.draftId === draftId) clearPendingSubmission();
  if (paymentStore.read()?.paymentId === paymentId) paymentStore.clear();
  if (draftStore.read()?.draftId === draftId) draftStore.clear();
}
