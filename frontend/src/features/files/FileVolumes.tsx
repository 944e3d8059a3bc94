import { makeStyles, tokens } from '@fluentui/react-components';
import { DOWNLOAD_AGAIN_MINUTES } from '@portal/contract/files/rules/downloads.ts';
import type { FileView } from '@portal/contract/requests/schemas/requestView.ts';
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { FileSizes } from '../../components/file/fileSizes.ts';
import type { FileAccess } from './api/useFileAccess.ts';
import { FileActions } from './FileActions.tsx';
import { fileAvailability } from './rules/fileAvailability.ts';

const useStyles = makeStyles({
  list: { listStyleType: 'none', margin: '8px 0 0', padding: 0, display: 'grid', gap: '4px' },
  volume: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2px 8px',
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
  facts: { color: tokens.colorNeutralForeground3 },
  actions: {
    display: 'flex',
    flexWrap: 'wrap',
    marginLeft: 'auto',
    // Aligns the button text with the volume.
    '@media (max-width: 599px)': { marginLeft: '-6px' },
  },
  note: {
    margin: '6px 0 0',
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorNeutralForeground3,
  },
});

interface Props {
  file: FileView;
  access: FileAccess;
}

/** The volumes of a document, each with its actions. */
export function FileVolumes({ file, access }: Props) {
  const styles = useStyles();
  const { t } = useTranslation();
  const formatSize = useContext(FileSizes);
  return (
    <>
      {fileAvailability(file).kind === 'window' && (
        <p className={styles.note}>
          {t(
            'All volumes are one download. After the first, you have {{minutes}} minutes to start the others.',
            {
              minutes: DOWNLOAD_AGAIN_MINUTES,
            },
          )}
        </p>
      )}
      <ul className={styles.list} aria-label={t('Volumes of {{name}}', { name: file.originalName })}>
        {file.volumes?.map(({ name, size, pages }, index) => (
          <li key={name} className={styles.volume}>
            <span>{t('Volume {{number}}', { number: index + 1 })}</span>
            <span className={styles.facts}>
              {t('{{count}} pages', { count: pages })} · {formatSize(size, file.size)}
            </span>
            <span className={styles.actions}>
              <FileActions file={file} access={access} volume={index + 1} />
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
