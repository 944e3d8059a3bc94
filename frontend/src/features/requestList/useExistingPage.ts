import type { RequestList } from '@portal/contract/schemas/requestList.ts';
import { useEffect, useEffectEvent } from 'react';

type TurnTo = (page: number, how: 'instead') => void;

/** Leads from a page past the end, as an old link may name it, to the last one there is. */
export function useExistingPage(pagination: RequestList['pagination'] | undefined, turnTo: TurnTo): void {
  const { page, totalPages } = pagination ?? { page: 1, totalPages: 1 };
  const turn = useEffectEvent(turnTo);
  useEffect(() => {
    if (totalPages > 0 && page > totalPages) turn(totalPages, 'instead');
  }, [page, totalPages]);
}
