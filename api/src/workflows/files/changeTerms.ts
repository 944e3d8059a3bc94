import { DEFAULT_EMBARGO_DAYS } from '@portal/contract/files/rules/downloads.ts';
import type { FileTermsChange } from '@portal/contract/files/schemas/fileRelease.ts';
import { retryOnConflict, succeeded, writeConflict } from '../../data/retryOnConflict.ts';
import { changeRequest } from '../../data/requests/changeRequest.ts';
import { isPubliclyDownloaded } from '../../data/requests/downloads/publicDownloads.ts';
import { readRequest } from '../../data/requests/readRequest.ts';
import { changeFileTerms, type TermsRefusal } from '../../domain/files/changeFileTerms.ts';
import { type FileTerms, fileTerms } from '../../domain/files/fileTerms.ts';
import type { Actor } from '../../domain/requests/actor.ts';
import type { Change } from '../../domain/requests/change.ts';
import type { RequestFile, RequestDocument } from '../../domain/requests/requestDocument.ts';
import { notFound, PortalError } from '../../errors/portalError.ts';
import type { Log } from '../../telemetry/log.ts';
import { runTasksNow } from '../operations/outbox/runTask.ts';
import { releaseIntent } from '../payments/releaseIntent.ts';

const refusals: Record<Exclude<TermsRefusal, 'no-such-file'>, string> = {
  notice: 'This notice accompanies the released documents. It stays free.',
  deleted: 'This file was deleted under the retention schedule.',
  withdrawn: 'The records provider has withdrawn this file.',
  paid: 'This file was paid for. Its terms can no longer be changed.',
  clearing:
    'A bank payment for this file is being processed. You cannot change its terms until the payment is complete.',
  downloaded: 'The client has downloaded this file. Its terms can no longer be changed.',
  conflict: 'Someone else changed the terms of this file. Please check them and try again.',
};

/**
 * Changes the terms of a released file. Cancels its open PaymentIntent first, so that no one pays the old charge, and
 * again if another one was opened in the meantime. A refused change cancels nothing.
 */
export async function changeTerms(
  { requestId, fileId, seen, ...changes }: FileTermsChange,
  by: Actor,
  now: Date,
  log: Log,
): Promise<RequestDocument> {
  const { request, pendingTasks } = await retryOnConflict('the request', async () => {
    const stored = await readRequest(requestId);
    const file = stored?.value.files[fileId];
    if (!stored || !file) throw notFound('File not found');
    const update = {
      terms: requestedTerms(changes, file),
      seen: seen ? toTerms(seen) : null,
      closedIntentId: file.intentId,
      isDownloaded: await isPubliclyDownloaded(requestId, fileId),
      by,
    };
    if (!changeOf(stored.value, fileId, update, now))
      return succeeded({ request: stored.value, pendingTasks: [] });
    await closePayment(file, now, log);
    let isOpenAgain = false;
    const changed = await changeRequest(
      requestId,
      (found) => {
        const change = changeOf(found, fileId, update, now);
        isOpenAgain = change === 'another-payment-open';
        return change === 'another-payment-open' ? null : change;
      },
      now,
    );
    return isOpenAgain ? writeConflict : succeeded(changed);
  });
  await runTasksNow(pendingTasks, now, log);
  return request;
}

/** Cancels the open PaymentIntent of a file. If it is already paid or processing, records that and throws. */
async function closePayment({ intentId }: RequestFile, now: Date, log: Log): Promise<void> {
  const state = intentId === null ? 'closed' : await releaseIntent(intentId, now, log);
  if (state !== 'closed') throw new PortalError('conflict', refusals[state]);
}

function changeOf(
  request: RequestDocument,
  fileId: string,
  update: Parameters<typeof changeFileTerms>[2],
  now: Date,
): Change | 'another-payment-open' | null {
  const decision = changeFileTerms(request, fileId, update, now);
  if (decision.kind === 'change') return decision.change;
  if (decision.kind === 'same') return null;
  if (decision.kind === 'another-payment-open') return decision.kind;
  if (decision.reason === 'no-such-file') throw notFound('File not found');
  throw new PortalError('conflict', refusals[decision.reason]);
}

/** Returns the requested terms. Omitted fields keep their current values. */
function requestedTerms(changes: Parameters<typeof fileTerms>[0], file: RequestFile): FileTerms {
  const decision = fileTerms(changes, {
    comment: file.adminComment,
    requiresPayment: file.requiresPayment,
    chargeAmount: file.requiresPayment ? (file.chargeCents / 100).toFixed(2) : '',
    embargoEnabled: file.embargoEnabled,
    embargoDays: file.embargoDays || DEFAULT_EMBARGO_DAYS,
  });
  if (decision.kind === 'terms') return decision.terms;
  const { field, message } = decision;
  throw new PortalError('file_rejected', message, { fields: { [field]: message } });
}

function toTerms(seen: NonNullable<FileTermsChange['seen']>): FileTerms {
  return {
    comment: seen.adminComment,
    chargeCents: seen.requiresPayment ? Math.round(seen.chargeAmount * 100) : 0,
    embargoDays: seen.embargoEnabled ? seen.embargoDays : null,
  };
}
