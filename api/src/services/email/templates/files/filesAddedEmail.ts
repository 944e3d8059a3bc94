import { formatCents } from '@portal/contract/fields/money.ts';
import { localeOf } from '@portal/contract/languages/languages.ts';
import type { ReleaseState } from '../../../../domain/notifications/releaseState.ts';
import type { NewVersions } from '../../../../domain/packets/newVersions.ts';
import { type Addressee, requestEmail, type VersionFacts } from '../../orderEmail.ts';
import type { Translate } from '../../translator.ts';

interface Facts extends VersionFacts {
  readonly release: ReleaseState;
  /** Null if no document is a new version of an earlier one. */
  readonly newVersions: NewVersions | null;
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

/** Of a release that has only new versions of earlier documents. */
const titlesOfVersions = {
  ready: {
    subject: 'A new version of your records is ready: order {{orderId}}',
    heading: 'A new version of your records is ready',
  },
  toPay: {
    subject: 'Payment needed for a new version of your records: order {{orderId}}',
    heading: 'Payment needed for a new version of your records',
  },
  locked: {
    subject: 'A new version of your records can be downloaded from {{day}}: order {{orderId}}',
    heading: 'A new version of your records can be downloaded from {{day}}',
  },
  lockedUnpaid: {
    subject: 'You can pay for a new version of your records and download it from {{day}}: order {{orderId}}',
    heading: 'You can pay for a new version of your records and download it from {{day}}',
  },
  other: {
    subject: 'New version of your records: order {{orderId}}',
    heading: 'New version of your records',
  },
} as const;

const ADDED =
  'We added documents to your records request. Your request page shows which documents you can open now, which you need to pay for, and when you can download them.';

/**
 * Says that there are new documents, titled by what the client can do with them, and which earlier ones they replace. File
 * names are omitted: they may contain the patient's name.
 */
export function filesAddedEmail(facts: Facts) {
  const { requestId, seq, language, release, newVersions, timeZone } = facts;
  const { subject, heading } = (newVersions?.isAll ? titlesOfVersions : titles)[release.kind];
  const { toPayCents, lockedUntil } = release;
  const dayFormat = new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeZone });
  const day = lockedUntil === null ? '' : dayFormat.format(new Date(lockedUntil));
  return requestEmail(facts, (t, orderId) => ({
    id: `files-${requestId}-${seq}`,
    subject: t(subject, { day, orderId }),
    heading: t(heading, { day }),
    paragraphs: newVersions
      ? paragraphsOf(newVersions, t, (at) => dayFormat.format(new Date(at)), language)
      : [t(ADDED)],
    facts: [
      ...(toPayCents > 0 ? [[t('To pay'), formatCents(toPayCents, language)] as const] : []),
      ...(day ? [[t('Download from'), day] as const] : []),
    ],
    action: t('View documents'),
  }));
}

/** What is new, which earlier documents are replaced, named by their day, and what was paid for. */
function paragraphsOf(
  { count, isAll, isAnyPaid, replacedAt }: NewVersions,
  t: Translate,
  dayOf: (at: string) => string,
  language: Addressee['language'],
): string[] {
  const listFormat = new Intl.ListFormat(localeOf(language), { type: 'conjunction' });
  const days = listFormat.format(new Set(replacedAt.map(dayOf)));
  const isOne = count === 1;
  const replaced = isOne
    ? t('A new version replaces the document that we added on {{days}}.', { days })
    : t('New versions replace documents that we added on {{days}}.', { days });
  const paid = isOne
    ? t('The earlier version was paid for, so there is nothing to pay for the new one.')
    : t('For the new version of a document that was paid for, there is nothing to pay.');
  return [
    isAll
      ? t('We added a new version of your records. Your request page shows what it replaces, and why.')
      : t(ADDED),
    ...(days === '' ? [] : [replaced]),
    ...(isAnyPaid ? [paid] : []),
  ];
}
