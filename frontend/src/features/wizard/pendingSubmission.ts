import type { DataOf } from '@portal/contract/endpoint.ts';
import { submitDraft } from '@portal/contract/requests/endpoints/draftSubmission.ts';
import type { AuthorityValues } from '@portal/contract/requests/authority/authorityValues.ts';
import type { ScopeValues } from '@portal/contract/requests/scope/scopeValues.ts';
import * as z from 'zod/mini';
import { call } from '../../lib/api.ts';
import { sessionKeys } from '../../lib/storage/sessionKeys.ts';
import { sessionStore } from '../../lib/storage/sessionStore.ts';
import { paymentStore } from '../payments/fee/storedPayment.ts';
import { draftStore } from '../requests/draft/draftStore.ts';
import type { UploadedFile } from '../uploads/uploadedFile.ts';

const pendingSubmission = z.object({ draftId: z.string(), paymentId: z.string(), orderId: z.string() });

/** A paid request whose submission has no response yet. */
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

/** Further history state for the success screen: the submitted authority and scope, the files that the scope names, and who gets the confirmation. */
export interface SubmittedSummary {
  authority: AuthorityValues;
  scope: ScopeValues | undefined;
  loaFiles: readonly UploadedFile[];
  /** Addresses that get the confirmation. */
  confirmedTo: readonly string[];
}

/** History state for the success screen. The screen shows the payment only with this state, because a URL can be forged. */
export const JUST_SUBMITTED = { justSubmitted: true };

export function isJustSubmitted(state: unknown): boolean {
  return z.safeParse(z.object({ justSubmitted: z.literal(true) }), state).success;
}

/** The addresses that get the confirmation; empty if the screen was opened by its address. */
export function confirmedTo(state: unknown): string[] {
  return z.safeParse(z.object({ confirmedTo: z.array(z.string()) }), state).data?.confirmedTo ?? [];
}

/** Shown when the server gives no reason. */
export const SUBMISSION_FAILED = 'Submission failed';

/** Submits the paid draft. Throws ApiError. */
export function sendDraft({
  draftId,
  paymentId,
}: Pick<PendingSubmission, 'draftId' | 'paymentId'>): Promise<DataOf<typeof submitDraft>> {
  return call(submitDraft, { body: { draftId, payment: { id: paymentId } }, fallback: SUBMISSION_FAILED });
}

/** Submits again and clears the stored data. A repeated call returns the same request. Throws ApiError. */
export async function retryPendingSubmission(
  pending: PendingSubmission,
): Promise<DataOf<typeof submitDraft>> {
  const submitted = await sendDraft(pending);
  clearSubmitted(pending);
  return submitted;
}

/** Clears the data of a submitted request from this tab. Keeps a newer draft. */
export function clearSubmitted({
  draftId,
  paymentId,
}: Pick<PendingSubmission, 'draftId' | 'paymentId'>): void {
  if (readPendingSubmission()?.draftId === draftId) clearPendingSubmission();
  if (paymentStore.read()?.paymentId === paymentId) paymentStore.clear();
  if (draftStore.read()?.draftId === draftId) draftStore.clear();
}
