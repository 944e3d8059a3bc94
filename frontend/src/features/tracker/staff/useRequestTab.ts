import { useSearchParams } from 'react-router-dom';

export type RequestTab = 'details' | 'activity';

/** The tab in the URL (`?tab=`), with a setter. Defaults to the details. */
export function useRequestTab(): readonly [RequestTab, (tab: RequestTab) => void] {
  const [search, setSearch] = useSearchParams();
  const tab = search.get('tab') === 'activity' ? 'activity' : 'details';
  const choose = (next: RequestTab) =>
    setSearch(next === 'details' ? {} : { tab: next }, { replace: true, preventScrollReset: true });
  return [tab, choose];
}
