import { makeStyles, tokens } from '@fluentui/react-components';
import type { FileView } from '@portal/contract/schemas/requestView.ts';
import { useTranslation } from 'react-i18next';
import { FileRow } from '../../../components/FileRow.tsx';
import type { FileAccess } from '../api/useFileAccess.ts';
import { FileActions } from './FileActions.tsx';
import { useIsNarrow } from './useIsNarrow.ts';

const useStyles = makeStyles({
  // The words of the actions begin where the name begins.
  below: { display: 'flex', flexWrap: 'wrap', margin: '4px 0 -6px -6px' },
  blocked: { color: tokens.colorStatusDangerForeground1, fontWeight: tokens.fontWeightSemibold },
});

/** A file of the request: only one that passed its virus scan can be opened or saved. */
export function TrackedFile({ file, access }: { file: FileView; access: FileAccess }) {
  const styles = useStyles();
  const usable = file.scan === 'clean' && file.isDownloadable;
  const narrow = useIsNarrow();
  const actions = usable && <FileActions file={file} access={access} />;
  return (
    <FileRow
      name={file.originalName}
      size={file.size}
      detail={<FileState file={file} />}
      actions={!narrow && actions}
    >
      {narrow && actions && <div className={styles.below}>{actions}</div>}
    </FileRow>
  );
}

/** Why a file cannot be used now; when it was received if it can. */
function FileState({ file }: { file: FileView }) {
  const { t } = useTranslation();
  const styles = useStyles();
  switch (file.scan) {
    case 'pending':
      return t('Being checked for viruses');
    case 'infected':
      return <span className={styles.blocked}>{t('Blocked: this file did not pass the virus scan')}</span>;
    case 'clean':
      return file.isDownloadable
        ? t('Virus scan passed')
        : t(file.downloadReason ?? 'This file is not available for download.');
  }
}
