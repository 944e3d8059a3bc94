import { useSearchParams } from 'react-router-dom';
import {
  type Filters,
  type ListAddress,
  readListAddress,
  withFilters,
  withLimit,
  withPage,
} from './rules/listAddress.ts';

interface Changes {
  /** `typed`: part of what is still being typed, which makes no entry of the history by itself. */
  readonly filter: (changed: Partial<Filters>, how?: 'typed') => void;
  /** `instead`: in the place of a page that does not exist. */
  readonly turnTo: (page: number, how?: 'instead') => void;
  readonly resize: (limit: number) => void;
}

/** Which part of the list the address asks for, and how to ask for another. */
export function useListAddress(): ListAddress & Changes {
  const [params, setParams] = useSearchParams();
  return {
    ...readListAddress(params),
    filter: (changed, how) =>
      setParams((now) => withFilters(now, changed), { replace: how === 'typed', preventScrollReset: true }),
    turnTo: (page, how) => setParams((now) => withPage(now, page), { replace: how === 'instead' }),
    resize: (limit) => setParams((now) => withLimit(now, limit)),
  };
}
