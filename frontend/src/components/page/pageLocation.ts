import { createContext, use, useMemo } from 'react';
import { type Location, useLocation } from 'react-router-dom';

/** The address that a hidden screen keeps; null for the screen that is shown. */
export const PageLocation = createContext<Location | null>(null);

/** The address of the screen around a component: of the list behind an open request, the one that it was left with. */
export function usePageLocation(): Location {
  const location = useLocation();
  return use(PageLocation) ?? location;
}

/** The parameters of that address. */
export function usePageParams(): URLSearchParams {
  const { search } = usePageLocation();
  return useMemo(() => new URLSearchParams(search), [search]);
}
