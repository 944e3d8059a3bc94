import { useLocation, useSearchParams } from 'react-router-dom';
import { type BesidePlace, readBesidePlace } from './rules/besidePlace.ts';
import {
  type Filters,
  type ListAddress,
  readListAddress,
  withFilters,
  withLimit,
  withPage,
} from './rules/listAddress.ts';

/** How a page is turned to. */
interface Turn {
  /** In the place of a page that does not exist. */
  readonly instead?: boolean;
  /** Where it lies, for one next to the page that was shown. */
  readonly beside?: BesidePlace;
}

export type TurnTo = (page: number, how?: Turn) => void;

interface Changes {
  readonly beside: BesidePlace | null;
  /** `typed`: part of what is still being typed, which makes no entry of the history by itself. */
  readonly filter: (changed: Partial<Filters>, how?: 'typed') => void;
  readonly turnTo: TurnTo;
  readonly resize: (limit: number) => void;
}

/**
 * Which part of the list the address asks for, and how to ask for another. Where the page lies is kept with the entry
 * of the history and not in the address: a link leads to a page by its number.
 */
export function useListAddress(): ListAddress & Changes {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation();
  return {
    ...readListAddress(params),
    beside: readBesidePlace(state),
    filter: (changed, how) =>
      setParams((now) => withFilters(now, changed), { replace: how === 'typed', preventScrollReset: true }),
    turnTo: (page, { instead = false, beside } = {}) =>
      setParams((now) => withPage(now, page), { replace: instead, state: beside ? { beside } : null }),
    resize: (limit) => setParams((now) => withLimit(now, limit)),
  };
}
