import type { DocumentGroup } from '@portal/contract/files/rules/documentGroups.ts';
import type { FileView } from '@portal/contract/requests/schemas/requestView.ts';
import type { TFunction } from 'i18next';
import { dollarsToCents } from '../../../lib/dollarsToCents.ts';
import {
  dayInDisplayZone,
  formatDate,
  formatDeadline,
  formatDeadlineTime,
  formatMoney,
} from '../../../lib/format.ts';

/** The look of a step, with its texts. */
export interface StepLabels {
  readonly tone: 'neutral' | 'attention' | 'done' | 'closed';
  readonly title: string;
  readonly text: string;
}

type Group = DocumentGroup<FileView>;

/** What the next step says of the released documents of a group. */
export function documentLabels(group: Group, isComplete: boolean, t: TFunction, now: Date): StepLabels {
  const { at = '' } = group;
  const documents = t('{{count}} documents', { count: group.documents.length });
  switch (group.kind) {
    case 'window':
      return {
        tone: 'done',
        title: t('Documents are ready to download'),
        text: t(
          'You can download {{documents}}, each one once. The first download window ends on {{time}}.',
          {
            count: group.documents.length,
            documents,
            time: formatDeadline(at),
          },
        ),
      };
    case 'toPay':
      return {
        tone: 'attention',
        title: t('You have documents to pay for'),
        text: t(
          '{{documents}} to pay for. Total: {{amount}}. You can open each document as soon as it is paid.',
          {
            documents,
            amount: totalOf(group),
          },
        ),
      };
    case 'ready':
      return {
        tone: 'done',
        title: t('Your documents are ready'),
        text: t('You can download {{files}} free of charge at any time.', { files: documents }),
      };
    case 'repeat':
      return {
        tone: 'done',
        title: t('You downloaded your documents'),
        text: t(
          'You can download {{documents}} again until {{time}}, in case something went wrong. After that, you can request another download.',
          { documents, time: formatDeadline(at) },
        ),
      };
    case 'missed':
      return {
        tone: 'attention',
        title: t('A download window has ended'),
        text: t('Not downloaded in time: {{documents}}. {{next}}', {
          documents,
          next: requestText(group, t),
        }),
      };
    case 'noPlace':
      return {
        tone: 'attention',
        title: t('Other accounts downloaded your documents'),
        text: t('Enough accounts have downloaded {{documents}}. {{next}}', {
          documents,
          next: requestText(group, t),
        }),
      };
    case 'usedUp':
      return {
        tone: 'done',
        title: isComplete ? t('Your request is complete') : t('You downloaded your documents'),
        text: canRequest(group)
          ? t(
              'A paid document can be downloaded once, within 12 hours. If you need it again, request another download.',
            )
          : requestText(group, t),
      };
    case 'requested':
      return {
        tone: 'neutral',
        title: t('You asked for another download'),
        text: t('Our staff will answer soon. We’ll email you, and the answer appears on this page.'),
      };
    case 'paymentLost':
      return {
        tone: 'attention',
        title: t('The bank withdrew a payment'),
        text: t('You cannot download {{documents}}. Please contact us to pay again.', { documents }),
      };
    case 'paymentDisputed':
      return {
        tone: 'neutral',
        title: t('A payment is disputed'),
        text: t('You can download {{documents}} after the dispute is resolved.', { documents }),
      };
    case 'clearing':
      return {
        tone: 'neutral',
        title: t('Bank payment clearing'),
        text: t(
          'You can open {{documents}} when your bank completes the payment. That takes 3-7 business days.',
          {
            documents,
          },
        ),
      };
    case 'locked':
      return {
        tone: 'neutral',
        title: isToday(at, now)
          ? t('Your records can be downloaded today from {{time}}', { time: formatDeadlineTime(at) })
          : t('Your records can be downloaded from {{day}}', { day: formatDate(at) }),
        text: t('{{next}} Can’t be downloaded yet: {{documents}}.', { documents, next: readText(group, t) }),
      };
    case 'lockedUnpaid':
      return {
        tone: 'neutral',
        title: isToday(at, now)
          ? t('You can pay for your records and download them today from {{time}}', {
              time: formatDeadlineTime(at),
            })
          : t('You can pay for your records and download them from {{day}}', { day: formatDate(at) }),
        text: t(
          'Not available yet: {{documents}}. Total: {{amount}}. You can open each document as soon as it is paid.',
          {
            documents,
            amount: totalOf(group),
          },
        ),
      };
    case 'scanning':
      return {
        tone: 'neutral',
        title: t('Your documents are being checked for viruses'),
        text: t('In the virus scan: {{documents}}. Please look again in a few minutes.', { documents }),
      };
    case 'withdrawn':
      return {
        tone: 'neutral',
        title: t('We withdrew your documents'),
        text: t(
          'You can no longer open or download {{documents}}. Please contact us if you have a question.',
          {
            documents,
          },
        ),
      };
    case 'noticeOnly':
      return {
        tone: 'neutral',
        title: t('Nothing to do right now'),
        text: t('So far, we released only the notice of 42 CFR 2.32. We are working on your records.'),
      };
    case 'blocked':
    case 'deleted':
      return { tone: 'neutral', title: documentLine(group, t, now), text: '' };
  }
}

/** One line about documents that the next step is not about: `Download from March 4, 2026: 1 document`. */
export function documentLine(group: Group, t: TFunction, now: Date): string {
  const { at = '' } = group;
  const documents = t('{{count}} documents', { count: group.documents.length });
  const time = at && formatDeadline(at);
  const from = at && (isToday(at, now) ? time : formatDate(at));
  switch (group.kind) {
    case 'window':
      return t('Download until {{time}}: {{documents}}', { time, documents });
    case 'toPay':
      return t('To pay: {{documents}} ({{amount}})', { documents, amount: totalOf(group) });
    case 'ready':
      return t('Ready to download: {{documents}}', { documents });
    case 'repeat':
      return t('Download again until {{time}}: {{documents}}', { time, documents });
    case 'missed':
      return t('Download window ended: {{documents}}', { documents });
    case 'noPlace':
      return t('Downloaded by other accounts: {{documents}}', { documents });
    case 'usedUp':
      return t('Already downloaded: {{documents}}', { documents });
    case 'requested':
      return t('Another download requested: {{documents}}', { documents });
    case 'paymentLost':
      return t('Payment withdrawn by the bank: {{documents}}', { documents });
    case 'paymentDisputed':
      return t('Payment disputed: {{documents}}', { documents });
    case 'clearing':
      return t('Bank payment clearing: {{documents}}', { documents });
    case 'locked':
      return t('Download from {{day}}: {{documents}}', { day: from, documents });
    case 'lockedUnpaid':
      return t('Pay and download from {{day}}: {{documents}}', { day: from, documents });
    case 'scanning':
      return t('In the virus scan: {{documents}}', { documents });
    case 'blocked':
      return t('Blocked by the virus scan: {{documents}}', { documents });
    case 'withdrawn':
      return t('Withdrawn: {{documents}}', { documents });
    case 'deleted':
      return t('Deleted under the retention schedule: {{documents}}', { documents });
    case 'noticeOnly':
      return t('Only the notice of 42 CFR 2.32: {{documents}}', { documents });
  }
}

/** The documents of a group for which the reader can ask for another download. */
export function requestableDocuments({ documents }: Group): readonly FileView[] {
  return documents.filter(({ canRequestDownload }) => canRequestDownload);
}

function canRequest(group: Group): boolean {
  return requestableDocuments(group).length > 0;
}

function requestText(group: Group, t: TFunction): string {
  return canRequest(group)
    ? t('You can request another download.')
    : t('We declined another download. You can ask again after 24 hours, or contact us.');
}

/** Only a paid or free document of a type that browsers display can be read before its embargo ends. */
function readText({ documents }: Group, t: TFunction): string {
  const readable = documents.filter(({ isViewable }) => isViewable).length;
  if (readable === 0) return t('They are locked until then.');
  if (readable === documents.length) return t('You can read them now.');
  return t('You can read {{documents}} now.', { documents: t('{{count}} documents', { count: readable }) });
}

function totalOf({ documents }: Group): string {
  return formatMoney(documents.reduce((sum, { chargeAmount }) => sum + dollarsToCents(chargeAmount), 0));
}

function isToday(at: string, now: Date): boolean {
  return dayInDisplayZone(new Date(at)) === dayInDisplayZone(now);
}
