import type { NoticeKind, NoticeState } from '@portal/contract/notifications/schemas.ts';
import type { NoticeRecipient } from '@portal/contract/notifications/noticeRecipients.ts';
import { addressKeyOf } from '../../../data/notifications/addressKey.ts';
import { changeBounces, isAddressSuppressed } from '../../../data/notifications/bounces.ts';
import { saveSentEmail } from '../../../data/notifications/sentEmails.ts';
import { changeRequest } from '../../../data/requests/changeRequest.ts';
import { saveNotice } from '../../../data/requests/notices.ts';
import { addUnsent } from '../../../domain/notifications/delivery/addressBounces.ts';
import type { StoredNotice } from '../../../domain/notifications/delivery/sentNotice.ts';
import { markUndelivered } from '../../../domain/notifications/delivery/undelivered.ts';
import type { RequestDocument } from '../../../domain/requests/requestDocument.ts';
import type { Email } from '../../../services/email/email.ts';
import { messageIdOf } from '../../../services/email/messageId.ts';
import { canSendSms, sendSms } from '../../../services/sms/sendSms.ts';
import type { Sms } from '../../../services/sms/sms.ts';
import { sendEmailWithContact } from '../sendEmailWithContact.ts';

/** What a notice is about, and whom it is for. */
export interface NoticeFacts {
  readonly requestId: string;
  readonly kind: NoticeKind;
  readonly recipient: NoticeRecipient;
  /** The account or colleague; null for the contact and the attorney. */
  readonly userId: string | null;
}

/**
 * Sends an email about a request, and stores it as a notice of the request, so that its delivery reports are seen. An email
 * to an address that rejects mail is only stored, and becomes a task for staff. A retry sends the same email, which the email service sends once.
 */
export async function sendNotice(email: Email, about: NoticeFacts, now: Date): Promise<void> {
  const addressKey = addressKeyOf(email.to);
  const isSuppressed = await isAddressSuppressed(addressKey);
  if (!isSuppressed) await sendEmailWithContact(email, now, { recipient: about.recipient });
  const messageId = messageIdOf(email.id);
  const message = { ...email, messageId, channel: 'email' as const, addressKey };
  if (isSuppressed) {
    const notice = await save(about, message, 'not_sent', now);
    const mark = (request: RequestDocument) =>
      markUndelivered(request, notice, notice.states[0]!, addressKeyOf, now);
    // The sweep runs the tasks of this change, because this code itself runs inside a task.
    await changeRequest(about.requestId, mark, now, { key: `undelivered|${messageId}` });
    await changeBounces(addressKey, (stored) => addUnsent(stored, about.requestId));
    return;
  }
  await Promise.all([
    save(about, message, 'sent', now),
    saveSentEmail(messageId, { addressKey, requestId: about.requestId }),
  ]);
}

/**
 * Sends an email that is about no request, and stores the keyed hash of its address for its delivery reports. `options`
 * as in `sendEmailWithContact`.
 */
export async function sendAccountNotice(
  email: Email,
  now: Date,
  options: Parameters<typeof sendEmailWithContact>[2] = {},
): Promise<void> {
  await sendEmailWithContact(email, now, options);
  await saveSentEmail(messageIdOf(email.id), { addressKey: addressKeyOf(email.to), requestId: null });
}

/** Sends a text message about a request, and stores it as a notice. Carriers report nothing. */
export async function sendSmsNotice(
  sms: Sms,
  language: Email['language'],
  about: NoticeFacts,
  now: Date,
): Promise<void> {
  if (!canSendSms()) return;
  await sendSms(sms, now);
  const message = { ...sms, language, messageId: messageIdOf(sms.id), channel: 'sms' as const };
  await save(about, { ...message, addressKey: addressKeyOf(sms.to) }, 'sent', now);
}

interface Message extends Pick<Email, 'to' | 'language'> {
  readonly messageId: string;
  readonly channel: 'email' | 'sms';
  readonly addressKey: string;
}

async function save(
  about: NoticeFacts,
  { messageId, channel, to, language, addressKey }: Message,
  state: Extract<NoticeState, 'sent' | 'not_sent'>,
  now: Date,
): Promise<StoredNotice> {
  const at = now.toISOString();
  const reason = state === 'not_sent' ? { reason: 'bounced_before' as const } : {};
  const states = [{ state, at, ...reason }];
  const notice = { ...about, messageId, channel, to, language, addressKey, at, state, states };
  await saveNotice(notice);
  return notice;
}
