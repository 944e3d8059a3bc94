import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import type { StaffRequestView } from '@portal/contract/requests/schemas/staffRequestView.ts';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../components/card/Card.tsx';
import { formatDateTime } from '../../../lib/format.ts';
import type { FileAccess } from '../../files/api/useFileAccess.ts';
import { FileList } from '../../files/FileList.tsx';
import { UpdateDifferences } from './UpdateDifferences.tsx';
import { updateGroups } from './updateGroups.ts';

const useStyles = makeStyles({
  updates: { listStyleType: 'none', margin: 0, padding: 0, display: 'grid', gap: '24px' },
  reason: { ...typographyStyles.body1Strong, margin: 0 },
  when: { ...typographyStyles.caption1, margin: '2px 0 8px', color: tokens.colorNeutralForeground3 },
  details: {
    ...typographyStyles.body1,
    margin: '0 0 8px',
    maxWidth: '70ch',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
  empty: { ...typographyStyles.body1, margin: 0, color: tokens.colorNeutralForeground3 },
});

interface Props {
  request: StaffRequestView;
  access: FileAccess;
}

/** The updates of a request with their files, newest first. */
export function UpdatesCard({ request, access }: Props) {
  const styles = useStyles();
  const { t } = useTranslation();
  const groups = updateGroups(request);
  return (
    <Card title={t('Update Documents')}>
      {groups.length === 0 ? (
        <p className={styles.empty}>{t('The client hasn’t sent any updates')}</p>
      ) : (
        <ul className={styles.updates}>
          {groups.map(({ update, files }) => (
            <li key={update.updateId}>
              <h3 className={styles.reason}>{t(update.reason)}</h3>
              <p className={styles.when}>
                <time dateTime={update.submittedAt}>{formatDateTime(update.submittedAt)}</time>
              </p>
              {update.details && <p className={styles.details}>{update.details}</p>}
              <UpdateDifferences
                requestId={request._id}
                updateId={update.updateId}
                corrections={update.differences}
              />
              <FileList files={files} access={access} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
