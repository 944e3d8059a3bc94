import { makeStyles } from '@fluentui/react-components';
import { DOWNLOAD_AGAIN_MINUTES } from '@portal/contract/files/rules/downloads.ts';
import type { FileView } from '@portal/contract/requests/schemas/requestView.ts';
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { FileSizes } from '../../components/file/fileSizes.ts';
import { Row, Stack } from '../../components/layout/pieces.tsx';
import { useSharedStyles } from '../../components/layout/useSharedStyles.ts';
import type { FileAccess } from './api/useFileAccess.ts';
import { FileActions } from './FileActions.tsx';
import { fileAvailability } from './rules/fileAvailability.ts';

const useStyles = makeStyles({
  actions: {
    display: 'flex',
    flexWrap: 'wrap',
    marginLeft: 'auto',
    // Aligns the button text with the volume.
    '@media (max-width: 599px)': { marginLeft: '-6px' },
  },
});

/** The volumes of a document, each with its actions. */
export function FileVolumes({ file, access }: { file: FileView; access: FileAccess }) {
  const styles = useStyles();
  const shared = useSharedStyles();
  const { t } = useTranslation();
  const formatSize = useContext(FileSizes);
  return (
    <>
      {fileAvailability(file).kind === 'window' && (
        <p className={shared('small', 'above6', 'muted')}>
          {t(
            'All volumes are one download. After the first, you have {{minutes}} minutes to start the others.',
            {
              minutes: DOWNLOAD_AGAIN_MINUTES,
            },
          )}
        </p>
      )}
      <Stack
        as="ul"
        gap={4}
        shared="above8"
        aria-label={t('Volumes of {{name}}', { name: file.originalName })}
      >
        {file.volumes?.map(({ name, size, pages }, index) => (
          <Row key={name} as="li" gap={8} rowGap={2} shared="small">
            <span>{t('Volume {{number}}', { number: index + 1 })}</span>
            <span className={shared('muted')}>
              {t('{{count}} pages', { count: pages })} · {formatSize(size, file.size)}
            </span>
            <span className={styles.actions}>
              <FileActions file={file} access={access} volume={index + 1} />
            </span>
          </Row>
        ))}
      </Stack>
    </>
  );
}
