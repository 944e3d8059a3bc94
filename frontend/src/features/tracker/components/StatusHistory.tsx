import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import type { StatusDefinition } from '@portal/contract/configuration/catalogs/statuses.ts';
import type { RequestView } from '@portal/contract/requests/schemas/requestView.ts';
import { useTranslation } from 'react-i18next';
import { Panel } from '../../../components/card/Panel.tsx';
import { StatusBadge } from '../../../components/StatusBadge.tsx';
import { formatDateTime } from '../../../lib/format.ts';
import { newestFirst } from '../rules/newestFirst.ts';
import { useTimelineStyles } from './useTimelineStyles.ts';

const useStyles = makeStyles({
  line: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '12px', rowGap: '4px' },
  time: { ...typographyStyles.body1, color: tokens.colorNeutralForeground3 },
  notes: {
    ...typographyStyles.body1,
    margin: '6px 0 0',
    maxWidth: '70ch',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
  empty: { ...typographyStyles.body1, margin: 0, color: tokens.colorNeutralForeground3 },
});

interface Props {
  history: RequestView['statusHistory'];
  statuses: readonly StatusDefinition[];
}

/** The status changes of a request, newest first. */
export function StatusHistory({ history, statuses }: Props) {
  const { t } = useTranslation();
  const styles = useStyles();
  const timeline = useTimelineStyles();
  const entries = newestFirst(history);
  return (
    <Panel title={t('Status history')}>
      {entries.length === 0 ? (
        <p className={styles.empty}>{t('No status history available')}</p>
      ) : (
        <ol className={timeline.list}>
          {entries.map((entry, index) => (
            <li key={`${entry.updatedAt} ${index}`} className={timeline.entry}>
              <div className={styles.line}>
                <StatusBadge status={entry.status} statuses={statuses} />
                <time className={styles.time} dateTime={entry.updatedAt}>
                  {formatDateTime(entry.updatedAt)}
                </time>
              </div>
              {entry.notes && <p className={styles.notes}>{t(entry.notes)}</p>}
            </li>
          ))}
        </ol>
      )}
    </Panel>
  );
}
