import type { Language } from '@portal/contract/languages/languages.ts';
import { settings } from '../../../../config/settings.ts';
import type { Email } from '../../email.ts';
import { renderEmail } from '../../renderEmail.ts';
import { translator } from '../../translator.ts';

interface Facts {
  /** Why the staff member gets it: a client wrote, or a colleague mentioned them or assigned them a message. */
  readonly kind: 'message' | 'mention' | 'assignment';
  readonly userId: string;
  readonly to: string;
  readonly language: Language;
  readonly requestId: string;
  readonly position: string;
  /** The version of the request that assigned the message, which can be assigned several times. */
  readonly seq?: number;
}

/** The email that tells a staff member about a message, a mention or an assignment. Order ID and text are omitted: they may name the patient. */
export async function staffMessageEmail(facts: Facts): Promise<Email> {
  const { kind, userId, to, language, requestId, position, seq } = facts;
  const about = seq === undefined ? position : `${position}-${seq}`;
  const t = await translator(language);
  const heading = {
    message: t('A client sent a message'),
    mention: t('A colleague mentioned you in a message'),
    assignment: t('A colleague assigned you a message'),
  }[kind];
  const { text, html } = renderEmail({
    language,
    heading,
    paragraphs: [t('You can read the messages and answer on the request page.')],
    facts: [],
    action: {
      label: t('Open the request'),
      url: `${settings().SITE_URL}/dashboard/request/${requestId}?tab=messages&message=${position}`,
    },
  });
  return {
    id: `staff-${kind}-${requestId}-${about}-${userId}`,
    to,
    subject: heading,
    language,
    text,
    html,
  };
}
