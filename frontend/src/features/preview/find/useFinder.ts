import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { OpenPdf } from '../pdf/openPdf.ts';
import { markMatches, removeMarks } from './markMatches.ts';
import { type Finder, type FindState, IDLE, openFinder } from './openFinder.ts';

export interface FinderTarget {
  pdf: OpenPdf;
  /** The scrollable area of the pages. */
  frame: RefObject<HTMLElement | null>;
  /** The current page. */
  page: number;
  onGoTo: (page: number) => void;
}

/** The search in a document while its bar is open. Marks the matches and scrolls to the current one. */
export function useFinder({ pdf, frame, page, onGoTo }: FinderTarget) {
  const [state, setState] = useState<FindState>(IDLE);
  const finder = useRef<Finder | null>(null);
  /** The latest text, for the time until the search is ready. */
  const query = useRef('');
  /** The page of a match that is not yet in view. */
  const sought = useRef<number | null>(null);
  const currentPage = useEffectEvent(() => page);
  const goTo = useEffectEvent(onGoTo);
  const mark = useEffectEvent(() => {
    const { current: element } = frame;
    if (!element || !finder.current) return;
    const range = markMatches(element, finder.current.matchesOf);
    if (sought.current === null) return;
    if (range) {
      sought.current = null;
      reveal(element, range);
      return;
    }
    // The page is drawn after it comes into view, and then marked.
    goTo(sought.current);
  });

  useEffect(() => {
    let isClosed = false;
    const redrawn = new MutationObserver(() => mark());
    if (frame.current) redrawn.observe(frame.current, { childList: true, subtree: true });
    void openFinder({
      pdf,
      currentPage: () => currentPage(),
      onState: setState,
      onMatches: () => mark(),
      onCurrent: (number) => {
        sought.current = number;
      },
    }).then((opened) => {
      if (isClosed) return opened.close();
      finder.current = opened;
      if (query.current !== '') opened.find(query.current);
    });
    return () => {
      isClosed = true;
      redrawn.disconnect();
      finder.current?.close();
      finder.current = null;
      removeMarks();
    };
  }, [pdf, frame]);

  return {
    state,
    find: (text: string) => {
      query.current = text;
      finder.current?.find(text);
    },
    step: (direction: 'next' | 'previous') => finder.current?.step(direction),
  };
}

/** Scrolls the frame, and nothing else, until the range is in view. */
function reveal(frame: HTMLElement, range: Range): void {
  const [shown, match] = [frame.getBoundingClientRect(), range.getBoundingClientRect()];
  if (match.top < shown.top || match.bottom > shown.bottom)
    frame.scrollTop += match.top - shown.top - shown.height / 3;
  if (match.left < shown.left || match.right > shown.right)
    frame.scrollLeft += match.left - shown.left - shown.width / 3;
}
