import type { Filters } from './listAddress.ts';

/** What the API is asked to narrow the list by. */
export function filterQuery({ requestType, ...texts }: Filters) {
  const narrowing = Object.fromEntries(Object.entries(texts).filter(([, value]) => value !== ''));
  return { ...narrowing, ...(requestType !== '' && { requestType: Number(requestType) }) };
}
