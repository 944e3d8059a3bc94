import type { StatusDefinition } from '@portal/contract/configuration/catalogs/statuses.ts';
import type { StaffHistoryEntry } from '@portal/contract/requests/schemas/staffRequestView.ts';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../components/card/Card.tsx';
import { useSharedStyles } from '../../../components/layout/useSharedStyles.ts';
import { useTimelineStyles } from '../../tracker/components/useTimelineStyles.ts';
import { HistoryEntry } from './HistoryEntry.tsx';

interface Props {
  history: readonly StaffHistoryEntry[];
  statuses: readonly StatusDefinition[];
}

/** The status changes of a request, newest first. The API returns them oldest first. */
export function HistoryCard({ history, statuses }: Props) {
  const shared = useSharedStyles();
  const timeline = useTimelineStyles();
  const { t } = useTranslation();
  return (
    <Card title={t('Request History')}>
      {history.length === 0 ? (
        <p className={shared('body', 'muted')}>{t('No status history available')}</p>
      ) : (
        <ol className={timeline.list}>
          {history.toReversed().map((entry, index) => (
            <li key={history.length - index} className={timeline.entry}>
              <HistoryEntry entry={entry} isCurrent={index === 0} statuses={statuses} />
            </li>
          ))}
        </ol>
      )}
    </Card>
  );
}
