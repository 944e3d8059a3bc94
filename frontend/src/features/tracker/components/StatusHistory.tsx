import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import type { StatusDefinition } from '@portal/contract/catalogues/statuses.ts';
import type { RequestView } from '@portal/contract/schemas/requestView.ts';
import { useTranslation } from 'react-i18next';
import { StatusBadge } from '../../../components/StatusBadge.tsx';
import { formatDateTime } from '../../../lib/format.ts';
import { newestFirst } from '../rules/newestFirst.ts';
import { Panel } from './Panel.tsx';

const useStyles = makeStyles({
  list: { listStyleType: 'none', margin: 0, padding: 0 },
  entry: {
    position: 'relative',
    padding: '0 0 20px 24px',
    breakInside: 'avoid',
    '::before': {
      content: '""',
      position: 'absolute',
      left: 0,
      top: '6px',
      boxSizing: 'border-box',
      width: '12px',
      height: '12px',
      borderRadius: '50%',
      border: `2px solid ${tokens.colorNeutralStroke1}`,
      backgroundColor: tokens.colorNeutralBackground1,
    },
    '&:not(:last-child)::after': {
      content: '""',
      position: 'absolute',
      left: '5px',
      top: '22px',
      bottom: '-2px',
      width: '2px',
      backgroundColor: tokens.colorNeutralStroke2,
    },
    '&:first-child::before': {
      border: 'none',
      backgroundColor: tokens.colorCompoundBrandStroke,
    },
    '&:last-child': { paddingBottom: 0 },
  },
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

/** What has happened to the request, newest first. */
export function StatusHistory({ history, statuses }: Props) {
  const { t } = useTranslation();
  const styles = useStyles();
  const entries = newestFirst(history);
  return (
    <Panel title={t('Status history')}>
      {entries.length === 0 ? (
        <p className={styles.empty}>{t('No status history available')}</p>
      ) : (
        <ol className={styles.list}>
          {entries.map((entry, index) => (
            <li key={`${entry.updatedAt} ${index}`} className={styles.entry}>
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
