import { staffUploads } from '@portal/contract/files/rules/staffUploads.ts';
import { parseChargeCents } from '@portal/contract/invoices/rules/chargeAmount.ts';
import { changeRequest } from '../data/requests/changeRequest.ts';
import { readRequest } from '../data/requests/readRequest.ts';
import { recordFilePayment } from '../domain/payments/recordFilePayment.ts';
import type { Log } from '../telemetry/log.ts';
import { createFileIntent } from '../services/payments/intents.ts';
import { releaseFiles } from '../workflows/files/releaseFiles.ts';
import { runTasksNow } from '../workflows/operations/outbox/runTask.ts';
import { confirmIntent } from './confirmIntent.ts';
import { demoClerk } from './seedAccounts.ts';
import { uploadDocument } from './uploadDocument.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/**
 * Releases a document for a charge in US dollars a few hours after the request, and pays it the next day. The payment is
 * recorded before it is confirmed at Stripe, so that it has a past date instead of the date of the webhook.
 */
export async function releasePaidFile(requestId: string, charge: string, log: Log): Promise<void> {
  const request = (await readRequest(requestId))?.value;
  if (!request) return;
  const paidFile = Object.values(request.files).find(({ requiresPayment }) => requiresPayment);
  const releasedAt = new Date(Date.parse(request.submittedAt) + 6 * HOUR_MS);
  const fileId = paidFile?.fileId ?? (await release(requestId, charge, releasedAt, log));
  const amountCents = parseChargeCents(charge)!;
  const { id: intentId } = await createFileIntent({ requestId, fileId, amountCents }, null);
  const paidAt = new Date(releasedAt.getTime() + DAY_MS);
  const { pendingTasks } = await changeRequest(
    requestId,
    (found) => {
      const decision = recordFilePayment(found, fileId, { state: 'paid', intentId, chargeId: null }, paidAt);
      return decision.kind === 'change' ? decision.change : null;
    },
    paidAt,
  );
  await runTasksNow(pendingTasks, paidAt, log);
  await confirmIntent(intentId);
}

async function release(requestId: string, charge: string, at: Date, log: Log): Promise<string> {
  const fileId = await uploadDocument(requestId, 'Medical records.pdf', staffUploads, at);
  const terms = { comment: '', requiresPayment: true, chargeAmount: charge, embargoEnabled: false };
  await releaseFiles(
    { requestId, ...terms, embargoDays: 14, uploadedFiles: [{ fileId }] },
    demoClerk().by,
    { turn: 'seed', log },
    at,
    (refs) => runTasksNow(refs, at, log),
  );
  return fileId;
}
