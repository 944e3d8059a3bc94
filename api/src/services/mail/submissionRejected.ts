import { type MissingReason, missingReasons } from '@portal/contract/catalogues/missingReasons.ts';
import { formatVerificationCode } from '@portal/contract/rules/verificationCode.ts';
import { settings } from '../../config/settings.ts';
import type { Addressee } from './addressee.ts';
import { letter } from './letter.ts';
import type { Mail } from './mail.ts';
import { translator } from './translator.ts';

interface Facts extends Addressee {
  readonly requestId: string;
  /** The version of the request that was rejected: each is told once. */
  readonly seq: number;
  readonly verificationCode: string;
  readonly missing: readonly MissingReason[];
}

/** Says what is missing, and leads to the form that takes it. What staff wrote beside it stays on the page: it may name the patient. */
export async function submissionRejected(facts: Facts): Promise<Mail> {
  const { requestId, seq, to, language, orderId, verificationCode, missing } = facts;
  const t = await translator(language);
  const query = new URLSearchParams({
    update: '',
    orderId,
    verificationCode: formatVerificationCode(verificationCode),
  });
  const { text, html } = letter({
    language,
    heading: t('Something is missing from your request'),
    paragraphs: [
      t('We looked at your records request and cannot go on with it yet. Please send us what is missing:'),
      ...missing.map((reason) => `• ${t(missingReasons[reason].name)}`),
      t('The link below opens the form for it. Your request keeps its place with us.'),
    ],
    facts: [[t('Order ID'), orderId]],
    action: { label: t('Send what is missing'), url: `${settings().SITE_URL}/client/request?${query}` },
  });
  return {
    id: `missing-${requestId}-${seq}`,
    to,
    subject: t('Something is missing: order {{orderId}}', { orderId }),
    text,
    html,
  };
}
