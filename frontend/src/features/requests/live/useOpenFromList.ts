import { useLocation, useNavigate } from 'react-router-dom';
import type { ListPosition } from './rules/listPosition.ts';

/** Returns a function that opens a request in this tab, so that the person can come back to the same place of the list. */
export function useOpenFromList() {
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  return (requestId: string, shown: Omit<ListPosition, 'from' | 'scrollY'>) => {
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
  };
}
