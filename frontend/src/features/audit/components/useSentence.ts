import { type StatusDefinition, statusOf } from '@portal/contract/catalogues/statuses.ts';
import type { ActivityEntry } from '@portal/contract/schemas/requestActivity.ts';
import { useTranslation } from 'react-i18next';
import { formatDay, formatList, formatMoney } from '../../../lib/format.ts';
import { useFieldWords } from '../../requests/fields/useFieldWords.ts';
import { useActorWords } from './useActorWords.ts';
import { useDisputeSentence } from './useDisputeSentence.ts';
import { useInvoiceSentence } from './useInvoiceSentence.ts';

/** Says an entry in words: who did what. A kind that there are no words for is shown by its name. */
export function useSentence(statuses: readonly StatusDefinition[]): (entry: ActivityEntry) => string {
  const { t } = useTranslation();
  const actors = useActorWords();
  const invoiceSentence = useInvoiceSentence();
  const disputeSentence = useDisputeSentence();
  const filePaymentSentence = useFilePaymentSentence();
  const { labels } = useFieldWords();
  const fieldNames: Readonly<Record<string, string>> = {
    ...labels,
    subpoenaApproved: t('Subpoena approved'),
    recordsSaved: t('Records saved'),
  };

  const status = (key: ActivityEntry['from']) => t(statusOf(key ?? '', statuses).label);
  const day = (given: ActivityEntry['from']) => (given ? formatDay(given, 'medium') : t('None'));
  const fileOf = ({ fileNames = [] }: ActivityEntry) =>
    fileNames.length > 0 ? formatList(fileNames) : t('File that is no longer there');
  const filesOf = (entry: ActivityEntry) =>
    entry.fileNames ? formatList(entry.fileNames) : String(entry.files ?? 0);
  const fieldsOf = ({ fields = [] }: ActivityEntry) =>
    formatList(fields.map((field) => fieldNames[field] ?? field));

  function statusSentence(entry: ActivityEntry, who: string): string {
    const { hasNotes, isPrivate } = entry;
    const moved = { who, from: status(entry.from), to: status(entry.to) };
    if (entry.from === entry.to) {
      return isPrivate ? t('{{who}} added private notes', { who }) : t('{{who}} added notes', { who });
    }
    if (!hasNotes) return t('{{who}} changed the status from {{from}} to {{to}}', moved);
    return isPrivate
      ? t('{{who}} changed the status from {{from}} to {{to}}, with private notes', moved)
      : t('{{who}} changed the status from {{from}} to {{to}}, with notes', moved);
  }

  function feeSentence({ to }: ActivityEntry): string {
    if (to === 'paid') return t('The processing fee was paid');
    if (to === 'clearing') return t('The bank payment of the processing fee is clearing');
    if (to === 'failed') return t('The payment of the processing fee failed');
    return t('The payment of the processing fee was prepared anew');
  }

  function openingSentence(entry: ActivityEntry, who: string): string {
    const file = fileOf(entry);
    if (entry.action === 'download') return t('{{who}} downloaded "{{file}}"', { who, file });
    return entry.action === 'preview'
      ? t('{{who}} previewed "{{file}}"', { who, file })
      : t('{{who}} opened "{{file}}"', { who, file });
  }

  function retentionSentence(entry: ActivityEntry, who: string): string {
    const { to, fileNames } = entry;
    const kept =
      {
        always: t('kept always (legal hold)'),
        default: t('kept as the request or the portal says'),
      }[to ?? ''] ?? t('deleted {{days}} days after closing', { days: to });
    return fileNames
      ? t('{{who}} changed the retention of "{{file}}": {{kept}}', { who, file: fileOf(entry), kept })
      : t('{{who}} changed the retention: {{kept}}', { who, kept });
  }

  return (entry) => {
    const who = actors.name(entry.actor);
    switch (entry.kind) {
      case 'submitted':
        return entry.files
          ? t('{{who}} submitted the request, with files: {{files}}', { who, files: filesOf(entry) })
          : t('{{who}} submitted the request', { who });
      case 'fee-payment':
        return feeSentence(entry);
      case 'file-scanned':
        return entry.verdict === 'infected'
          ? t('"{{file}}" was blocked: a virus was found', { file: fileOf(entry) })
          : t('"{{file}}" was checked: no virus was found', { file: fileOf(entry) });
      case 'status-changed':
        return statusSentence(entry, who);
      case 'file-opened':
        return openingSentence(entry, who);
      case 'file-downloaded':
        return t('{{who}} downloaded "{{file}}"', { who, file: fileOf(entry) });
      case 'request-opened':
        return t('{{who}} viewed the request', { who });
      case 'code-shown':
        return t('{{who}} was shown the verification code', { who });
      case 'activity-exported':
        return t('{{who}} exported the activity', { who });
      case 'owner-added':
        return t('{{who}} added the request to their own', { who });
      case 'edited':
        return t('{{who}} changed: {{fields}}', { who, fields: fieldsOf(entry) });
      case 'files-added':
        return t('{{who}} added files: {{files}}', { who, files: filesOf(entry) });
      case 'update-submitted':
        return t('{{who}} sent an update, with files: {{files}}', { who, files: filesOf(entry) });
      case 'review-started':
        return t('{{who}} started the review', { who });
      case 'review-reopened':
        return t('{{who}} put the submission back to pending', { who });
      case 'submission-approved':
        return t('{{who}} approved the submission', { who });
      case 'submission-rejected':
        return t('{{who}} rejected the submission', { who });
      case 'window-extended':
        return t('{{who}} extended the download window of "{{file}}"', { who, file: fileOf(entry) });
      case 'download-allowed':
        return t('{{who}} allowed one more download of "{{file}}"', { who, file: fileOf(entry) });
      case 'retention-changed':
        return retentionSentence(entry, who);
      case 'files-deleted':
        return t('Deleted under the retention schedule: {{files}}', { files: filesOf(entry) });
      case 'assigned':
        return entry.person
          ? t('{{who}} assigned the request to {{person}}', { who, person: entry.person })
          : t('{{who}} took the assignment back', { who });
      case 'due-date-changed':
        return t('{{who}} changed the due date from {{from}} to {{to}}', {
          who,
          from: day(entry.from),
          to: day(entry.to),
        });
      default:
        return (
          disputeSentence(entry, who) ??
          invoiceSentence(entry, who) ??
          filePaymentSentence(entry, who) ??
          t('{{who}}: {{event}}', { who, event: kindWords(entry.kind) })
        );
    }
  };
}

/** `something-new` → `something new`: what can be said of a kind that nobody has words for yet. */
function kindWords(kind: string): string {
  return kind.replace(/[-_]+/g, ' ').trim();
}

/** Says what became of a released file and its payment; null for entries about other things. */
function useFilePaymentSentence(): (entry: ActivityEntry, who: string) => string | null {
  const { t } = useTranslation();

  return ({ kind, to, cents = 0, fileNames, why }, who) => {
    const file = fileNames ? formatList(fileNames) : t('File that is no longer there');
    if (kind === 'file-withdrawn') return t('{{who}} withdrew "{{file}}"', { who, file });
    if (kind === 'file-terms-changed') return t('{{who}} changed the terms of "{{file}}"', { who, file });
    if (kind === 'file-refunded') {
      const amount = formatMoney(cents);
      if (why === 'withdrawn') {
        return t('Refund of {{amount}} for "{{file}}": it was withdrawn', { amount, file });
      }
      return t('Refund of {{amount}} for "{{file}}": it was paid already', { amount, file });
    }
    if (kind !== 'file-payment') return null;
    if (to === 'paid') return t('"{{file}}" was paid', { file });
    if (to === 'clearing') return t('The bank payment of "{{file}}" is clearing', { file });
    if (to === 'failed') return t('The bank payment of "{{file}}" failed', { file });
    return t('A payment of "{{file}}" was prepared', { file });
  };
}
