import type { RequestList } from '@portal/contract/requests/schemas/requestList.ts';

/** How many there are, or the number up to which they were counted. */
export function totalLabel({ totalCount, countIsExact }: RequestList['pagination']): string {
  return countIsExact ? String(totalCount) : `${totalCount}+`;
}
