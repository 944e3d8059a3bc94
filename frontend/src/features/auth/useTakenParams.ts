import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * The parameters that the screen was opened with. They are secrets, so that they leave the address bar and the history
 * as soon as they are read.
 */
export function useTakenParams(): URLSearchParams {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const [params] = useState(() => new URLSearchParams(search));
  const clear = useEffectEvent(() => void navigate(pathname, { replace: true, state }));
  const mustClear = search !== '';
  useEffect(() => {
    if (mustClear) clear();
  }, [mustClear]);
  return params;
}
