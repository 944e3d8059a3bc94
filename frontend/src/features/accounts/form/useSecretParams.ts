import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * The query parameters that the screen was opened with. They are secrets, so they are removed from the address bar at
 * once. `forReload`: the history state keeps them until `useClearSecretParams` clears them or the tab is closed.
 */
export function useSecretParams({ forReload = false } = {}): URLSearchParams {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const [params] = useState(() => new URLSearchParams(search || (forReload ? savedSearch(state) : '')));
  const nextState = forReload ? { search } : state;
  const clear = useEffectEvent(() => void navigate(pathname, { replace: true, state: nextState }));
  const mustClear = search !== '';
  useEffect(() => {
    if (mustClear) clear();
  }, [mustClear]);
  return params;
}

/** Returns a function that clears the parameters kept for a reload. */
export function useClearSecretParams(): () => void {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  return () => void navigate(pathname, { replace: true, state: null });
}

function savedSearch(state: unknown): string {
  return typeof state === 'object' && state !== null && 'search' in state ? String(state.search) : '';
}
