import { messageText } from '@portal/contract/fields/messageText.ts';
import { formatCents } from '@portal/contract/fields/money.ts';
import { localeOf } from '@portal/contract/languages/languages.ts';
import type { ReleaseState } from '../../../../domain/notifications/releaseState.ts';
import type { Addressee } from '../../addressee.ts';
import { orderIdFact } from '../../orderIdFact.ts';
import { renderEmail } from '../../renderEmail.ts';
import type { RenderedEmail } from '../../email.ts';
import { requestPageUrl } from '../../requestPageUrl.ts';
import { translator } from '../../translator.ts';

interface Facts extends Addressee {
  readonly requestId: string;
  /** The version of the request that released them. Each version sends one email. */
  readonly seq: number;
  readonly verificationCode: string | null;
  readonly release: ReleaseState;
  /** Of the facility. */
  readonly timeZone: string;
}

const titles = {
  ready: {
    subject: 'Your records are ready: order {{orderId}}',
    heading: 'Your records are ready',
  },
  toPay: {
    subject: 'Payment needed for your records: order {{orderId}}',
    heading: 'Payment needed for your records',
  },
  locked: {
    subject: 'Your records can be downloaded from {{day}}: order {{orderId}}',
    heading: 'Your records can be downloaded from {{day}}',
  },
  lockedUnpaid: {
    subject: 'You can pay for your records and download them from {{day}}: order {{orderId}}',
    heading: 'You can pay for your records and download them from {{day}}',
  },
  other: { subject: 'New documents: order {{orderId}}', heading: 'New documents for your request' },
} as const;

/** Says that there are new documents, titled by what the client can do with them. File names are omitted: they may contain the patient's name. */
export async function filesAddedEmail(facts: Facts): Promise<RenderedEmail> {
  const { requestId, seq, to, language, orderId, release, timeZone } = facts;
  const t = await translator(language);
  const { subject, heading } = titles[release.kind];
  const { toPayCents, lockedUntil } = release;
  const dayFormat = new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeZone });
  const day = lockedUntil === null ? '' : dayFormat.format(new Date(lockedUntil));
  const rendered = renderEmail({
    language,
    heading: t(heading, { day }),
    paragraphs: [
      t(
        'We added documents to your records request. Your request page shows which documents you can open now, which you need to pay for, and when you can download them.',
      ),
    ],
    facts: [
      orderIdFact(t, orderId, language),
      ...(toPayCents > 0 ? [[t('To pay'), formatCents(toPayCents, language)] as const] : []),
      ...(day ? [[t('Download from'), day] as const] : []),
    ],
    action: { label: t('View documents'), url: requestPageUrl(facts) },
  });
  return {
    id: `files-${requestId}-${seq}`,
    to,
    subject: t(subject, { day, orderId: messageText(orderId) }),
    ...rendered,
  };
}
