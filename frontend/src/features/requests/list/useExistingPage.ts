import type { RequestList } from '@portal/contract/schemas/requestList.ts';
import { useEffect, useEffectEvent } from 'react';
import type { TurnTo } from './useListAddress.ts';

/** Leads from a page past the end, as an old link may name it, to the last one there is; and to the page that was shown in the place of another. */
export function useExistingPage(
  pagination: RequestList['pagination'] | undefined,
  asked: number,
  turnTo: TurnTo,
): void {
  const { page, totalPages, last } = pagination ?? { page: asked, totalPages: 0, last: null };
  // Of a list that is not counted to its end there may be pages beyond the last one that has a number.
  const isPast = totalPages > 0 && page > totalPages && last === null;
  const existing = isPast ? totalPages : page;
  const turn = useEffectEvent(turnTo);
  useEffect(() => {
    if (existing !== asked) turn(existing, { instead: true });
  }, [existing, asked]);
}
