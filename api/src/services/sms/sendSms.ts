import { settings } from '../../config/settings.ts';
import { unavailable } from '../../errors/portalError.ts';
import { withTimeout } from '../../errors/withTimeout.ts';
import { CircuitBreaker } from '../concurrency/circuitBreaker.ts';
import { askedMsOf, retryAfterSecondsOf } from '../email/retryAfter.ts';
import { saveEmailFile } from '../email/saveEmailFile.ts';
import type { Sms } from './sms.ts';

const DEADLINE_MS = 10_000;
const communicationServices = new CircuitBreaker(askedMsOf);

/** Whether a sender number is set. Without one, no text messages are sent. */
export function canSendSms(): boolean {
  return settings().SMS_FROM !== undefined;
}

/** Sends a text message with Azure Communication Services, or, locally, to the email folder. Without SMS_FROM it does nothing. */
export async function sendSms(sms: Sms, now: Date): Promise<void> {
  const { MAIL_OUTBOX_DIR, ACS_ENDPOINT, SMS_FROM } = settings();
  if (!SMS_FROM) return;
  try {
    if (MAIL_OUTBOX_DIR) return await saveEmailFile(asEmail(sms), MAIL_OUTBOX_DIR, now);
    if (ACS_ENDPOINT) {
      const send = () =>
        withTimeout('Text messages', DEADLINE_MS, sendWithCommunicationServices(sms, ACS_ENDPOINT, SMS_FROM));
      return await communicationServices.call(send);
    }
  } catch (error) {
    throw unavailable('Text messages', error, retryAfterSecondsOf(error, now));
  }
  throw unavailable('Text messages', new Error('neither ACS_ENDPOINT nor MAIL_OUTBOX_DIR is set'));
}

/** The local inbox shows text messages next to emails. */
function asEmail({ id, to, text }: Sms) {
  return { id, to: `${to.slice(1)}@sms.localhost`, subject: `SMS ${to}`, text };
}

async function sendWithCommunicationServices(sms: Sms, endpoint: string, from: string): Promise<void> {
  const [{ SmsClient }, { DefaultAzureCredential }] = await Promise.all([
    import('@azure/communication-sms'),
    import('@azure/identity'),
  ]);
  const client = new SmsClient(endpoint, new DefaultAzureCredential(), {
    // Callers retry. A retry here would hide when the service wants it.
    retryOptions: { maxRetries: 0 },
  });
  const [sent] = await client.send({ from, to: [sms.to], message: sms.text });
  if (sent?.successful) return;
  const statusCode = sent?.httpStatusCode ?? 0;
  throw Object.assign(new Error(`the text message was refused: ${statusCode}`), { statusCode });
}
