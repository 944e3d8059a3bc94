import { useState } from 'react';
import { deviceKeys } from '../../lib/storage/deviceKeys.ts';

const COLLAPSED = 'icons';

/** Whether the navigation shows icons only; this browser remembers it. */
export function useCollapsed(): [boolean, (collapsed: boolean) => void] {
  const [collapsed, setCollapsed] = useState(() => localStorage.getItem(deviceKeys.navigation) === COLLAPSED);
  const choose = (next: boolean) => {
    setCollapsed(next);
    if (next) localStorage.setItem(deviceKeys.navigation, COLLAPSED);
    else localStorage.removeItem(deviceKeys.navigation);
  };
  return [collapsed, choose];
}
