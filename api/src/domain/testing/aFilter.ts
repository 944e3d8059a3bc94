import { builtInStatuses } from '@portal/contract/catalogues/statuses.ts';
import { requestListQuery } from '@portal/contract/schemas/requestList.ts';
import { type ListFilter, listFilter } from '../request/listFilter.ts';

/** The filter of a list's query, written as it stands in an address; a client's unless it is read by somebody of the staff. */
export function aFilter(query: Record<string, string> = {}, staffId: string | null = null): ListFilter {
  return listFilter(requestListQuery.parse(query), builtInStatuses, staffId);
}
