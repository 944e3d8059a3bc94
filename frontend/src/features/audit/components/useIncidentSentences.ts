import type { ActivityKind } from '@portal/contract/requests/schemas/requestActivity.ts';
import { useTranslation } from 'react-i18next';
import { formatList } from '../../../lib/format.ts';
import type { Sentence, Sentences } from './sentences.ts';

type IncidentKind = Extract<ActivityKind, `incident-${string}`>;

/** Sentences for documents that were released to the wrong person. */
export function useIncidentSentences(): Sentences<IncidentKind> {
  const { t } = useTranslation();
  const changes: Readonly<Record<string, Sentence>> = {
    assess: (_, who) => t('{{who}} saved the risk assessment of an incident', { who }),
    correct: (_, who) => t('{{who}} corrected the day of discovery of an incident', { who }),
    close: (_, who) => t('{{who}} closed an incident', { who }),
    reopen: (_, who) => t('{{who}} reopened an incident', { who }),
    note: (_, who) => t('{{who}} added a note to an incident', { who }),
  };
  return {
    'incident-recorded': ({ fileNames }, who) =>
      t('{{who}} recorded a release to the wrong person: {{files}}', {
        who,
        files: fileNames ? formatList(fileNames) : t('File that no longer exists'),
      }),
    'incident-changed': (entry, who) =>
      changes[entry.action ?? '']?.(entry, who) ?? t('{{who}} changed an incident', { who }),
    'incident-letter-issued': (_, who) => t('{{who}} issued a letter about an incident', { who }),
    'incident-letter-read': (_, who) => t('{{who}} saved a letter about an incident', { who }),
  };
}
