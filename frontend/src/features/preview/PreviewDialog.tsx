import { Button, makeStyles, typographyStyles } from '@fluentui/react-components';
import { ArrowDownloadRegular } from '@fluentui/react-icons/svg/arrow-download';
import { DismissRegular } from '@fluentui/react-icons/svg/dismiss';
import { OpenRegular } from '@fluentui/react-icons/svg/open';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Modal } from '../../components/dialogs/Modal.tsx';
import { line, wrap } from '../../components/layout/shapes.ts';
import { PreviewBody } from './PreviewBody.tsx';
import type { GetLink, PreviewedFile } from './previewedFile.ts';
import { PreviewToolbar } from './PreviewToolbar.tsx';
import { useDocumentView } from './useDocumentView.ts';
import { type ShownVolume, VolumeSelect } from './VolumeSelect.tsx';

const useStyles = makeStyles({
  dialog: {
    width: 'min(960px, 100vw - 32px)',
    '@media (max-width: 599px)': { display: 'grid', gridTemplateRows: 'auto minmax(0, 1fr) auto' },
  },
  head: {
    ...line('8px'),
    justifyContent: 'space-between',
    padding: '12px 12px 4px 20px',
    '@media (max-width: 599px)': { padding: '8px 8px 4px 16px' },
  },
  title: { ...typographyStyles.subtitle2, margin: 0, minWidth: 0, overflowWrap: 'anywhere' },
  close: { minWidth: '40px', minHeight: '40px', flexShrink: 0 },
  volumes: {
    maxWidth: '240px',
    padding: '0 20px 8px',
    '@media (max-width: 599px)': { padding: '0 16px 8px' },
  },
  foot: {
    ...wrap('8px'),
    justifyContent: 'flex-end',
    padding: '12px 16px',
    '& > button': { minHeight: '40px' },
    '@media (max-width: 599px)': { '& > button': { flexGrow: 1 } },
  },
});

interface Props {
  /** Of a document in volumes: the shown one. */
  file: PreviewedFile;
  /** Of a document in volumes. */
  volumes?: ShownVolume | undefined;
  /** Returns a link that shows the file. Called again when a link has expired. */
  getLink: GetLink;
  /** Null if the file can only be viewed. */
  onDownload: (() => void) | null;
  /** Opens the file in a new tab. Null if it cannot be opened there. */
  onOpen: (() => void) | null;
  onClose: () => void;
}

/** A dialog that shows the pages or the image with zoom, and buttons to open or download the file. */
export function PreviewDialog({ file, volumes, getLink, onDownload, onOpen, onClose }: Props) {
  const styles = useStyles();
  const { t } = useTranslation();
  const titleId = useId();
  const view = useDocumentView(file);
  const showVolume = (volume: number) => {
    view.reload();
    volumes?.onShow(volume);
  };
  return (
    <Modal
      labelledBy={titleId}
      className={styles.dialog}
      onClose={onClose}
      onKey={view.handleKey}
      closesOutside
    >
      <div data-dialog-header>
        <div className={styles.head}>
          <h2 id={titleId} className={styles.title}>
            {file.originalName}
          </h2>
          <Button
            className={styles.close}
            appearance="subtle"
            icon={<DismissRegular />}
            aria-label={t('Close preview')}
            onClick={onClose}
          />
        </div>
        {volumes && (
          <div className={styles.volumes}>
            <VolumeSelect {...volumes} onShow={showVolume} />
          </div>
        )}
        {view.toolbar && <PreviewToolbar {...view.toolbar} />}
      </div>
      <PreviewBody
        key={view.attempt}
        {...view.body}
        file={file}
        getLink={getLink}
        onOpen={onOpen}
        canDownload={onDownload !== null}
      />
      <div className={styles.foot}>
        {view.kind !== 'none' && onOpen && (
          <Button icon={<OpenRegular />} onClick={onOpen}>
            {t('Open in New Tab')}
          </Button>
        )}
        {onDownload && (
          <Button appearance="primary" icon={<ArrowDownloadRegular />} onClick={onDownload}>
            {t('Download')}
          </Button>
        )}
      </div>
    </Modal>
  );
}
