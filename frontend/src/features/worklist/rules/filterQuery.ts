import type { Filters } from './listParams.ts';

/** The query parameters for the active filters. */
export function filterQuery({ requestType, ...texts }: Filters) {
  const activeTexts = Object.fromEntries(Object.entries(texts).filter(([, value]) => value !== ''));
  return { ...activeTexts, ...(requestType !== '' && { requestType: Number(requestType) }) };
}
