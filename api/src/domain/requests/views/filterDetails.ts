import type { DayBounds, ListFilter } from '../list/listFilter.ts';

/** A list filter for the audit trail, without the search words, which can name a patient. */
export function filterDetails(filter: ListFilter): Record<string, string | number | boolean | null> {
  const { status, requestType, words, assignee, submitted, due, subpoenaReceived, groups } = filter;
  return {
    status,
    requestType,
    assignee,
    groups: groups.length === 0 ? null : groups.join(', '),
    hasSearchableWords: words.length > 0,
    submitted: rangeText(submitted),
    due: rangeText(due),
    subpoenaReceived: rangeText(subpoenaReceived),
  };
}

function rangeText({ from, to }: DayBounds): string | null {
  return from === null && to === null ? null : `${from ?? ''}..${to ?? ''}`;
}
