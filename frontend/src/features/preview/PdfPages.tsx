import { makeStyles } from '@fluentui/react-components';
import { type RefObject, useEffect, useEffectEvent, useImperativeHandle, useState } from 'react';
import { line } from '../../components/layout/shapes.ts';
import { lazyComponent } from '../../components/lazyComponent.tsx';
import type { OpenPdf, PageSize } from './pdf/openPdf.ts';
import { PdfPage } from './PdfPage.tsx';
import { PreviewFrame } from './PreviewFrame.tsx';
import { rotatedSize, type Rotation } from './rules/rotation.ts';
import { useStableFrame } from './useStableFrame.ts';
import { useVisiblePages } from './useVisiblePages.ts';
import type { Zoom } from './rules/zoom.ts';

const FindBar = lazyComponent(async () => (await import('./find/FindBar.tsx')).FindBar, {
  failure: 'hidden',
});

const ThumbnailStrip = lazyComponent(async () => (await import('./ThumbnailStrip.tsx')).ThumbnailStrip, {
  failure: 'hidden',
});

const MARGIN = 16;

const useStyles = makeStyles({
  pages: {
    ...line(`${MARGIN}px`),
    boxSizing: 'border-box',
    flexDirection: 'column',
    padding: `${MARGIN}px`,
    width: 'max-content',
    minWidth: '100%',
  },
});

export interface PageControls {
  goTo: (page: number) => void;
}

export interface PagesView {
  zoom: Zoom;
  rotation: Rotation;
  /** The current page. */
  page: number;
  /** Whether the strip of small pages is shown. */
  hasThumbnails: boolean;
  /** How often the search was asked for since it was closed; 0 while it is closed. */
  findCalls: number;
  onFindClosed: () => void;
  /** Called with the percentage at which a page is as wide as the frame. */
  onFitPercent: (percent: number) => void;
  pageControls: RefObject<PageControls | null>;
  /** Called with the current page. */
  onPage: (page: number) => void;
  onFailed: (reason: unknown) => void;
}

/** The pages of a PDF, one below the other. */
export function PdfPages({ pdf, ...view }: PagesView & { pdf: OpenPdf }) {
  const { zoom, rotation, page: currentPage, onPage, onFailed } = view;
  const styles = useStyles();
  const { frame, width, recordPosition } = useStableFrame([zoom, rotation].join());
  const availableWidth = width - 2 * MARGIN;
  const visiblePages = useVisiblePages(frame, availableWidth > 0 ? pdf.pageCount : 0);
  const [sizes, setSizes] = useState<Readonly<Record<number, PageSize>>>({});
  const fitPercent = Math.round(
    (100 * availableWidth) / rotatedSize(sizes[1] ?? pdf.firstPage, rotation).width,
  );
  const notifyFit = useEffectEvent(view.onFitPercent);
  useEffect(() => {
    if (fitPercent > 0) notifyFit(fitPercent);
  }, [fitPercent]);

  function goTo(page: number) {
    const target = frame.current?.querySelector<HTMLElement>(`[data-page="${page}"]`);
    if (target) frame.current!.scrollTo({ top: topOf(target, frame.current!) - MARGIN });
  }
  useImperativeHandle(view.pageControls, () => ({ goTo }));

  function handleScroll() {
    recordPosition();
    const { current: container } = frame;
    if (!container) return;
    const readingLine = container.scrollTop + container.clientHeight / 3;
    const pages = [...container.querySelectorAll<HTMLElement>('[data-page]')];
    const atEnd = container.scrollTop + container.clientHeight >= container.scrollHeight - 1;
    const current =
      atEnd && container.scrollTop > 0
        ? pages.at(-1)
        : pages.findLast((page) => topOf(page, container) <= readingLine);
    onPage(Number(current?.dataset['page'] ?? 1));
  }

  return (
    <PreviewFrame
      ref={frame}
      onScroll={handleScroll}
      above={
        view.findCalls > 0 && (
          <FindBar
            pdf={pdf}
            frame={frame}
            page={currentPage}
            calls={view.findCalls}
            onGoTo={goTo}
            onClose={view.onFindClosed}
          />
        )
      }
      beside={
        view.hasThumbnails && (
          <ThumbnailStrip pdf={pdf} sizes={sizes} rotation={rotation} page={currentPage} onPage={goTo} />
        )
      }
    >
      <div className={styles.pages}>
        {availableWidth > 0 &&
          Array.from({ length: pdf.pageCount }, (_, index) => {
            const number = index + 1;
            const size = sizes[number] ?? pdf.firstPage;
            const natural = rotatedSize(size, rotation).width;
            return (
              <PdfPage
                key={number}
                pdf={pdf}
                number={number}
                size={size}
                width={zoom === 'fit' ? availableWidth : Math.round((natural * zoom) / 100)}
                rotation={rotation}
                isVisible={visiblePages.has(number)}
                hasText
                onSize={(known) => setSizes((before) => withSize(before, number, known))}
                onFailed={onFailed}
              />
            );
          })}
      </div>
    </PreviewFrame>
  );
}

/** The sizes with one more. The same object if it is known, so that nothing is rendered again. */
function withSize(
  sizes: Readonly<Record<number, PageSize>>,
  number: number,
  size: PageSize,
): Readonly<Record<number, PageSize>> {
  const known = sizes[number];
  if (known?.width === size.width && known.height === size.height) return sizes;
  return { ...sizes, [number]: size };
}

/** Distance in pixels from the top of the frame's content to the page. */
function topOf(page: HTMLElement, frame: HTMLElement): number {
  return page.getBoundingClientRect().top - frame.getBoundingClientRect().top + frame.scrollTop;
}
