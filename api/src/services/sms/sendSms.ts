import { settings } from '../../config/settings.ts';
import { unavailable } from '../../errors/portalError.ts';
import { saveEmailFile } from '../email/saveEmailFile.ts';
import type { Sms } from './sms.ts';

/** Hands a text message over to Azure Communication Services, or to the outbox folder on one machine. Without a number to send from, none is sent. */
export async function sendSms(sms: Sms, now: Date): Promise<void> {
  const { MAIL_OUTBOX_DIR, ACS_ENDPOINT, SMS_FROM } = settings();
  if (!SMS_FROM) return;
  try {
    if (MAIL_OUTBOX_DIR) return await saveEmailFile(asMail(sms), MAIL_OUTBOX_DIR, now);
    if (ACS_ENDPOINT) return await handToCommunicationServices(sms, ACS_ENDPOINT, SMS_FROM);
  } catch (error) {
    throw unavailable('Text messages', error);
  }
  throw unavailable('Text messages', new Error('neither ACS_ENDPOINT nor MAIL_OUTBOX_DIR is set'));
}

/** As the local inbox shows it, beside the mails. */
function asMail({ id, to, text }: Sms) {
  return { id, to: `${to.slice(1)}@sms.localhost`, subject: `SMS ${to}`, text };
}

async function handToCommunicationServices(sms: Sms, endpoint: string, from: string): Promise<void> {
  const [{ SmsClient }, { DefaultAzureCredential }] = await Promise.all([
    import('@azure/communication-sms'),
    import('@azure/identity'),
  ]);
  const client = new SmsClient(endpoint, new DefaultAzureCredential());
  const [sent] = await client.send({ from, to: [sms.to], message: sms.text });
  if (!sent?.successful) throw new Error(`the text message was refused: ${sent?.httpStatusCode ?? 0}`);
}
