import { Button, makeStyles } from '@fluentui/react-components';
import { ArrowDownloadRegular } from '@fluentui/react-icons/svg/arrow-download';
import { EyeRegular } from '@fluentui/react-icons/svg/eye';
import { OpenRegular } from '@fluentui/react-icons/svg/open';
import type { FileView } from '@portal/contract/requests/schemas/requestView.ts';
import { useTranslation } from 'react-i18next';
import type { FileAccess } from './api/useFileAccess.ts';
import { withVolume } from './rules/fileVolumes.ts';

const useStyles = makeStyles({
  action: {
    minWidth: 0,
    paddingLeft: '8px',
    paddingRight: '8px',
    '& > span': { display: 'var(--action-icon, inline-flex)' },
    // Without icons, three labels fit in one line on a narrow phone.
    '@media (max-width: 599px)': {
      minHeight: '40px',
      paddingLeft: '6px',
      paddingRight: '6px',
      '& > span': { display: 'none' },
    },
    '@media print': { display: 'none' },
  },
});

interface Props {
  file: FileView;
  access: FileAccess;
  /** Of a document in volumes. */
  volume?: number;
}

/** Buttons to preview, open and download a file, as far as the reader may. Accessible names include the file name. */
export function FileActions({ file, access, volume = 1 }: Props) {
  const { t } = useTranslation();
  const styles = useStyles();
  const name = withVolume(file, volume).originalName;
  const busy = access.isBusy(file);
  // Of a document in volumes, nobody knows which ones were downloaded.
  const again = file.downloadAgainUntil !== undefined && !file.volumes;
  return (
    <>
      {file.isViewable && (
        <>
          <Button
            appearance="subtle"
            className={styles.action}
            icon={<EyeRegular />}
            aria-label={t('Preview {{name}}', { name })}
            onClick={() => access.preview(file, volume)}
          >
            {t('Preview')}
          </Button>
          <Button
            appearance="subtle"
            className={styles.action}
            icon={<OpenRegular />}
            disabledFocusable={busy}
            aria-label={t('Open {{name}} in a new tab', { name })}
            onClick={() => access.open(file, volume)}
          >
            {t('Open')}
          </Button>
        </>
      )}
      {file.isDownloadable && (
        <Button
          appearance="subtle"
          className={styles.action}
          icon={<ArrowDownloadRegular />}
          disabledFocusable={busy}
          aria-label={again ? t('Download again: {{name}}', { name }) : t('Download {{name}}', { name })}
          onClick={() => access.download(file, volume)}
        >
          {again ? t('Download again') : t('Download')}
        </Button>
      )}
    </>
  );
}
