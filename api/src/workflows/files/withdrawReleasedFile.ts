import { changeRequest } from '../../data/requests/changeRequest.ts';
import { readRequest } from '../../data/requests/readRequest.ts';
import { isRefundDue, type Withdrawal, withdrawFile } from '../../domain/files/withdrawFile.ts';
import type { Change } from '../../domain/requests/change.ts';
import type { RequestDocument } from '../../domain/requests/requestDocument.ts';
import { notFound, PortalError } from '../../errors/portalError.ts';
import type { Log } from '../../telemetry/log.ts';
import { refundWithdrawn } from '../payments/endFilePayment.ts';
import { eraseContent } from './eraseFile.ts';
import { runTasksNow } from '../operations/outbox/runTask.ts';

interface FileOfRequest {
  readonly requestId: string;
  readonly fileId: string;
}

/**
 * Withdraws a released file. Deletes its content first, so that issued links stop working. If that fails, nothing is
 * recorded and the call can be repeated.
 */
export async function withdrawReleasedFile(
  { requestId, fileId }: FileOfRequest,
  withdrawal: Withdrawal,
  now: Date,
  log: Log,
): Promise<RequestDocument> {
  const decide = (request: RequestDocument) => changeOf(request, fileId, withdrawal, now);
  const stored = await readRequest(requestId);
  if (!stored) throw notFound('File not found');
  const file = stored.value.files[fileId];
  if (file && decide(stored.value)) await eraseContent(requestId, file);
  const { pendingTasks } = await changeRequest(requestId, decide, now);
  await runTasksNow(pendingTasks, now, log);
  const request = await requestOf(requestId);
  const withdrawn = request.files[fileId];
  // A concurrent call without a refund may have withdrawn the file first.
  if (!withdrawal.refund || !withdrawn || !isRefundDue(withdrawn)) return request;
  await runTasksNow((await refundWithdrawn(request, withdrawn, now)).next, now, log);
  return requestOf(requestId);
}

/** Refunds the payment of a withdrawn file on request of an admin. */
export async function refundWithdrawnFile(
  { requestId, fileId }: FileOfRequest,
  now: Date,
  log: Log,
): Promise<RequestDocument> {
  const request = await requestOf(requestId);
  const file = request.files[fileId];
  if (!file?.uploadedByAdmin) throw notFound('File not found');
  if (file.refundedAt !== null) return request;
  if (!isRefundDue(file)) {
    throw new PortalError('conflict', 'Withdraw the file before you refund its payment.');
  }
  await runTasksNow((await refundWithdrawn(request, file, now)).next, now, log);
  const after = await requestOf(requestId);
  if (after.files[fileId]?.refundedAt) return after;
  throw new PortalError(
    'conflict',
    'The refund didn’t go through. The payment is listed under Payments, Needs review.',
  );
}

async function requestOf(requestId: string): Promise<RequestDocument> {
  const stored = await readRequest(requestId);
  if (!stored) throw notFound('File not found');
  return stored.value;
}

function changeOf(
  request: RequestDocument,
  fileId: string,
  withdrawal: Withdrawal,
  now: Date,
): Change | null {
  const decision = withdrawFile(request, fileId, withdrawal, now);
  if (decision.kind === 'change') return decision.change;
  if (decision.kind === 'same') return null;
  if (decision.reason === 'no-such-file') throw notFound('File not found');
  throw new PortalError(
    'conflict',
    decision.reason === 'notice'
      ? 'This notice accompanies the released documents. Withdraw them first.'
      : 'This file was deleted under the retention schedule.',
  );
}
