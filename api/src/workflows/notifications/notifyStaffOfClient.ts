import { hasOpenDownloadRequest } from '../../domain/files/downloads/downloadRequests.ts';
import type { RequestRoot } from '../../domain/requests/root.ts';
import { downloadRequestedEmail } from '../../services/email/templates/downloadRequestedEmail.ts';
import { updateSubmittedEmail } from '../../services/email/templates/updateSubmittedEmail.ts';
import { done, type Outcome } from '../operations/outbox/outcome.ts';
import { notifyStaff } from './notifyStaff.ts';
import { sendNotice } from './delivery/sendNotice.ts';

/** Emails staff about an update. A retry does not repeat emails already sent. */
export async function notifyStaffOfUpdate(root: RequestRoot, updateId: string, now: Date): Promise<Outcome> {
  const update = root.updates.find((each) => each.updateId === updateId);
  if (!update) return done;
  const files = Object.values(root.files).filter((file) => file.updateId === updateId).length;
  const facts = { requestId: root.requestId, updateId, reason: update.reason, files };
  return notifyStaff(
    root,
    {
      key: `update-${updateId}`,
      at: update.submittedAt,
      send: async ({ userId, email: to, settings: { language } }) =>
        sendNotice(
          await updateSubmittedEmail({ ...facts, userId, to, language }),
          { requestId: root.requestId, kind: 'staffUpdate', recipient: 'staff', userId },
          now,
        ),
    },
    now,
  );
}

/** Emails staff about a request for another download, unless it was answered in the meantime. A retry does not repeat emails already sent. */
export async function notifyStaffOfDownloadRequest(
  root: RequestRoot,
  { fileId, requestedAt }: { readonly fileId: string; readonly requestedAt: string },
  now: Date,
): Promise<Outcome> {
  const file = root.files[fileId];
  const request = file?.downloadRequest;
  if (!request || !hasOpenDownloadRequest(file) || request.at !== requestedAt) return done;
  const facts = { requestId: root.requestId, fileId, requestedAt, reason: request.reason };
  return notifyStaff(
    root,
    {
      key: `download-${fileId}-${requestedAt}`,
      at: requestedAt,
      send: async ({ userId, email: to, settings: { language } }) =>
        sendNotice(
          await downloadRequestedEmail({ ...facts, userId, to, language }),
          { requestId: root.requestId, kind: 'staffDownloadRequest', recipient: 'staff', userId },
          now,
        ),
    },
    now,
  );
}
