import type { RequestListPage } from '@portal/contract/requests/schemas/requestList.ts';

/** The total number, followed by a plus sign if it is inexact. */
export function totalLabel({ totalCount, countIsExact }: RequestListPage['pagination']): string {
  return countIsExact ? String(totalCount) : `${totalCount}+`;
}
