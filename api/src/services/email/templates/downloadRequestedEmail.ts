import {
  type DownloadRequestReason,
  downloadRequestReasons,
} from '@portal/contract/files/schemas/downloadRequest.ts';
import { staffEmail, type StaffReader } from '../staffEmail.ts';

interface Facts extends StaffReader {
  readonly requestId: string;
  readonly fileId: string;
  readonly requestedAt: string;
  readonly reason: DownloadRequestReason;
}

/** The email that tells a staff member that a client asks for another download. Order ID, file name and note are omitted: they may name the patient. */
export function downloadRequestedEmail(facts: Facts) {
  const { userId, requestId, fileId, requestedAt, reason } = facts;
  return staffEmail(facts, (t) => ({
    id: `staff-download-${requestId}-${fileId}-${requestedAt}-${userId}`,
    heading: t('A client asks for another download'),
    paragraphs: [t('Please allow or decline it on the request page.')],
    facts: [[t('Reason'), t(downloadRequestReasons[reason])]],
    action: { label: t('Open the request'), path: `/dashboard/request/${requestId}` },
  }));
}
