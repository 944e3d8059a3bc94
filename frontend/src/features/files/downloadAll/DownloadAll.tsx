import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { FolderZipRegular } from '@fluentui/react-icons/svg/folder-zip';
import type { RequestView } from '@portal/contract/requests/schemas/requestView.ts';
import { useContext, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FileSizes } from '../../../components/file/fileSizes.ts';
import { lazyComponent } from '../../../components/lazyComponent.tsx';
import { Surface } from '../../../components/Surface.tsx';
import type { CallAccess } from '../../requests/api/withRequestAccess.ts';
import { downloadableFiles } from './downloadableFiles.ts';

const DownloadAllDialog = lazyComponent(
  async () => (await import('./DownloadAllDialog.tsx')).DownloadAllDialog,
  { failure: 'abovePage' },
);

const useStyles = makeStyles({
  bar: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '8px 16px',
    '@media print': { display: 'none' },
  },
  text: { margin: 0, color: tokens.colorNeutralForeground2 },
  button: { minHeight: '40px', '@media (max-width: 599px)': { flexGrow: 1 } },
});

interface Props {
  access: CallAccess;
  request: Pick<RequestView, 'loaFiles' | 'uploadedFiles'>;
}

/** Offers a zip of all downloadable files if there are at least two. The code of the dialog loads on first use. */
export function DownloadAll({ access, request }: Props) {
  const { t } = useTranslation();
  const styles = useStyles();
  const formatSize = useContext(FileSizes);
  const [open, setOpen] = useState(false);
  const files = downloadableFiles(request);
  return (
    <>
      {files && (
        <Surface className={styles.bar}>
          <p className={styles.text}>{t('All files you can download now, in one zip file')}</p>
          <Button
            className={styles.button}
            icon={<FolderZipRegular />}
            aria-haspopup="dialog"
            onClick={() => setOpen(true)}
          >
            {t('Download all ({{files}} files, {{size}})', {
              files: files.count,
              size: formatSize(files.bytes),
            })}
          </Button>
        </Surface>
      )}
      {open && (
        <DownloadAllDialog
          access={access}
          request={request}
          usesPaidDownload={files?.usesPaidDownload ?? false}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
