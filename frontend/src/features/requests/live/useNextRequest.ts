import { requestListQuery } from '@portal/contract/requests/schemas/requestList.ts';
import { useNavigate } from 'react-router-dom';
import { useListNeighbors } from './useListNeighbors.ts';
import { useStartNext } from './useStartNext.ts';

/** For a request that was not opened from a list. */
const DASHBOARD = { from: '/dashboard', query: requestListQuery.parse({}), scrollY: 0 };

/** The way from the page of a request to the next one of its list. Without one, `start` goes back to the list. */
export function useNextRequest(requestId: string) {
  const navigate = useNavigate();
  const { position, open, openNeighbor } = useListNeighbors(requestId);
  const { from, query, scrollY } = position ?? DASHBOARD;
  const listState = { focus: { requestId, scrollY } };
  const { isPending, mutate } = useStartNext(
    (id) => (id === requestId ? undefined : open(id, position)),
    () => void navigate(from, { state: listState }),
  );
  return {
    /** The address of the list, and the history state that restores its position. */
    from,
    listState,
    openNeighbor,
    isPending,
    /** Starts the next request. `isFinished`: this one is not offered again. */
    start: (isFinished: boolean) => mutate({ query, ...(isFinished && { finished: requestId }) }),
  };
}
