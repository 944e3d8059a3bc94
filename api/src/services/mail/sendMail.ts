import { createHash } from 'node:crypto';
import type { Support } from '@portal/contract/configuration/schemas/notices.ts';
import { settings } from '../../config/settings.ts';
import { unavailable } from '../../errors/portalError.ts';
import { withinDeadline } from '../../errors/withinDeadline.ts';
import { escapeHtml } from './escapeHtml.ts';
import { FOOT } from './letter.ts';
import type { Mail } from './mail.ts';
import { SlowOutage } from './slowOutage.ts';

const DEADLINE_MS = 10_000;
const communicationServices = new SlowOutage();

type Contact = Pick<Support, 'email' | 'phone'>;

/** Hands a mail with a contact at its foot over to Azure Communication Services, or to the outbox folder on one machine. */
export async function sendMail(letter: Mail, contact: Contact, now: Date): Promise<void> {
  const mail = withContact(letter, contact);
  const { MAIL_OUTBOX_DIR, ACS_ENDPOINT } = settings();
  try {
    if (MAIL_OUTBOX_DIR)
      return await (await import('./writeToOutbox.ts')).writeToOutbox(mail, MAIL_OUTBOX_DIR, now);
    if (ACS_ENDPOINT) {
      const handOver = () =>
        withinDeadline('Mail', DEADLINE_MS, handToCommunicationServices(mail, ACS_ENDPOINT));
      return await communicationServices.call(handOver);
    }
  } catch (error) {
    throw unavailable('Mail', error);
  }
  throw unavailable('Mail', new Error('neither ACS_ENDPOINT nor MAIL_OUTBOX_DIR is set'));
}

async function handToCommunicationServices(mail: Mail, endpoint: string): Promise<void> {
  const [{ EmailClient }, { DefaultAzureCredential }] = await Promise.all([
    import('@azure/communication-email'),
    import('@azure/identity'),
  ]);
  const client = new EmailClient(endpoint, new DefaultAzureCredential());
  await client.beginSend(
    {
      senderAddress: settings().MAIL_FROM,
      recipients: { to: [{ address: mail.to }] },
      content: { subject: mail.subject, plainText: mail.text, html: mail.html },
    },
    { operationId: uuidOf(mail.id) },
  );
}

/** The service takes the same operation once, however often it is handed over. */
function uuidOf(id: string): string {
  const hex = createHash('sha256').update(id).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

function withContact(mail: Mail, { email, phone }: Contact): Mail {
  const line = `${email} · ${phone}`;
  const foot = `<p style="margin:16px 0 0;text-align:center;font-size:13px;color:#5c6b70">${escapeHtml(line)}</p>`;
  return { ...mail, text: `${mail.text}\n${line}`, html: mail.html.replace(FOOT, () => foot) };
}
