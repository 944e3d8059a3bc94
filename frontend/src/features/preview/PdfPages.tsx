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

export interface PageTurner {
  goTo: (page: number) => void;
}

interface Props {
  pdf: OpenPdf;
  /** Percent. */
  zoom: number;
  turner: RefObject<PageTurner | null>;
  /** Called with the page that is read now. */
  onPage: (page: number) => void;
  onFailed: (reason: unknown) => void;
}

/** The pages of a PDF one below the other; at 100 % a page has its size on paper, or the width of the frame. */
export function PdfPages({ pdf, zoom, turner, onPage, onFailed }: Props) {
  const styles = useStyles();
  const { frame, recordCenter } = useStableCenter(zoom);
  const room = useWidth(frame) - 2 * MARGIN;
  const seen = useSeenPages(frame, room > 0 ? pdf.pageCount : 0);
  const [sizes, setSizes] = useState<Readonly<Record<number, PageSize>>>({});

  useImperativeHandle(turner, () => ({
    goTo: (page) => {
      const target = frame.current?.querySelector<HTMLElement>(`[data-page="${page}"]`);
      if (target) frame.current!.scrollTop = topOf(target, frame.current!) - MARGIN;
    },
  }));

  function scrolled() {
    recordCenter();
    const { current: window } = frame;
    if (!window) return;
    const line = window.scrollTop + window.clientHeight / 3;
    const pages = [...window.querySelectorAll<HTMLElement>('[data-page]')];
    const atEnd = window.scrollTop + window.clientHeight >= window.scrollHeight - 1;
    const read =
      atEnd && window.scrollTop > 0 ? pages.at(-1) : pages.findLast((page) => topOf(page, window) <= line);
    onPage(Number(read?.dataset['page'] ?? 1));
  }

  return (
    <PreviewFrame ref={frame} onScroll={scrolled}>
      <div className={styles.pages}>
        {room > 0 &&
          Array.from({ length: pdf.pageCount }, (_, index) => {
            const number = index + 1;
            const size = sizes[number] ?? pdf.firstPage;
            return (
              <PdfPage
                key={number}
                pdf={pdf}
                number={number}
                size={size}
                width={Math.round((Math.min(size.width, room) * zoom) / 100)}
                seen={seen.has(number)}
                onSize={(known) => setSizes((before) => ({ ...before, [number]: known }))}
                onFailed={onFailed}
              />
            );
          })}
      </div>
    </PreviewFrame>
  );
}

/** How far below the beginning of the frame's content a page begins. */
function topOf(page: HTMLElement, frame: HTMLElement): number {
  return page.getBoundingClientRect().top - frame.getBoundingClientRect().top + frame.scrollTop;
}

/** The numbers of the pages (`data-page`) of which at least a little is seen in the frame. */
function useSeenPages(frame: RefObject<HTMLElement | null>, pageCount: number): ReadonlySet<number> {
  const [seen, setSeen] = useState<ReadonlySet<number>>(new Set([1]));
  useEffect(() => {
    const root = frame.current;
    if (!root) return;
    const observer = new IntersectionObserver(
      (entries) =>
        setSeen((before) => {
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
  return seen;
}
