import { useLocation, useSearchParams } from 'react-router-dom';
import { type RequestTab, requestTabOf } from './requestTabs.ts';

/** The tab in the URL (`?tab=`), with a setter that keeps the place in the list. Defaults to the overview. */
export function useRequestTab(): readonly [RequestTab, (tab: RequestTab) => void] {
  const [search, setSearch] = useSearchParams();
  const state: unknown = useLocation().state;
  const tab = requestTabOf(search.get('tab'));
  const choose = (next: RequestTab) =>
    setSearch(next === 'overview' ? {} : { tab: next }, { replace: true, preventScrollReset: true, state });
  return [tab, choose];
}
