import { makeStyles } from '@fluentui/react-components';
import type { FileView, RequestView } from '@portal/contract/requests/schemas/requestView.ts';
import { useTranslation } from 'react-i18next';
import type { FileAccess } from '../files/api/useFileAccess.ts';
import { TrackedFile } from '../files/TrackedFile.tsx';
import type { CallAccess } from '../requests/api/withRequestAccess.ts';

const useStyles = makeStyles({
  files: { listStyleType: 'none', margin: '8px 0 2px', padding: 0, display: 'grid', gap: '8px' },
});

/** The files of the request to which the messages refer. */
export interface ThreadFiles {
  readonly request: Pick<RequestView, 'orderId' | 'loaFiles' | 'uploadedFiles'>;
  readonly access: FileAccess;
  /** Access to pay: staff can charge for a file that nobody has downloaded. Omitted for staff. */
  readonly paymentAccess: CallAccess | undefined;
}

interface Props {
  fileIds: readonly string[];
  files: ThreadFiles;
}

/** The files of a message with their state and actions, as in the lists of the request. */
export function MessageFiles({ fileIds, files: { request, access, paymentAccess } }: Props) {
  const { t } = useTranslation();
  const styles = useStyles();
  return (
    <ul className={styles.files} aria-label={t('Files')}>
      {fileIds.map((fileId) => {
        const file = findFile(request, fileId);
        return file ? (
          <TrackedFile key={fileId} file={file} access={access} paymentAccess={paymentAccess} />
        ) : (
          <li key={fileId}>{t('Loading...')}</li>
        );
      })}
    </ul>
  );
}

/** A file of the request; undefined if the request was loaded before the file came. */
export function findFile(
  { loaFiles, uploadedFiles }: ThreadFiles['request'],
  fileId: string,
): FileView | undefined {
  return [...uploadedFiles, ...loaFiles].find((file) => file.fileId === fileId);
}
