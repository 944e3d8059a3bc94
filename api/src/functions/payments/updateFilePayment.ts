import { updateFilePayment } from '@portal/contract/endpoints/payments.ts';
import { endpoint } from '../../http/endpoint.ts';
import { openableFile } from '../../workflows/openableFile.ts';
import { runTasksNow } from '../../workflows/runTask.ts';
import { settleIntent } from '../../workflows/settleIntent.ts';

/** POST /api/updateFilePayment: asks Stripe how the payment of a file stands, and answers how it stands then. */
endpoint(updateFilePayment, async ({ body: { requestId, fileId }, caller, now, log }) => {
  const { intentId } = (await openableFile(caller, requestId, fileId)).file;
  if (intentId) await runTasksNow((await settleIntent(intentId, now, log)).left, now, log);
  const { paidAt, paymentState } = (await openableFile(caller, requestId, fileId)).file;
  return { data: { fileId, isPaid: paidAt !== null, paymentState } };
});
