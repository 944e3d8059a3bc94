import type { RequestListPage, RequestListQuery } from '@portal/contract/requests/schemas/requestList.ts';
import { useCallback, useMemo, useState } from 'react';
import { type LiveRows, noLiveRows } from './liveRows.ts';
import { useOpenFromList } from './useOpenFromList.ts';

/** The state of `LiveRowsContext` for a list. `query`: of the shown page. */
export function useLiveRows(list: RequestListPage | undefined, query: RequestListQuery) {
  const [live, setLive] = useState<LiveRows>(noLiveRows);
  const openFromList = useOpenFromList();
  const change = useCallback(
    (changed: Partial<LiveRows>) => setLive((before) => ({ ...before, ...changed })),
    [],
  );
  const ids = useMemo(() => list?.requests.map(({ _id }) => _id) ?? [], [list]);
  const tabStop = live.active !== null && ids.includes(live.active) ? live.active : ids[0];
  return useMemo(
    () => ({
      live,
      tabStop,
      change,
      open: (requestId: string) => openFromList(requestId, { query, ids }),
      ids,
    }),
    [live, tabStop, change, openFromList, query, ids],
  );
}
