import {
  type DownloadRequestReason,
  downloadRequestReasons,
} from '@portal/contract/files/schemas/downloadRequest.ts';
import type { Language } from '@portal/contract/languages/languages.ts';
import { settings } from '../../../config/settings.ts';
import { renderEmail } from '../renderEmail.ts';
import type { Email } from '../email.ts';
import { translator } from '../translator.ts';

interface Facts {
  readonly userId: string;
  readonly to: string;
  readonly language: Language;
  readonly requestId: string;
  readonly fileId: string;
  readonly requestedAt: string;
  readonly reason: DownloadRequestReason;
}

/** The email that tells a staff member that a client asks for another download. Order ID, file name and note are omitted: they may name the patient. */
export async function downloadRequestedEmail(facts: Facts): Promise<Email> {
  const { userId, to, language, requestId, fileId, requestedAt } = facts;
  const t = await translator(language);
  const { text, html } = renderEmail({
    language,
    heading: t('A client asks for another download'),
    paragraphs: [t('Please allow or decline it on the request page.')],
    facts: [[t('Reason'), t(downloadRequestReasons[facts.reason])]],
    action: { label: t('Open the request'), url: `${settings().SITE_URL}/dashboard/request/${requestId}` },
  });
  return {
    id: `staff-download-${requestId}-${fileId}-${requestedAt}-${userId}`,
    to,
    subject: t('A client asks for another download'),
    language,
    text,
    html,
  };
}
