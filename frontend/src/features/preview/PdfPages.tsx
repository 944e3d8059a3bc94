import { makeStyles } from '@fluentui/react-components';
import { type RefObject, useEffect, useImperativeHandle, useState } from 'react';
import type { OpenPdf, PageSize } from './pdf/openPdf.ts';
import { PdfPage } from './PdfPage.tsx';
import { PreviewFrame } from './PreviewFrame.tsx';
import { useStableCenter } from './useStableCenter.ts';
import { useWidth } from './useWidth.ts';

const MARGIN = 16;

const useStyles = makeStyles({
  pages: {
    boxSizing: 'border-box',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: `${MARGIN}px`,
    padding: `${MARGIN}px`,
    width: 'max-content',
    minWidth: '100%',
  },
});

export interface PageControls {
  goTo: (page: number) => void;
}

interface Props {
  pdf: OpenPdf;
  /** Percent. */
  zoom: number;
  pageControls: RefObject<PageControls | null>;
  /** Called with the current page. */
  onPage: (page: number) => void;
  onFailed: (reason: unknown) => void;
}

/** The pages of a PDF, one below the other. At 100% a page has its paper size, or the frame's width if it is wider. */
export function PdfPages({ pdf, zoom, pageControls, onPage, onFailed }: Props) {
  const styles = useStyles();
  const { frame, recordCenter } = useStableCenter(zoom);
  const availableWidth = useWidth(frame) - 2 * MARGIN;
  const visiblePages = useVisiblePages(frame, availableWidth > 0 ? pdf.pageCount : 0);
  const [sizes, setSizes] = useState<Readonly<Record<number, PageSize>>>({});

  useImperativeHandle(pageControls, () => ({
    goTo: (page) => {
      const target = frame.current?.querySelector<HTMLElement>(`[data-page="${page}"]`);
      if (target) frame.current!.scrollTop = topOf(target, frame.current!) - MARGIN;
    },
  }));

  function handleScroll() {
    recordCenter();
    const { current: container } = frame;
    if (!container) return;
    const readingLine = container.scrollTop + container.clientHeight / 3;
    const pages = [...container.querySelectorAll<HTMLElement>('[data-page]')];
    const atEnd = container.scrollTop + container.clientHeight >= container.scrollHeight - 1;
    const currentPage =
      atEnd && container.scrollTop > 0
        ? pages.at(-1)
        : pages.findLast((page) => topOf(page, container) <= readingLine);
    onPage(Number(currentPage?.dataset['page'] ?? 1));
  }

  return (
    <PreviewFrame ref={frame} onScroll={handleScroll}>
      <div className={styles.pages}>
        {availableWidth > 0 &&
          Array.from({ length: pdf.pageCount }, (_, index) => {
            const number = index + 1;
            const size = sizes[number] ?? pdf.firstPage;
            return (
              <PdfPage
                key={number}
                pdf={pdf}
                number={number}
                size={size}
                width={Math.round((Math.min(size.width, availableWidth) * zoom) / 100)}
                isVisible={visiblePages.has(number)}
                onSize={(known) => setSizes((before) => ({ ...before, [number]: known }))}
                onFailed={onFailed}
              />
            );
          })}
      </div>
    </PreviewFrame>
  );
}

/** Distance in pixels from the top of the frame's content to the page. */
function topOf(page: HTMLElement, frame: HTMLElement): number {
  return page.getBoundingClientRect().top - frame.getBoundingClientRect().top + frame.scrollTop;
}

/** The numbers of the pages (`data-page`) that are at least partly visible in the frame. */
function useVisiblePages(frame: RefObject<HTMLElement | null>, pageCount: number): ReadonlySet<number> {
  const [visiblePages, setVisiblePages] = useState<ReadonlySet<number>>(new Set([1]));
  useEffect(() => {
    const root = frame.current;
    if (!root) return;
    const observer = new IntersectionObserver(
      (entries) =>
        setVisiblePages((before) => {
          const now = new Set(before);
          for (const { target, isIntersecting } of entries) {
            const number = Number(target.getAttribute('data-page'));
            if (isIntersecting) now.add(number);
            else now.delete(number);
          }
          return now;
        }),
      { root },
    );
    for (const page of root.querySelectorAll('[data-page]')) observer.observe(page);
    return () => observer.disconnect();
  }, [frame, pageCount]);
  return visiblePages;
}
