import type { BodyOf } from '@portal/contract/endpoint.ts';
import { updateFilePayment } from '@portal/contract/payments/endpoints/paymentUpdates.ts';
import { readIntentRecord } from '../../data/payments/intentRecords.ts';
import { notFound } from '../../errors/portalError.ts';
import type { Caller } from '../../domain/requests/access/caller.ts';
import { endpoint } from '../../http/endpoint.ts';
import { findAccessibleFile } from '../../workflows/files/findAccessibleFile.ts';
import { runTasksNow } from '../../workflows/operations/outbox/runTask.ts';
import { settleIntent } from '../../workflows/payments/settleIntent.ts';

/** POST /api/updateFilePayment: reads the payment of a file from Stripe and returns its state. */
endpoint(updateFilePayment, async ({ body, caller, now, log }) => {
  const { fileId } = body;
  const requestId = body.requestId ?? (await requestOfPayment(body, caller));
  const { intentId } = (await findAccessibleFile(caller, requestId, fileId)).file;
  if (intentId) await runTasksNow((await settleIntent(intentId, now, log)).pendingTasks, now, log);
  const { paidAt, paymentState } = (await findAccessibleFile(caller, requestId, fileId)).file;
  return { data: { fileId, isPaid: paidAt !== null, paymentState } };
});

/** The request of a file if the call does not name it: the caller's held request, or the request of the payment. The caller checks access afterwards. */
async function requestOfPayment(
  { paymentIntentId }: BodyOf<typeof updateFilePayment>,
  { held }: Caller,
): Promise<string> {
  const requestOfIntent = async () =>
    (paymentIntentId ? await readIntentRecord(paymentIntentId) : null)?.requestId;
  const requestId = held?.requestId ?? (await requestOfIntent());
  if (!requestId) throw notFound('File not found');
  return requestId;
}
