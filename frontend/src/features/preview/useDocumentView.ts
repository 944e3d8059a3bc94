import { type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useToasts } from '../../components/toasts/useToasts.ts';
import type { PageControls } from './PdfPages.tsx';
import type { PreviewedFile } from './previewedFile.ts';
import { failureTitles, type PreviewFailure, previewFailureOf } from './previewFailure.ts';
import { type PreviewCommand, previewCommandOf } from './previewKeys.ts';
import { previewKindOf } from './previewKindOf.ts';
import type { Pages } from './PreviewToolbar.tsx';
import { type Rotation, turned } from './rules/rotation.ts';
import { type Zoom, zoomedIn, zoomedOut } from './rules/zoom.ts';

/** Also for images. */
const zoomCommands: readonly PreviewCommand[] = ['zoomIn', 'zoomOut', 'fitWidth'];

/** The state of a shown file: zoom, rotation, page, search and failure, with the props of `PreviewToolbar` and `PreviewBody`. */
export function useDocumentView({ contentType }: PreviewedFile) {
  const { t } = useTranslation();
  const toasts = useToasts();
  const pageControls = useRef<PageControls>(null);
  const [zoom, setZoom] = useState<Zoom>('fit');
  const [fitPercent, setFitPercent] = useState(100);
  const percent = zoom === 'fit' ? fitPercent : zoom;
  const [rotation, setRotation] = useState<Rotation>(0);
  const [hasThumbnails, setThumbnails] = useState(false);
  const [findCalls, setFindCalls] = useState(0);
  const findButton = useRef<HTMLButtonElement>(null);
  const [pages, setPages] = useState<Pages | null>(null);
  const [attempt, setAttempt] = useState(1);
  const [failure, setFailure] = useState<PreviewFailure | null>(null);
  const kind = previewKindOf(contentType);

  function fail(cause: unknown) {
    const failed = previewFailureOf(cause);
    setFailure(failed);
    setPages(null);
    // The message in place of the document says the rest.
    if (failed.kind === 'password' || failed.kind === 'xfa') return;
    const reason = (failed.kind === 'loading' && failed.message) || t(failureTitles[failed.kind]);
    toasts.show({ type: 'error', message: t('Error loading preview: {{reason}}', { reason }) });
  }

  function reload() {
    setFailure(null);
    setPages(null);
    setAttempt((before) => before + 1);
  }

  function goTo(page: number) {
    if (!pages) return;
    pageControls.current?.goTo(Math.min(Math.max(1, page), pages.count));
  }

  const handlers: Record<PreviewCommand, () => void> = {
    zoomIn: () => setZoom(zoomedIn(percent)),
    zoomOut: () => setZoom(zoomedOut(percent)),
    fitWidth: () => setZoom('fit'),
    find: () => setFindCalls((before) => before + 1),
    nextPage: () => pages && goTo(pages.page + 1),
    previousPage: () => pages && goTo(pages.page - 1),
    firstPage: () => goTo(1),
    lastPage: () => pages && goTo(pages.count),
  };

  function handleKey(event: KeyboardEvent) {
    const command = previewCommandOf(event);
    if (!command || kind === 'none' || failure) return;
    if (!zoomCommands.includes(command) && !pages) return;
    event.preventDefault();
    handlers[command]();
  }

  function closeFind() {
    setFindCalls(0);
    findButton.current?.focus();
  }

  return {
    kind,
    /** Null while there is nothing to zoom. */
    toolbar:
      kind !== 'none' && !failure
        ? {
            zoom,
            percent,
            onZoom: setZoom,
            onRotate: () => setRotation(turned),
            pages,
            onPage: goTo,
            hasThumbnails,
            onThumbnails: () => setThumbnails((before) => !before),
            isFinding: findCalls > 0,
            onFind: () => (findCalls > 0 ? closeFind() : handlers.find()),
            findButton,
          }
        : null,
    /** Another key loads the file again. */
    attempt,
    body: {
      kind,
      zoom,
      rotation,
      page: pages?.page ?? 1,
      hasThumbnails,
      findCalls,
      onFindClosed: closeFind,
      onFitPercent: setFitPercent,
      pageControls,
      failure,
      onRetry: reload,
      onPageCount: (count: number) => setPages({ page: 1, count }),
      onPage: (page: number) =>
        setPages((before) => (before && before.page !== page ? { ...before, page } : before)),
      onFailed: fail,
    },
    handleKey,
    /** Loads the file again, or another one. */
    reload,
  };
}
