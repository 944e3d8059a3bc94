import { Button, makeStyles, tokens } from '@fluentui/react-components';
import type { RequestView } from '@portal/contract/requests/schemas/requestView.ts';
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { SmallDialog } from '../../../components/dialogs/SmallDialog.tsx';
import { FileSizes } from '../../../components/file/fileSizes.ts';
import { Notice } from '../../../components/Notice.tsx';
import { SmallSpinner } from '../../../components/SmallSpinner.tsx';
import { Stack } from '../../../components/layout/pieces.tsx';
import { useToasts } from '../../../components/toasts/useToasts.ts';
import type { CallAccess } from '../../requests/api/withRequestAccess.ts';
import { filesOfRequest } from '../../requests/filesOfRequest.ts';
import { useDownloadAll } from './useDownloadAll.ts';

const useStyles = makeStyles({
  body: { display: 'grid', gap: '12px', '& p': { margin: 0 } },
  name: { display: 'block', fontWeight: tokens.fontWeightSemibold, color: tokens.colorNeutralForeground1 },
});

interface Props {
  access: CallAccess;
  request: Pick<RequestView, 'loaFiles' | 'uploadedFiles'>;
  /** The zip uses up the single download of a paid file. */
  usesPaidDownload: boolean;
  onClose: () => void;
}

/** Prepares a zip of all downloadable files and saves it on request. */
export function DownloadAllDialog({ access, request, usesPaidDownload, onClose }: Props) {
  const { t } = useTranslation();
  const styles = useStyles();
  const toasts = useToasts();
  const formatSize = useContext(FileSizes);
  const { prepared, state, problem, restart, download, isDownloading } = useDownloadAll(access, () => {
    toasts.show({ type: 'success', message: t('All files downloaded successfully!') });
    onClose();
  });
  const names = new Map(filesOfRequest(request).map((file) => [file.fileId, file.originalName]));
  const isReady = state === 'ready' && problem === null;
  const failure = problem ?? (state === 'failed' ? t('Failed to prepare the files.') : null);
  return (
    <SmallDialog
      title={t('Download all')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('Cancel')}</Button>
          {failure === null ? (
            <Button
              appearance="primary"
              disabledFocusable={!isReady || isDownloading}
              icon={isReady && !isDownloading ? null : <SmallSpinner />}
              onClick={download}
            >
              {isReady ? t('Download all') : t('Preparing...')}
            </Button>
          ) : (
            <Button appearance="primary" onClick={restart}>
              {t('Start again')}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.body}>
        <p role="status">{failure === null && contentSummary()}</p>
        {failure !== null && (
          <Notice type="error" role="alert">
            {t('Error downloading file: {{reason}}', { reason: failure })}
          </Notice>
        )}
        {usesPaidDownload && (
          <Notice type="warning">
            {t('You can download paid files only once. This counts as that download.')}
          </Notice>
        )}
        {prepared && prepared.skippedFiles.length > 0 && (
          <section>
            <p>{t('Not included:')}</p>
            <Stack as="ul" gap={8} shared={['above4', 'breaks']}>
              {prepared.skippedFiles.map(({ fileId, reason }) => (
                <li key={fileId}>
                  <span className={styles.name}>{names.get(fileId)}</span>
                  {t(reason)}
                </li>
              ))}
            </Stack>
          </section>
        )}
      </div>
    </SmallDialog>
  );

  function contentSummary(): string {
    if (!prepared || state === 'building') return t('Preparing the files. This can take a minute.');
    const size = formatSize(prepared.bytes);
    return prepared.files === 1
      ? t('One file is ready to download ({{size}}).', { size })
      : t('{{files}} files are ready to download as one zip file ({{size}}).', {
          files: prepared.files,
          size,
        });
  }
}
