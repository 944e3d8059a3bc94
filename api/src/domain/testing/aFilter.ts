import { builtInStatuses } from '@portal/contract/configuration/catalogs/statuses.ts';
import { requestListQuery } from '@portal/contract/requests/schemas/requestList.ts';
import { type ListFilter, listFilter } from '../requests/list/listFilter.ts';

/** The filter for a list query as written in a URL; a client's unless a staff id is given. */
export function aFilter(query: Record<string, string> = {}, staffId: string | null = null): ListFilter {
  return listFilter(requestListQuery.parse(query), builtInStatuses, staffId);
}
