import { messageText } from '@portal/contract/fields/messageText.ts';
import type { Language } from '@portal/contract/languages/languages.ts';
import { settings } from '../../config/settings.ts';
import { translator } from '../email/translator.ts';
import type { Sms } from './sms.ts';

interface Facts {
  /** Id of the email with the same content. */
  readonly id: string;
  readonly to: string;
  readonly language: Language;
  readonly orderId: string;
  readonly requestId: string;
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
  fileTermsChanged: '{{portal}}: we changed the terms of a document in your request {{orderId}}. {{link}}',
  scopeNarrowed: '{{portal}}: we narrowed the scope of your request {{orderId}}. {{link}}',
  downloadAllowed: '{{portal}}: you can download a document in your request {{orderId}} again. {{link}}',
  downloadDeclined:
    '{{portal}}: we answered your request for another download in request {{orderId}}. {{link}}',
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
    '{{portal}}: something is missing from your request {{orderId}}. Please send it: {{link}}',
  missingReminder:
    '{{portal}}: your request {{orderId}} still waits for something from you. Please open it: {{link}}',
  downloadReminder: '{{portal}}: documents in your request {{orderId}} have not been downloaded. {{link}}',
  messageReceived: '{{portal}}: you have a new message about your request {{orderId}}. {{link}}',
  combined: '{{portal}}: we made changes to your request {{orderId}}. {{link}}',
  filesAdded: '{{portal}}: we added new documents to your request {{orderId}}. {{link}}',
} as const;

/** A text message about a request, with a link that requires a sign-in. */
export async function smsAboutRequest(template: keyof typeof texts, facts: Facts): Promise<Sms> {
  const { BRAND_NAME: portal, SITE_URL } = settings();
  const t = await translator(facts.language);
  const tab = template === 'messageReceived' ? '?tab=messages' : '';
  const link = `${SITE_URL}/dashboard/request/${facts.requestId}${tab}`;
  const text = t(texts[template], { portal, orderId: messageText(facts.orderId), link });
  return { id: `sms-${facts.id}`, to: facts.to, text };
}
