import type { RecordsRequest } from '@portal/contract/requests/schemas/recordsRequest.ts';
import { readDraft } from '../../data/requests/drafts/drafts.ts';
import { readIntentRecord } from '../../data/payments/intentRecords.ts';
import { consumeCall } from '../../data/operations/limits/consumeCall.ts';
import { keyedId } from '../../config/keyedHash.ts';
import { requestIdOf } from '../../data/requestIdentity.ts';
import { readRequestIfAny } from '../../data/requests/readRequest.ts';
import { canonicalRequestText } from '../../domain/requests/list/canonicalRequestText.ts';
import { notFound } from '../../errors/portalError.ts';

/**
 * Limit of submits that name a payment instead of a draft, from all addresses, so that a birth date cannot be guessed.
 */
const ATTEMPTS = { limit: 20, windowSeconds: 3600 };

/** Stands in for the draft of an unknown payment, so that it costs the same reads. */
const NO_DRAFT = 'none';

/**
 * The id of the draft that a payment was opened for. The caller must send all details of the request: people with
 * access to the Stripe account know payment ids, and the draft id opens the request. Unknown payments and wrong details
 * get the same error.
 */
export async function draftOfPayment(paymentId: string, request: RecordsRequest, now: Date): Promise<string> {
  // Count before comparing, so that concurrent calls cannot exceed the limit.
  await consumeCall('submit-of-payment', paymentId, ATTEMPTS, now);
  const draftId = (await readIntentRecord(paymentId))?.draftId ?? NO_DRAFT;
  const [draft, existing] = await Promise.all([readDraft(draftId), readRequestIfAny(requestIdOf(draftId))]);
  const stored = draft?.value.request ?? existing?.value.fields;
  const isSame = hashOf(stored ?? noRequest) === hashOf(request);
  if (!stored || !isSame) throw notFound('Request not found');
  return draftId;
}

const noRequest: RecordsRequest = {
  orderId: '',
  copyServiceName: '',
  copyServiceEmail: '',
  patientName: '',
  patientDob: '',
  requestType: 0,
  loaIncluded: false,
  loaFiles: [],
  uploadedFiles: [],
};

/** Hashes the details, so that the duration of a comparison does not reveal where they differ. */
function hashOf(request: RecordsRequest): string {
  return keyedId('request text', canonicalRequestText(request));
}
