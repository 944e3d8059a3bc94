import {
  type StatusDefinition,
  statusDefinitionOf,
} from '@portal/contract/configuration/catalogs/statuses.ts';
import { authorityLabels } from '@portal/contract/requests/authority/authorityTexts.ts';
import { authorityLines } from '@portal/contract/submissions/authorityLines.ts';
import { checklistTexts } from '@portal/contract/submissions/checklistTexts.ts';
import { noticeRecipients } from '@portal/contract/notifications/noticeRecipients.ts';
import type { ActivityEntry, ActivityKind } from '@portal/contract/requests/schemas/requestActivity.ts';
import { useTranslation } from 'react-i18next';
import { formatDay, formatList } from '../../../lib/format.ts';
import { recipientLabel } from '../../requests/cells/deliveryLabels.ts';
import { useFieldLabels } from '../../requests/fields/useFieldLabels.ts';
import { useSkipReasonLabel } from '../../requests/live/useSkipReasonLabel.ts';
import { useActorLabels } from './useActorLabels.ts';
import type { Sentence, Sentences } from './sentences.ts';
import { useDisputeSentences } from './useDisputeSentences.ts';
import { useFilePaymentSentences } from './useFilePaymentSentences.ts';
import { useIncidentSentences } from './useIncidentSentences.ts';
import { useInvoiceSentences } from './useInvoiceSentences.ts';

/** Returns a function that describes an entry: who did what. A kind without a sentence is shown by its name. */
export function useActivitySentence(statuses: readonly StatusDefinition[]): (entry: ActivityEntry) => string {
  const { t } = useTranslation();
  const actorLabels = useActorLabels();
  const skipReasonLabel = useSkipReasonLabel();
  const { labels } = useFieldLabels();
  const fieldNames: Readonly<Record<string, string>> = {
    ...labels,
    kind: t('Kind of authority'),
    ...Object.fromEntries(Object.entries(authorityLabels).map(([field, label]) => [field, t(label)])),
    subpoenaApproved: t('Subpoena approved'),
    recordsSaved: t('Records saved'),
  };

  const status = (key: ActivityEntry['from']) => t(statusDefinitionOf(key ?? '', statuses).label);
  const day = (value: ActivityEntry['from']) => (value ? formatDay(value, 'medium') : t('None'));
  const fileOf = ({ fileNames = [] }: ActivityEntry) =>
    fileNames.length > 0 ? formatList(fileNames) : t('File that no longer exists');
  const filesOf = ({ fileNames, files = 0 }: ActivityEntry) => {
    if (fileNames) return formatList(fileNames);
    return t('{{count}} files', { count: files });
  };
  const pagesOf = ({ pages = 0 }: ActivityEntry) => t('{{count}} pages', { count: pages });
  const builtInTexts = [
    ...Object.values(checklistTexts),
    ...Object.values(authorityLines).flatMap((lines) => lines.map(({ text }) => text)),
  ];
  const itemText = (text: string) => (builtInTexts.includes(text) ? t(text) : text);
  const fieldsOf = ({ fields = [] }: ActivityEntry) =>
    formatList(fields.map((field) => fieldNames[field] ?? field));

  function statusSentence(entry: ActivityEntry, who: string): string {
    const { hasNotes, isPrivate } = entry;
    const details = { who, from: status(entry.from), to: status(entry.to) };
    if (entry.from === entry.to) {
      return isPrivate ? t('{{who}} added private notes', { who }) : t('{{who}} added notes', { who });
    }
    if (!hasNotes) return t('{{who}} changed the status from {{from}} to {{to}}', details);
    return isPrivate
      ? t('{{who}} changed the status from {{from}} to {{to}}, with private notes', details)
      : t('{{who}} changed the status from {{from}} to {{to}}, with notes', details);
  }

  function waitEndSentence({ to, reason }: ActivityEntry): string {
    const details = { status: status(to) };
    if (reason === 'infected')
      return t('The status “{{status}}” was not set: the virus scan found malware', details);
    if (reason === 'withdrawn')
      return t('The status “{{status}}” was not set: a document was withdrawn', details);
    return reason === 'updated'
      ? t('The status “{{status}}” was not set: the client sent an update', details)
      : t('The status “{{status}}” was not set: another one was', details);
  }

  function feeSentence({ to }: ActivityEntry): string {
    if (to === 'paid') return t('The processing fee was paid');
    if (to === 'clearing') return t('The bank payment for the processing fee is clearing');
    if (to === 'failed') return t('The payment for the processing fee failed');
    return t('A new payment for the processing fee was started');
  }

  function openingSentence(entry: ActivityEntry, who: string): string {
    const file = fileOf(entry);
    if (entry.action === 'download') return t('{{who}} downloaded “{{file}}”', { who, file });
    return entry.action === 'preview'
      ? t('{{who}} previewed “{{file}}”', { who, file })
      : t('{{who}} opened “{{file}}”', { who, file });
  }

  function packetSentence(entry: ActivityEntry, who: string): string {
    const { second, unread } = entry;
    const details = { who, pages: pagesOf(entry) };
    if (unread !== undefined) {
      const counted = { ...details, number: unread };
      if (second === 'passed')
        return t(
          '{{who}} made the second check of a packet with {{pages}}, with unchecked pages: {{number}}',
          counted,
        );
      return second === 'overridden'
        ? t(
            '{{who}} opened the release of a packet with {{pages}} without a second person, with unchecked pages: {{number}}',
            counted,
          )
        : t(
            '{{who}} opened the release of a packet with {{pages}}, with unchecked pages: {{number}}',
            counted,
          );
    }
    if (second === 'passed') return t('{{who}} made the second check of a packet with {{pages}}', details);
    return second === 'overridden'
      ? t('{{who}} opened the release of a packet with {{pages}} without a second person', details)
      : t('{{who}} checked a packet with {{pages}}', details);
  }

  /** Whom an email was for: the contact, the attorney, or an account with its name. */
  function recipientOf({ to, person }: ActivityEntry): string {
    const role = noticeRecipients.find((each) => each === to) ?? 'account';
    return person ? `${recipientLabel(role, t)}, ${person}` : recipientLabel(role, t);
  }

  function reminderSentence({ to, days = 0 }: ActivityEntry, who: string): string {
    if (to === 'client') return t('{{who}} reminded the client (day {{days}} of waiting)', { who, days });
    if (to === 'download')
      return t('{{who}} reminded the client of documents that nobody has downloaded (day {{days}})', {
        who,
        days,
      });
    if (to === 'assignee')
      return t('{{who}} reminded the assignee (days before the due date: {{days}})', { who, days });
    return t('The client did not answer the reminder of day {{days}}', { days });
  }

  function retentionSentence(entry: ActivityEntry, who: string): string {
    const { to, fileNames } = entry;
    const retention =
      {
        always: t('kept indefinitely (legal hold)'),
        default: t('kept under the request or portal setting'),
      }[to ?? ''] ?? t('deleted {{days}} days after closing', { days: to });
    return fileNames
      ? t('{{who}} changed the retention of “{{file}}”: {{retention}}', {
          who,
          file: fileOf(entry),
          retention,
        })
      : t('{{who}} changed the retention: {{retention}}', { who, retention });
  }

  const sentences: Readonly<Record<string, Sentence>> = {
    ...useInvoiceSentences(),
    ...useDisputeSentences(),
    ...useFilePaymentSentences(),
    ...useIncidentSentences(),
    submitted: (entry, name) => {
      // Before the submission there is no code yet.
      const who = entry.actor.kind === 'holder' ? t('Someone without an account') : name;
      return entry.files
        ? t('{{who}} submitted the request with {{files}}', { who, files: filesOf(entry) })
        : t('{{who}} submitted the request', { who });
    },
    'fee-payment': feeSentence,
    'account-verification': ({ to }) =>
      to === 'pending'
        ? t('A payment is waiting for a bank account to be verified')
        : t('A payment is no longer waiting for a bank account to be verified'),
    'file-scanned': (entry) =>
      entry.verdict === 'infected'
        ? t('“{{file}}” did not pass the virus scan and was blocked', { file: fileOf(entry) })
        : t('“{{file}}” passed the virus scan', { file: fileOf(entry) }),
    'authorization-checked': (entry) =>
      entry.verdict === 'unreadable'
        ? t('The portal could not read the authorization “{{file}}”', { file: fileOf(entry) })
        : t('The portal checked the authorization “{{file}}”', { file: fileOf(entry) }),
    'status-changed': statusSentence,
    'status-waiting': ({ to }, who) =>
      t('{{who}} chose the status “{{status}}”, which is set after the virus scan', {
        who,
        status: status(to),
      }),
    'status-wait-late': ({ to }) =>
      t('The status “{{status}}” has waited for the virus scan for a day', { status: status(to) }),
    'status-wait-ended': waitEndSentence,
    'file-opened': openingSentence,
    'request-opened': (_, who) => t('{{who}} viewed the request', { who }),
    'code-shown': (_, who) => t('{{who}} viewed the verification code', { who }),
    'code-replaced': (_, who) => t('{{who}} replaced the verification code', { who }),
    'notice-undelivered': (entry) =>
      t('An email about the request did not arrive: {{recipient}}', { recipient: recipientOf(entry) }),
    'undelivered-ended': (entry) =>
      t('Emails about the request arrive again: {{recipient}}', { recipient: recipientOf(entry) }),
    'notice-resent': (entry, who) =>
      t('{{who}} emailed the current status of the request: {{recipient}}', {
        who,
        recipient: recipientOf(entry),
      }),
    'undelivered-handled': (entry, who) =>
      t('{{who}} marked an undelivered email as handled: {{recipient}}', {
        who,
        recipient: recipientOf(entry),
      }),
    'address-released': (entry, who) =>
      t('{{who}} allowed emails again: {{recipient}}', { who, recipient: recipientOf(entry) }),
    'contact-changed': (_, who) => t('{{who}} corrected the email address of the contact', { who }),
    'activity-exported': (_, who) => t('{{who}} exported the activity', { who }),
    'owner-added': (_, who) => t('{{who}} added the request to their account', { who }),
    'owner-removed': ({ person }, who) =>
      t('{{who}} removed an account from the request: {{person}}', {
        who,
        person: person ?? t('Unknown account'),
      }),
    'owner-readmitted': ({ person }, who) =>
      t('{{who}} let an account add the request again: {{person}}', {
        who,
        person: person ?? t('Unknown account'),
      }),
    edited: (entry, who) => t('{{who}} edited the request: {{fields}}', { who, fields: fieldsOf(entry) }),
    'authority-changed': (entry, who) =>
      t('{{who}} changed the authority for release: {{fields}}', { who, fields: fieldsOf(entry) }),
    'files-added': (entry, who) => {
      const files = filesOf(entry);
      if (entry.namesOtherPerson)
        return t('{{who}} added {{files}}, with a reason for another person’s name in them', { who, files });
      return entry.isEarly
        ? t('{{who}} added {{files}} before the earliest production date', { who, files })
        : t('{{who}} added {{files}}', { who, files });
    },
    'update-submitted': (entry, who) =>
      t('{{who}} sent an update with {{files}}', { who, files: filesOf(entry) }),
    'correction-applied': (entry, who) =>
      t('{{who}} applied the client’s correction: {{fields}}', { who, fields: fieldsOf(entry) }),
    'correction-kept': (entry, who) =>
      t('{{who}} kept the value on file: {{fields}}', { who, fields: fieldsOf(entry) }),
    'message-sent': (entry, who) => {
      if (entry.isInternal) return t('{{who}} added an internal note', { who });
      return entry.files === undefined
        ? t('{{who}} sent a message', { who })
        : t('{{who}} sent a message with {{files}}', { who, files: filesOf(entry) });
    },
    'messages-read': (_, who) => t('{{who}} read the messages', { who }),
    'messages-deleted': () => t('Messages deleted under the retention schedule'),
    'messages-exported': ({ isInternal }, who) =>
      isInternal
        ? t('{{who}} exported the messages with the internal notes', { who })
        : t('{{who}} exported the messages', { who }),
    'message-assigned': ({ person }, who) =>
      person
        ? t('{{who}} assigned a message to {{person}}', { who, person })
        : t('{{who}} unassigned a message', { who }),
    'message-resolved': (_, who) => t('{{who}} resolved a message', { who }),
    'message-reopened': (_, who) => t('{{who}} reopened a message', { who }),
    'review-started': (_, who) => t('{{who}} started the review', { who }),
    'review-reopened': (_, who) => t('{{who}} returned the submission to Pending Review', { who }),
    'review-checked': ({ items = [] }, who) =>
      t('{{who}} checked in the review: {{items}}', { who, items: formatList(items.map(itemText)) }),
    'review-unchecked': ({ items = [] }, who) =>
      t('{{who}} unchecked in the review: {{items}}', {
        who,
        items: formatList(items.map(itemText)),
      }),
    'review-problem-marked': ({ items = [] }, who) =>
      t('{{who}} marked as a problem: {{items}}', { who, items: formatList(items.map(itemText)) }),
    'review-problem-cleared': ({ items = [] }, who) =>
      t('{{who}} cleared the problem mark: {{items}}', {
        who,
        items: formatList(items.map(itemText)),
      }),
    'client-asked': (_, who) => t('{{who}} asked the client for what is missing', { who }),
    'submission-approved': ({ checked, approvedWithout }, who) =>
      approvedWithout
        ? approvedWithout.isAuthorityStated
          ? t('{{who}} approved the submission with a reason, {{number}} lines open', {
              who,
              number: approvedWithout.unchecked,
            })
          : t('{{who}} approved the submission with a reason, without a stated authority', { who })
        : checked
          ? t('{{who}} approved the submission with {{checked}} of {{total}} checked', {
              who,
              checked: checked.count,
              total: checked.total,
            })
          : t('{{who}} approved the submission', { who }),
    'submission-rejected': (_, who) => t('{{who}} rejected the submission', { who }),
    'window-extended': (entry, who) =>
      t('{{who}} extended the download window of “{{file}}”', { who, file: fileOf(entry) }),
    'download-requested': (entry, who) =>
      t('{{who}} asked for another download of “{{file}}”', { who, file: fileOf(entry) }),
    'download-declined': (entry, who) =>
      t('{{who}} declined another download of “{{file}}”', { who, file: fileOf(entry) }),
    'download-allowed': (entry, who) =>
      t('{{who}} allowed one more download of “{{file}}”', { who, file: fileOf(entry) }),
    'retention-changed': retentionSentence,
    'files-deleted': (entry) =>
      t('Deleted under the retention schedule: {{files}}', { files: filesOf(entry) }),
    assigned: ({ person }, who) =>
      person
        ? t('{{who}} assigned the request to {{person}}', { who, person })
        : t('{{who}} unassigned the request', { who }),
    'due-date-changed': ({ from, to, version }, who) =>
      version !== undefined
        ? t('The portal moved the due date from {{from}} to {{to}}', { from: day(from), to: day(to) })
        : t('{{who}} changed the due date from {{from}} to {{to}}', { who, from: day(from), to: day(to) }),
    'assembly-opened': (_, who) => t('{{who}} opened the assembly of the records', { who }),
    'sources-added': (entry, who) => t('{{who}} added {{files}} to assemble', { who, files: filesOf(entry) }),
    'source-infected': () => t('The virus scan found malware in a file to assemble'),
    'source-withdrawn': (_, who) => t('{{who}} withdrew a file to assemble', { who }),
    'sources-deleted': (entry) =>
      t('Deleted under the retention schedule: {{files}} to assemble', { files: filesOf(entry) }),
    'pages-arranged': (_, who) => t('{{who}} arranged the pages of the records', { who }),
    'pages-redacted': (_, who) => t('{{who}} changed the redactions of the records', { who }),
    'pages-checked': (_, who) => t('{{who}} checked pages of the records', { who }),
    'pages-held': (entry, who) =>
      t('{{who}} held {{pages}} of the records back', { who, pages: pagesOf(entry) }),
    'name-accepted': (_, who) => t('{{who}} accepted a name in the records', { who }),
    'name-withdrawn': (_, who) => t('{{who}} no longer accepts a name in the records', { who }),
    'packet-built': (entry, who) =>
      t('{{who}} built a packet with {{pages}}', { who, pages: pagesOf(entry) }),
    'packet-checked': packetSentence,
    'packet-to-check': (_, who) => t('{{who}} asked for a second check of a packet', { who }),
    'packet-returned': (entry, who) =>
      entry.pages
        ? t('{{who}} sent a packet back, pages with a problem: {{number}}', { who, number: entry.pages })
        : t('{{who}} sent a packet back', { who }),
    'packet-blocked': () => t('A packet can no longer be released'),
    'packet-canceled': (_, who) => t('{{who}} canceled a packet', { who }),
    'reminder-sent': reminderSentence,
    'scope-narrowed': ({ version = 0 }, who) =>
      t('{{who}} narrowed the scope of records to version {{version}}', { who, version }),
    skipped: ({ reason }, who) =>
      t('{{who}} skipped the request: {{reason}}', { who, reason: skipReasonLabel(reason ?? '') }),
  } satisfies Sentences<ActivityKind>;

  return (entry) => {
    const who = actorLabels.name(entry.actor);
    return (
      sentences[entry.kind]?.(entry, who) ?? t('{{who}}: {{event}}', { who, event: kindLabel(entry.kind) })
    );
  };
}

/** `something-new` → `something new`: the label of a kind without a sentence. */
function kindLabel(kind: string): string {
  return kind.replace(/[-_]+/g, ' ').trim();
}
