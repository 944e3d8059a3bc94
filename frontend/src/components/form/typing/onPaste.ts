import { isCalendarDay, localDay, yearsBefore } from '@portal/contract/fields/dates.ts';
import type { ClipboardEvent } from 'react';

/** Of a pasted year with two digits, later ones belong to the century before. */
const YEARS_AHEAD = 20;

/** Replaces the value of an input by that of a pasted text; null inserts the text as usual. */
export function onPaste(parse: (text: string) => string | null, onValue: (value: string) => void) {
  return (event: ClipboardEvent<HTMLInputElement>) => {
    const value = parse(event.clipboardData.getData('text'));
    if (value === null) return;
    event.preventDefault();
    onValue(value);
  };
}

/** Enters a pasted day. Browsers ignore what is pasted into their date fields. `max`: the latest day, if there is one. */
export function onPasteDay(onValue: (day: string) => void, max?: string | number) {
  return (event: ClipboardEvent<HTMLInputElement>) => {
    event.preventDefault();
    const text = event.clipboardData.getData('text');
    // At once, because the form may be sent before the code for other notations is there.
    if (isCalendarDay(text.trim())) return onValue(text.trim());
    const soon = yearsBefore(localDay(new Date()), -YEARS_AHEAD);
    const latest = max !== undefined && String(max) < soon ? String(max) : soon;
    void import('@portal/contract/fields/entered/day.ts').then(
      ({ enteredDay }) => {
        const day = enteredDay(text, latest);
        if (day !== null) onValue(day);
      },
      // Without its code, the day can still be typed.
      () => undefined,
    );
  };
}
