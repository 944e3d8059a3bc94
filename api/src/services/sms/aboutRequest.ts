import { builtInStatuses } from '@portal/contract/configuration/catalogs/statuses.ts';
import { messageText } from '@portal/contract/fields/messageText.ts';
import { type Language, localeOf } from '@portal/contract/languages/languages.ts';
import { settings } from '../../config/settings.ts';
import type { NewVersions } from '../../domain/packets/newVersions.ts';
import { type Translate, translator } from '../email/translator.ts';
import type { Sms } from './sms.ts';

interface Facts {
  /** Id of the email with the same content. */
  readonly id: string;
  readonly to: string;
  readonly language: Language;
  readonly orderId: string;
  readonly requestId: string;
  /** The label of the new status. */
  readonly status?: string | undefined;
  /** The new versions among the released documents; absent without one. */
  readonly newVersions?: (NewVersions & { readonly timeZone: string }) | undefined;
}

const texts = {
  requestSubmitted: '{{portal}}: your request {{orderId}} was submitted. {{link}}',
  feePaymentFailed: '{{portal}}: the bank payment for request {{orderId}} failed. Please pay again: {{link}}',
  statusChanged: '{{portal}}: your request {{orderId}} has a new status. {{link}}',
  filePaid: '{{portal}}: a document in your request {{orderId}} was paid for. {{link}}',
  filePaymentFailed:
    '{{portal}}: the bank payment for a document in request {{orderId}} failed. Please pay again: {{link}}',
  fileRefunded: '{{portal}}: we are refunding a payment for your request {{orderId}}. {{link}}',
  fileWithdrawn: '{{portal}}: we withdrew a document from your request {{orderId}}. {{link}}',
  fileTermsChanged:
    '{{portal}}: we changed the charge, download date or comment of a document in your request {{orderId}}. {{link}}',
  scopeNarrowed: '{{portal}}: as agreed, your request {{orderId}} now asks for fewer records. {{link}}',
  downloadAllowed:
    '{{portal}}: you can download a document in your request {{orderId}} again. The page shows until when: {{link}}',
  downloadDeclined:
    '{{portal}}: we cannot allow another download in request {{orderId}}. The page shows why: {{link}}',
  invoiceSent: '{{portal}}: you have an invoice for your request {{orderId}}. View and pay: {{link}}',
  invoicePaid: '{{portal}}: an invoice for your request {{orderId}} was paid. {{link}}',
  invoicePaymentFailed:
    '{{portal}}: the bank payment for an invoice in request {{orderId}} failed. Please pay again: {{link}}',
  invoiceRefunded: '{{portal}}: we are refunding a payment for your request {{orderId}}. {{link}}',
  itemsPaid: '{{portal}}: we received your payment for request {{orderId}}. {{link}}',
  itemsPaymentFailed:
    '{{portal}}: your bank payment for request {{orderId}} failed. Please pay again: {{link}}',
  updateReceived: '{{portal}}: we received your update to request {{orderId}}. {{link}}',
  submissionRejected:
    '{{portal}}: we need something else for your request {{orderId}}. Please send it: {{link}}',
  missingReminder:
    '{{portal}}: we still need something from you for request {{orderId}}. Please open it: {{link}}',
  downloadReminder: '{{portal}}: documents in your request {{orderId}} have not been downloaded. {{link}}',
  messageReceived: '{{portal}}: you have a new message about your request {{orderId}}. {{link}}',
  combined: '{{portal}}: we made changes to your request {{orderId}}. {{link}}',
  filesAdded: '{{portal}}: we added new documents to your request {{orderId}}. {{link}}',
} as const;

/** The letters of GSM 03.38 in names. One other letter more than halves what a text message holds. */
const PLAIN = /^[A-Za-zÄÖÑÜäöñüàèéùìò ]+$/;

/** The name of a built-in status, if it has plain letters only. Null for others: staff can write anything in them. */
function plainStatus(label: string | undefined, t: Translate): string | null {
  if (!builtInStatuses.some((status) => status.label === label)) return null;
  const name = t(label!);
  return PLAIN.test(name) ? name : null;
}

/** A text message about a request, with a link that requires a sign-in. */
export async function smsAboutRequest(template: keyof typeof texts, facts: Facts): Promise<Sms> {
  const { BRAND_NAME: portal, SITE_URL } = settings();
  const t = await translator(facts.language);
  const tab = template === 'messageReceived' ? '?tab=messages' : '';
  const link = `${SITE_URL}/dashboard/request/${facts.requestId}${tab}`;
  const orderId = messageText(facts.orderId);
  const status = template === 'statusChanged' ? plainStatus(facts.status, t) : null;
  const about = { portal, orderId, link };
  const text =
    status === null
      ? (versionsText(facts, about, t) ?? t(texts[template], about))
      : t('{{portal}}: your request {{orderId}} has a new status: {{status}}. {{link}}', {
          ...about,
          status,
        });
  return { id: `sms-${facts.id}`, to: facts.to, text };
}

/** About new versions of earlier documents; null without one. A day in digits has letters of GSM 03.38 only. */
function versionsText(
  { newVersions, language }: Facts,
  about: { readonly portal: string; readonly orderId: string; readonly link: string },
  t: Translate,
): string | null {
  if (!newVersions) return null;
  const { count, isAll, isAnyPaid, replacedAt, timeZone } = newVersions;
  const [at] = replacedAt;
  if (!isAll || count > 1 || at === undefined)
    return t(
      '{{portal}}: we added documents to your request {{orderId}}, with new versions of earlier ones. {{link}}',
      about,
    );
  const dayFormat = new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'short', timeZone });
  const facts = { ...about, day: dayFormat.format(new Date(at)) };
  return isAnyPaid
    ? t(
        '{{portal}}: in your request {{orderId}}, a new version replaces the document of {{day}}, which was paid for. There is nothing to pay. {{link}}',
        facts,
      )
    : t(
        '{{portal}}: in your request {{orderId}}, a new version replaces the document of {{day}}. {{link}}',
        facts,
      );
}
