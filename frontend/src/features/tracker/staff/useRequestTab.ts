import { useLocation, useSearchParams } from 'react-router-dom';

export const requestTabs = ['overview', 'details', 'documents', 'messages', 'activity', 'money'] as const;

export type RequestTab = (typeof requestTabs)[number];

/** The tab in the URL (`?tab=`), with a setter that keeps the place in the list. Defaults to the overview. */
export function useRequestTab(): readonly [RequestTab, (tab: RequestTab) => void] {
  const [search, setSearch] = useSearchParams();
  const state: unknown = useLocation().state;
  const tab = requestTabs.find((each) => each === search.get('tab')) ?? 'overview';
  const choose = (next: RequestTab) =>
    setSearch(next === 'overview' ? {} : { tab: next }, { replace: true, preventScrollReset: true, state });
  return [tab, choose];
}
