import { builtInStatuses } from '@portal/contract/configuration/catalogs/statuses.ts';
import { requestListQuery } from '@portal/contract/requests/schemas/requestList.ts';
import { type ListFilter, listFilter } from '../requests/list/listFilter.ts';

/** The filter for a list query from a URL: a staff member's if `staffId` is given, otherwise a client's. */
export function aFilter(
  query: Record<string, string> = {},
  staffId: string | null = null,
  today = '2026-03-10',
): ListFilter {
  return listFilter(requestListQuery.parse(query), builtInStatuses, staffId, today);
}
