import { saveIntentRecord } from '../data/accounts/intentRecords.ts';
import { contend, done, lost } from '../data/contend.ts';
import { changeRequest } from '../data/requests/changeRequest.ts';
import type { Caller } from '../domain/access/caller.ts';
import { mayPay } from '../domain/access/mayPay.ts';
import { isReopened } from '../domain/dispute/judgeDispute.ts';
import { noteFileIntent, type Unpayable, unpayable } from '../domain/request/openFilePayment.ts';
import { notFound, PortalError } from '../errors/portalError.ts';
import { createFileIntent, type Intent, readIntent } from '../services/payments/intents.ts';
import { openableRequest } from './openableRequest.ts';

const refusals: Record<Exclude<Unpayable, 'no-such-file'>, string> = {
  withdrawn: 'The records provider has withdrawn this file.',
  deleted: 'This file was deleted under the retention schedule.',
  free: 'This file has no charge, so that its downloads are not limited.',
  'not-clean': 'This file cannot be paid for before it has passed the virus check.',
  embargoed: 'This file can be paid for when its embargo ends.',
  paid: 'This file is paid for already.',
  clearing: 'A bank payment for this file is being cleared already.',
};

/**
 * The PaymentIntent with which the charge of a file is paid: one at a time, whoever asks and how often. Each that was
 * cancelled, or lost to a dispute, has one successor. It is noted in the request before its client secret reaches anybody.
 */
export async function openFilePayment(
  caller: Caller,
  requestId: string,
  fileId: string,
  now: Date,
): Promise<Intent> {
  if (!mayPay(caller, requestId)) throw new PortalError('forbidden', 'You do not have access to this.');
  return contend('the request', async () => {
    const root = await openableRequest(caller, requestId);
    const file = root?.files[fileId];
    const refusal = unpayable(file, now);
    if (!file || refusal === 'no-such-file') throw notFound('File not found');
    if (refusal) throw new PortalError('conflict', refusals[refusal]);
    const from = file.intentId;
    const open = from === null || isReopened(file, from) ? null : await readIntent(from);
    if (open && open.status !== 'canceled') return done(open);
    // Stripe repeats its first answer to this key, however the PaymentIntent stands by now: it is read again.
    const amountCents = file.chargeCents;
    const { id: to } = await createFileIntent({ requestId, fileId, amountCents }, from);
    await saveIntentRecord(to, { requestId, draftId: null });
    await changeRequest(
      requestId,
      (found) => noteFileIntent(found, fileId, { from, to, amountCents }, now),
      now,
    );
    return lost;
  });
}
