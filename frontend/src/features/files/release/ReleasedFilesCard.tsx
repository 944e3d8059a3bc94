import type { StaffFileView, StaffRequestView } from '@portal/contract/requests/schemas/staffRequestView.ts';
import { useTranslation } from 'react-i18next';
import { useNow } from '../../../lib/time/useNow.ts';
import type { FileAccess } from '../api/useFileAccess.ts';
import { FilesCard } from '../FilesCard.tsx';
import { ReportIncident } from '../../incidents/ReportIncident.tsx';
import { ReleaseNotes } from './ReleaseNotes.tsx';

interface Props {
  request: Pick<StaffRequestView, '_id' | 'isSample'>;
  files: readonly StaffFileView[];
  access: FileAccess;
}

/** The released files of a request with their terms and downloads, the newest first, so that a new version is above the earlier one. */
export function ReleasedFilesCard({ request, files, access }: Props) {
  const { t } = useTranslation();
  const now = useNow();
  return (
    <FilesCard
      title={t('Files from the legal team')}
      action={!request.isSample && <ReportIncident requestId={request._id} files={files} />}
      empty={t('No files yet. Choose Upload Documents to release files to the client.')}
      files={files.toSorted((one, other) => other.uploadedAt.localeCompare(one.uploadedAt))}
      access={access}
      notesOf={(file) => (
        <ReleaseNotes requestId={request._id} file={file} now={now} canCharge={!request.isSample} />
      )}
    />
  );
}
