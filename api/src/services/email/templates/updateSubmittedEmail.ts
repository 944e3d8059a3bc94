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
  readonly updateId: string;
  /** An entry of the catalog. */
  readonly reason: string;
  readonly files: number;
}

/** The email that tells a staff member that a client sent an update. Order id and text are omitted: clients write them, and they may name the patient. */
export async function updateSubmittedEmail(facts: Facts): Promise<Email> {
  const { userId, to, language, requestId, updateId, files } = facts;
  const t = await translator(language);
  const reason = t(facts.reason);
  const { text, html } = renderEmail({
    language,
    heading: t('A client updated a request'),
    paragraphs: [
      t('Please review the update.'),
      ...(files > 0 ? [t('You can open its documents after they pass the virus scan.')] : []),
    ],
    facts: [
      [t('Reason'), reason],
      [t('Documents'), String(files)],
    ],
    action: { label: t('Open the request'), url: `${settings().SITE_URL}/dashboard/request/${requestId}` },
  });
  return {
    id: `staff-update-${requestId}-${updateId}-${userId}`,
    to,
    subject: t('Update to a request: {{reason}}', { reason }),
    language,
    text,
    html,
  };
}
