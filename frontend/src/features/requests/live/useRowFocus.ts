import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { readFocusedRow } from './rules/listPosition.ts';

/** Focuses the row from which a request was opened when the list is shown again, at the same scroll position. */
export function useRowFocus(): void {
  const { state } = useLocation();
  const focusedRow = readFocusedRow(state);
  const focus = useEffectEvent(() => {
    if (!focusedRow) return;
    window.scrollTo(0, focusedRow.scrollY);
    focusRow(focusedRow.requestId);
  });
  const key = focusedRow?.requestId;
  // After the rows and after the page has focused its heading.
  useEffect(() => {
    const timer = setTimeout(() => focus(), 50);
    return () => clearTimeout(timer);
  }, [key]);
}

/** Focuses the element with `data-row`. Returns whether it is there. */
export function focusRow(requestId: string): boolean {
  const row = document.querySelector<HTMLElement>(`[data-row="${CSS.escape(requestId)}"]`);
  row?.focus({ preventScroll: true });
  row?.scrollIntoView({ block: 'nearest' });
  return row !== null;
}
