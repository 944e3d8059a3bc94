import { makeStyles } from '@fluentui/react-components';
import type { StaffRequestView } from '@portal/contract/requests/schemas/staffRequestView.ts';
import { useTranslation } from 'react-i18next';
import type { FileAccess } from '../../files/api/useFileAccess.ts';
import { DownloadAll } from '../../files/downloadAll/DownloadAll.tsx';
import { FilesCard } from '../../files/FilesCard.tsx';
import { ReleasedFilesCard } from '../../files/release/ReleasedFilesCard.tsx';
import { lazyComponent } from '../../../components/lazyComponent.tsx';
import { groupedFiles } from '../../files/rules/groupedFiles.ts';
import { authorizationFiles } from '../../submissions/rules/authorizationOf.ts';
import { UpdatesCard } from '../updates/UpdatesCard.tsx';

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

interface Props {
  request: StaffRequestView;
  access: FileAccess;
}

/** The documents of a request by their source, with their terms and downloads. */
export function DocumentsPanel({ request, access }: Props) {
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
