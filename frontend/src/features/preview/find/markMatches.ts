import { type Match, rangeOf } from './matches.ts';

const ALL = 'document-match';
const CURRENT = 'document-match-current';

/**
 * Marks the matches on the drawn pages, and returns where the current one is; null if its page is not drawn. The marks are
 * highlights of the browser, so the text stays one element a line. Browsers without them still go to each match.
 */
export function markMatches(frame: HTMLElement, matchesOf: (page: number) => readonly Match[]): Range | null {
  const others: Range[] = [];
  let current: Range | null = null;
  for (const layer of frame.querySelectorAll('[data-page-text]')) {
    const page = Number(layer.closest<HTMLElement>('[data-page]')?.dataset['page']);
    for (const match of matchesOf(page)) {
      const range = rangeOf(layer, match);
      if (range && match.isCurrent) current = range;
      else if (range) others.push(range);
    }
  }
  if (canMark()) {
    CSS.highlights.set(ALL, new Highlight(...others));
    CSS.highlights.set(CURRENT, current ? new Highlight(current) : new Highlight());
  }
  return current;
}

export function removeMarks(): void {
  if (!canMark()) return;
  CSS.highlights.delete(ALL);
  CSS.highlights.delete(CURRENT);
}

function canMark(): boolean {
  return typeof CSS !== 'undefined' && 'highlights' in CSS;
}
