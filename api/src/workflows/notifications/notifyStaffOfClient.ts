import { hasOpenDownloadRequest } from '../../domain/files/downloads/downloadRequests.ts';
import type { RequestDocument } from '../../domain/requests/requestDocument.ts';
import { downloadRequestedEmail } from '../../services/email/templates/downloadRequestedEmail.ts';
import { updateSubmittedEmail } from '../../services/email/templates/updateSubmittedEmail.ts';
import { done, type Outcome } from '../operations/outbox/outcome.ts';
import { notifyStaff } from './notifyStaff.ts';
import { sendNotice } from './delivery/sendNotice.ts';

/** Emails staff about an update. A retry does not repeat emails already sent. */
export async function notifyStaffOfUpdate(
  request: RequestDocument,
  updateId: string,
  now: Date,
): Promise<Outcome> {
  const update = request.updates.find((each) => each.updateId === updateId);
  if (!update) return done;
  const files = Object.values(request.files).filter((file) => file.updateId === updateId).length;
  const facts = { requestId: request.requestId, updateId, reason: update.reason, files };
  return notifyStaff(
    request,
    {
      key: `update-${updateId}`,
      at: update.submittedAt,
      send: async ({ userId, email: to, settings: { language } }) =>
        sendNotice(
          await updateSubmittedEmail({ ...facts, userId, to, language }),
          { requestId: request.requestId, kind: 'staffUpdate', recipient: 'staff', userId },
          now,
        ),
    },
    now,
  );
}

/** Emails staff about a request for another download, unless it was answered in the meantime. A retry does not repeat emails already sent. */
export async function notifyStaffOfDownloadRequest(
  request: RequestDocument,
  { fileId, requestedAt }: { readonly fileId: string; readonly requestedAt: string },
  now: Date,
): Promise<Outcome> {
  const file = request.files[fileId];
  const downloadRequest = file?.downloadRequest;
  if (!downloadRequest || !hasOpenDownloadRequest(file) || downloadRequest.at !== requestedAt) return done;
  const facts = { requestId: request.requestId, fileId, requestedAt, reason: downloadRequest.reason };
  return notifyStaff(
    request,
    {
      key: `download-${fileId}-${requestedAt}`,
      at: requestedAt,
      send: async ({ userId, email: to, settings: { language } }) =>
        sendNotice(
          await downloadRequestedEmail({ ...facts, userId, to, language }),
          { requestId: request.requestId, kind: 'staffDownloadRequest', recipient: 'staff', userId },
          now,
        ),
    },
    now,
  );
}
