import { builtInStatuses } from '@portal/contract/configuration/catalogues/statuses.ts';
import { requestListQuery } from '@portal/contract/requests/schemas/requestList.ts';
import { type ListFilter, listFilter } from '../requests/list/listFilter.ts';

/** The filter of a list's query, written as it stands in an address; a client's unless it is read by somebody of the staff. */
export function aFilter(query: Record<string, string> = {}, staffId: string | null = null): ListFilter {
  return listFilter(requestListQuery.parse(query), builtInStatuses, staffId);
}
