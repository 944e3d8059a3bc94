import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { requestDetailsQuery } from '../api/requestDetailsQuery.ts';
import type { ListPosition } from './rules/listPosition.ts';

/** Returns a function, the same one at all addresses, that opens a request in this tab, so that the person can come back to the same place of the list. */
export function useOpenFromList() {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const location = useLocation();
  const latest = useRef(location);
  useEffect(() => {
    latest.current = location;
  }, [location]);
  return useCallback(
    (requestId: string, shown: Omit<ListPosition, 'from' | 'scrollY'>) => {
      const { pathname, search, state } = latest.current;
      // Before the page is rendered, which takes as long as the call. Not before that: the audit trail says who opened a request.
      void queryClient.prefetchQuery(requestDetailsQuery(requestId));
      const from = `${pathname}${search}`;
      const { scrollY } = window;
      const focus = { requestId, scrollY };
      // Also for the browser's Back button.
      void navigate(from, {
        replace: true,
        state: { ...(state as object | null), focus },
        preventScrollReset: true,
      });
      void navigate(`/dashboard/request/${requestId}`, { state: { position: { from, scrollY, ...shown } } });
    },
    [navigate, queryClient],
  );
}
