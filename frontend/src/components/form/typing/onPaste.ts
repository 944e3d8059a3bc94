import { localDay, yearsBefore } from '@portal/contract/fields/dates.ts';
import { enteredDay } from '@portal/contract/fields/entered/day.ts';
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

/** Reads a pasted day. Browsers ignore what is pasted into their date fields. `max`: the latest day, if there is one. */
export function dayOf(max?: string | number): (text: string) => string | null {
  const soon = yearsBefore(localDay(new Date()), -YEARS_AHEAD);
  return (text) => enteredDay(text, max !== undefined && String(max) < soon ? String(max) : soon);
}
