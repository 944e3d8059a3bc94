import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import type { FileView } from '@portal/contract/schemas/requestView.ts';
import { useTranslation } from 'react-i18next';
import type { FileAccess } from '../../tracker/api/useFileAccess.ts';
import { TrackedFile } from '../../tracker/components/TrackedFile.tsx';
import { Card } from './Card.tsx';

const useStyles = makeStyles({
  list: { listStyleType: 'none', margin: 0, padding: 0, display: 'grid', gap: '8px' },
  empty: { ...typographyStyles.body1, margin: 0, color: tokens.colorNeutralForeground3 },
});

interface Props {
  title: string;
  files: readonly FileView[];
  access: FileAccess;
}

/** Files of one kind, to be looked at and saved. */
export function FilesCard({ title, files, access }: Props) {
  const styles = useStyles();
  const { t } = useTranslation();
  return (
    <Card title={title}>
      {files.length === 0 ? (
        <p className={styles.empty}>{t('No files')}</p>
      ) : (
        <ul className={styles.list}>
          {files.map((file) => (
            <TrackedFile key={file.fileId} file={file} access={access} />
          ))}
        </ul>
      )}
    </Card>
  );
}
