import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { readFocusedRow } from './rules/listPosition.ts';

/** Of the bar above every page, in px. */
const BAR_HEIGHT = 60;

/** Focuses the row from which a request was opened when the list is shown again, at the same scroll position. */
export function useRowFocus(): void {
  const { state } = useLocation();
  const focusedRow = readFocusedRow(state);
  const focus = useEffectEvent(() => {
    if (!focusedRow) return;
    window.scrollTo(0, focusedRow.scrollY);
    // Where the person left it. Only J and K on the request's page may have led to a row that is not on the screen.
    focusRow(focusedRow.requestId, 'if hidden');
  });
  const key = focusedRow?.requestId;
  // After the rows and after the page has focused its heading.
  useEffect(() => {
    const timer = setTimeout(() => focus(), 50);
    return () => clearTimeout(timer);
  }, [key]);
}

/**
 * Focuses the element with `data-row` and scrolls to it, with some space around it, or only if it is not on the screen.
 * Returns whether it is there.
 */
export function focusRow(requestId: string, scrolls: 'always' | 'if hidden' = 'always'): boolean {
  const row = document.querySelector<HTMLElement>(`[data-row="${CSS.escape(requestId)}"]`);
  if (!row) return false;
  row.focus({ preventScroll: true });
  const { top, bottom } = row.getBoundingClientRect();
  const isOnScreen = top >= BAR_HEIGHT && bottom <= window.innerHeight;
  if (scrolls === 'always' || !isOnScreen) row.scrollIntoView({ block: 'nearest' });
  return true;
}
