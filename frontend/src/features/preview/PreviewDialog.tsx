import { Button, makeStyles, typographyStyles } from '@fluentui/react-components';
import { ArrowDownloadRegular } from '@fluentui/react-icons/svg/arrow-download';
import { DismissRegular } from '@fluentui/react-icons/svg/dismiss';
import { OpenRegular } from '@fluentui/react-icons/svg/open';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Modal } from '../../components/dialogs/Modal.tsx';
import { useToasts } from '../../components/toasts/useToasts.ts';
import { useToastsBelow } from '../../components/toasts/useToastsBelow.ts';
import { ApiError } from '../../lib/apiError.ts';
import type { PageControls } from './PdfPages.tsx';
import { PreviewBody } from './PreviewBody.tsx';
import type { GetLink, PreviewedFile } from './previewedFile.ts';
import { type PreviewCommand, previewCommandOf } from './previewKeys.ts';
import { previewKindOf } from './previewKindOf.ts';
import { type Pages, PreviewToolbar } from './PreviewToolbar.tsx';
import { DEFAULT_ZOOM, zoomedIn, zoomedOut } from './zoom.ts';

const useStyles = makeStyles({
  dialog: {
    width: 'min(960px, 100vw - 32px)',
    '@media (max-width: 599px)': { display: 'grid', gridTemplateRows: 'auto minmax(0, 1fr) auto' },
  },
  head: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '8px',
    padding: '12px 12px 4px 20px',
    '@media (max-width: 599px)': { padding: '8px 8px 4px 16px' },
  },
  title: { ...typographyStyles.subtitle2, margin: 0, minWidth: 0, overflowWrap: 'anywhere' },
  close: { minWidth: '40px', minHeight: '40px', flexShrink: 0 },
  foot: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: '8px',
    padding: '12px 16px',
    '& > button': { minHeight: '40px' },
    '@media (max-width: 599px)': { '& > button': { flexGrow: 1 } },
  },
});

interface Props {
  file: PreviewedFile;
  /** Returns a link that shows the file. Called again when a link has expired. */
  getLink: GetLink;
  /** Null if the file can only be viewed. */
  onDownload: (() => void) | null;
  /** Opens the file in a new tab. */
  onOpen: () => void;
  onClose: () => void;
}

/** A dialog that shows the pages or the image with zoom, and buttons to open or download the file. */
export function PreviewDialog({ file, getLink, onDownload, onOpen, onClose }: Props) {
  const styles = useStyles();
  const { t } = useTranslation();
  const toasts = useToasts();
  const titleId = useId();
  const top = useRef<HTMLDivElement>(null);
  useToastsBelow(top);
  const pageControls = useRef<PageControls>(null);
  const [zoom, setZoom] = useState(DEFAULT_ZOOM);
  const [pages, setPages] = useState<Pages | null>(null);
  const [attempt, setAttempt] = useState(1);
  const [failure, setFailure] = useState<string | null>(null);
  const kind = previewKindOf(file.contentType);

  function fail(cause: unknown) {
    const reason = cause instanceof ApiError ? cause.message : t('Failed to load preview');
    setFailure(reason);
    setPages(null);
    toasts.show({ type: 'error', message: t('Error loading preview: {{reason}}', { reason }) });
  }

  function retry() {
    setFailure(null);
    setAttempt((before) => before + 1);
  }

  function goTo(page: number) {
    if (!pages) return;
    pageControls.current?.goTo(Math.min(Math.max(1, page), pages.count));
  }

  const handlers: Record<PreviewCommand, () => void> = {
    zoomIn: () => setZoom(zoomedIn),
    zoomOut: () => setZoom(zoomedOut),
    resetZoom: () => setZoom(DEFAULT_ZOOM),
    nextPage: () => pages && goTo(pages.page + 1),
    previousPage: () => pages && goTo(pages.page - 1),
    firstPage: () => goTo(1),
    lastPage: () => pages && goTo(pages.count),
  };

  function handleKey(event: KeyboardEvent) {
    const command = previewCommandOf(event);
    if (!command || kind === 'none' || failure) return;
    if (!command.toLowerCase().includes('zoom') && !pages) return;
    event.preventDefault();
    handlers[command]();
  }

  const shown = kind !== 'none' && !failure;
  return (
    <Modal labelledBy={titleId} className={styles.dialog} onClose={onClose} onKey={handleKey} closesOutside>
      <div ref={top}>
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
        {shown && <PreviewToolbar zoom={zoom} onZoom={setZoom} pages={pages} onPage={goTo} />}
      </div>
      <PreviewBody
        key={attempt}
        kind={kind}
        file={file}
        getLink={getLink}
        zoom={zoom}
        pageControls={pageControls}
        failure={failure}
        onRetry={retry}
        onOpen={onOpen}
        canDownload={onDownload !== null}
        onPageCount={(count) => setPages({ page: 1, count })}
        onPage={(page) => setPages((before) => before && { ...before, page })}
        onFailed={fail}
      />
      <div className={styles.foot}>
        {kind !== 'none' && (
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
