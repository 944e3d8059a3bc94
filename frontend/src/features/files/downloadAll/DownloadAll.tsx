import { Button, makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { FolderZipRegular } from '@fluentui/react-icons/svg/folder-zip';
import type { RequestView } from '@portal/contract/requests/schemas/requestView.ts';
import { useContext, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FileSizes } from '../../../components/file/fileSizes.ts';
import { hintText, row, screenOnly } from '../../../components/layout/shapes.ts';
import { lazyComponent } from '../../../components/lazyComponent.tsx';
import { Surface } from '../../../components/Surface.tsx';
import type { CallAccess } from '../../requests/api/withRequestAccess.ts';
import { downloadableFiles } from './downloadableFiles.ts';

const DownloadAllDialog = lazyComponent(
  async () => (await import('./DownloadAllDialog.tsx')).DownloadAllDialog,
  { failure: 'abovePage' },
);

/** More names are counted. */
const MAX_NAMES = 4;

const useStyles = makeStyles({
  bar: { ...row('8px 16px'), ...screenOnly, justifyContent: 'space-between' },
  content: { minWidth: 0, flex: '1 1 320px' },
  title: { ...typographyStyles.subtitle2, margin: 0 },
  text: { margin: '2px 0 0', color: tokens.colorNeutralForeground2 },
  names: { ...hintText, margin: '4px 0 0', overflowWrap: 'anywhere' },
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
  const names = files?.names.slice(0, MAX_NAMES).join(', ') ?? '';
  return (
    <>
      {files && (
        <Surface className={styles.bar}>
          <div className={styles.content}>
            <h2 className={styles.title}>{t('Download all')}</h2>
            <p className={styles.text}>{t('All files you can download now, in one zip file')}</p>
            <p className={styles.names}>
              {files.count > MAX_NAMES
                ? t('{{names}} and {{number}} more', { names, number: files.count - MAX_NAMES })
                : names}
            </p>
          </div>
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
