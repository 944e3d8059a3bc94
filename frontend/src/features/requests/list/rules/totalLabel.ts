import type { RequestList } from '@portal/contract/requests/schemas/requestList.ts';

/** The total number, followed by a plus sign if it is inexact. */
export function totalLabel({ totalCount, countIsExact }: RequestList['pagination']): string {
  return countIsExact ? String(totalCount) : `${totalCount}+`;
}
