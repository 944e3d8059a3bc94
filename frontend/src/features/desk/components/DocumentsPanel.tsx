import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import type { StaffRequestView } from '@portal/contract/requests/schemas/staffRequestView.ts';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../components/card/Card.tsx';
import type { FileAccess } from '../../files/api/useFileAccess.ts';
import { DownloadAll } from '../../files/downloadAll/DownloadAll.tsx';
import { FilesCard } from '../../files/FilesCard.tsx';
import { ReleasedFilesCard } from '../../files/release/ReleasedFilesCard.tsx';
import { lazyComponent } from '../../../components/lazyComponent.tsx';
import { formatDateTime } from '../../../lib/format.ts';
import { UpdateDifferences } from '../updates/UpdateDifferences.tsx';
import { updateGroups } from '../updates/updateGroups.ts';
import { FileList } from '../../files/FileList.tsx';
import { groupedFiles } from '../../files/rules/groupedFiles.ts';
import { authorizationFiles } from '../../submissions/rules/authorizationOf.ts';

const IncidentsCard = lazyComponent(
  async () => (await import('../../incidents/IncidentsCard.tsx')).IncidentsCard,
);

const useStyles = makeStyles({
  cards: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 'var(--cards-gap, 16px)',
    // Two cards without files are beside each other.
    '@media screen and (min-width: 1280px)': {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      '& > *': { gridColumn: '1 / -1' },
      '& > :not(:has(li)):has(+ :not(:has(li))), & > :not(:has(li)) + :not(:has(li))': { gridColumn: 'auto' },
    },
  },
});

/** The documents of a request by their source, with their terms and downloads. */
export function DocumentsPanel({ request, access }: { request: StaffRequestView; access: FileAccess }) {
  const styles = useStyles();
  const { t } = useTranslation();
  const { supporting, fromLegalTeam } = groupedFiles(request.uploadedFiles);
  return (
    <>
      <DownloadAll access={{ request, pair: null }} request={request} />
      <div className={styles.cards}>
        {request.uploadedFiles.some(({ incidentId }) => incidentId !== undefined) && (
          <IncidentsCard requestId={request._id} />
        )}
        <FilesCard
          title={t('Letter of Authorization / Proof of Service')}
          files={authorizationFiles(request)}
          access={access}
          {...(request.loaIncluded && { empty: t('The documents are in the subpoena packet') })}
        />
        <FilesCard title={t('Supporting Documents')} files={supporting} access={access} />
        <ReleasedFilesCard request={request} files={fromLegalTeam} access={access} />
        <UpdatesCard request={request} access={access} />
      </div>
    </>
  );
}

const useUpdatesCardStyles = makeStyles({
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

/** The updates of a request with their files, newest first. */
function UpdatesCard({ request, access }: { request: StaffRequestView; access: FileAccess }) {
  const styles = useUpdatesCardStyles();
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
