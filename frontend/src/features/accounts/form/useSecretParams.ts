import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * The parameters that the screen was opened with. They are secrets, so that they leave the address bar as soon as they
 * are read. `forReload`: the entry of the history keeps them, out of sight, until it is told to forget them or the tab is closed.
 */
export function useSecretParams({ forReload = false } = {}): URLSearchParams {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const [params] = useState(() => new URLSearchParams(search || (forReload ? keptIn(state) : '')));
  const kept = forReload ? { taken: search } : state;
  const clear = useEffectEvent(() => void navigate(pathname, { replace: true, state: kept }));
  const mustClear = search !== '';
  useEffect(() => {
    if (mustClear) clear();
  }, [mustClear]);
  return params;
}

/** Forgets what was kept for a reload. */
export function useForgetSecretParams(): () => void {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  return () => void navigate(pathname, { replace: true, state: null });
}

function keptIn(state: unknown): string {
  return typeof state === 'object' && state !== null && 'taken' in state ? String(state.taken) : '';
}
