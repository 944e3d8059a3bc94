import { makeStyles, mergeClasses, tokens, typographyStyles } from '@fluentui/react-components';
import { LockClosedRegular } from '@fluentui/react-icons/svg/lock-closed';
import type { StatusDefinition } from '@portal/contract/configuration/catalogs/statuses.ts';
import type { StaffHistoryEntry } from '@portal/contract/requests/schemas/staffRequestView.ts';
import { useTranslation } from 'react-i18next';
import { StatusBadge } from '../../../components/StatusBadge.tsx';
import { formatDateTime } from '../../../lib/format.ts';

/** Names of actors that are not accounts: the portal, and a holder of Order ID and code. */
const SYSTEM = 'system';
const HOLDER = 'holder';

const useStyles = makeStyles({
  line: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 8px' },
  tag: {
    padding: '1px 8px',
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusCircular,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorNeutralForeground2,
  },
  private: { display: 'inline-flex', alignItems: 'center', gap: '4px' },
  who: { ...typographyStyles.body1, marginTop: '4px', color: tokens.colorNeutralForeground3 },
  actor: { color: tokens.colorNeutralForeground2 },
  notes: {
    ...typographyStyles.body1,
    margin: '6px 0 0',
    maxWidth: '70ch',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
});

interface Props {
  entry: StaffHistoryEntry;
  isCurrent: boolean;
  statuses: readonly StatusDefinition[];
}

/** One status change with time, author and notes. */
export function HistoryEntry({ entry, isCurrent, statuses }: Props) {
  const styles = useStyles();
  const { t } = useTranslation();
  const bySystem = entry.updatedByName === SYSTEM;
  const byHolder = entry.updatedByName === HOLDER && entry.updatedBy === null;
  const actor = bySystem
    ? t('System')
    : byHolder
      ? t('Someone with the Order ID and code')
      : entry.updatedByName;
  return (
    <>
      <div className={styles.line}>
        <StatusBadge status={entry.status} statuses={statuses} />
        {isCurrent && <span className={styles.tag}>{t('Current Status')}</span>}
        {entry.isPrivate && (
          <span className={mergeClasses(styles.tag, styles.private)}>
            <LockClosedRegular aria-hidden />
            {t('Private notes')}
          </span>
        )}
      </div>
      <div className={styles.who}>
        <span className={styles.actor}>{actor}</span>
        {' · '}
        <time dateTime={entry.updatedAt}>{formatDateTime(entry.updatedAt)}</time>
      </div>
      {/* Only notes of the portal are translated. */}
      {entry.notes && <p className={styles.notes}>{bySystem ? t(entry.notes) : entry.notes}</p>}
    </>
  );
}
