import { useSearchParams } from 'react-router-dom';

export const requestTabs = ['overview', 'details', 'documents', 'messages', 'activity', 'money'] as const;

export type RequestTab = (typeof requestTabs)[number];

/** The tab in the URL (`?tab=`), with a setter. Defaults to the overview. */
export function useRequestTab(): readonly [RequestTab, (tab: RequestTab) => void] {
  const [search, setSearch] = useSearchParams();
  const tab = requestTabs.find((each) => each === search.get('tab')) ?? 'overview';
  const choose = (next: RequestTab) =>
    setSearch(next === 'overview' ? {} : { tab: next }, { replace: true, preventScrollReset: true });
  return [tab, choose];
}
