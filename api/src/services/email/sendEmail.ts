import type { NoticeRecipient } from '@portal/contract/notifications/noticeRecipients.ts';
import type { Support } from '@portal/contract/configuration/schemas/notices.ts';
import { type Settings, settings } from '../../config/settings.ts';
import { unavailable } from '../../errors/portalError.ts';
import { withTimeout } from '../../errors/withTimeout.ts';
import { escapeHtml } from './escapeHtml.ts';
import { FOOTER_MARK } from './renderEmail.ts';
import type { Email } from './email.ts';
import { messageIdOf } from './messageId.ts';
import { askedMsOf, retryAfterSecondsOf } from './retryAfter.ts';
import { translator } from './translator.ts';
import { CircuitBreaker } from '../concurrency/circuitBreaker.ts';

const DEADLINE_MS = 10_000;
const communicationServices = new CircuitBreaker(askedMsOf);

type Contact = Pick<Support, 'email' | 'phone'>;

/** Whether a mail service is set, or a folder instead. */
export function canSendEmail({ ACS_ENDPOINT, MAIL_OUTBOX_DIR }: Partial<Settings> = settings()): boolean {
  return ACS_ENDPOINT !== undefined || MAIL_OUTBOX_DIR !== undefined;
}

/**
 * Sends an email with Azure Communication Services, or, locally, to a folder. Its footer says why its `recipient` gets it,
 * that it can't be answered, and whom to ask. `recipient`: of an email about a request; null for others, which say it
 * themselves.
 */
export async function sendEmail(
  content: Email,
  contact: Contact,
  recipient: NoticeRecipient | null,
  now: Date,
): Promise<void> {
  const email = await withFooter(content, contact, recipient);
  const { MAIL_OUTBOX_DIR, ACS_ENDPOINT } = settings();
  try {
    if (MAIL_OUTBOX_DIR)
      return await (await import('./saveEmailFile.ts')).saveEmailFile(email, MAIL_OUTBOX_DIR, now);
    if (ACS_ENDPOINT) {
      const send = () =>
        withTimeout('Email', DEADLINE_MS, sendWithCommunicationServices(email, ACS_ENDPOINT));
      return await communicationServices.call(send);
    }
  } catch (error) {
    throw unavailable('Email', error, retryAfterSecondsOf(error, now));
  }
  throw unavailable('Email', new Error('neither ACS_ENDPOINT nor MAIL_OUTBOX_DIR is set'));
}

async function sendWithCommunicationServices(email: Email, endpoint: string): Promise<void> {
  const [{ EmailClient }, { DefaultAzureCredential }] = await Promise.all([
    import('@azure/communication-email'),
    import('@azure/identity'),
  ]);
  const client = new EmailClient(endpoint, new DefaultAzureCredential(), {
    // Callers retry. A retry here would wait longer than the deadline, and hide when the service wants it.
    retryOptions: { maxRetries: 0 },
  });
  await client.beginSend(
    {
      senderAddress: settings().MAIL_FROM,
      recipients: { to: [{ address: email.to }] },
      content: { subject: email.subject, plainText: email.text, html: email.html },
    },
    { operationId: messageIdOf(email.id) },
  );
}

/** Why somebody gets the emails about a request, and how to change that. */
const reasons: Readonly<Record<NoticeRecipient, string>> = {
  contact:
    'You get this email because this address is the contact of the request. To change it, write to us:',
  attorney:
    'You get this email because the request names you as its attorney. If that is wrong, write to us:',
  account:
    'You get this email because the request is in your account. You can turn off most emails under Settings, Notifications. For help, write to us:',
  staff:
    'You get this email because you work on requests. You can turn off most emails under Settings, Notifications.',
};

async function withFooter(
  message: Email,
  { email, phone }: Contact,
  recipient: NoticeRecipient | null,
): Promise<Email> {
  const t = await translator(message.language);
  const opensRequest = /[?&]verificationCode=/.test(message.text);
  const lines = [
    ...(opensRequest
      ? [
          t(
            'The link in this email opens the request and the patient’s records without signing in. Forward it only to people who may see them.',
          ),
        ]
      : []),
    t('You can’t reply to this email.'),
    ...(recipient === null ? [] : [t(reasons[recipient])]),
    `${email} · ${phone}`,
  ];
  const footer = `<p style="margin:16px 0 0;text-align:center;font-size:13px;color:#5c6b70">${lines.map(escapeHtml).join('<br>')}</p>`;
  return {
    ...message,
    text: [message.text, ...lines].join('\n'),
    html: message.html.replace(FOOTER_MARK, () => footer),
  };
}
