import { useRef } from 'react';
import { type NavigateOptions, useLocation, useSearchParams } from 'react-router-dom';
import { type ListAnchor, readListAnchor } from './rules/listAnchor.ts';
import {
  type Filters,
  type ListAddress,
  readListAddress,
  withFilters,
  withLimit,
  withPage,
} from './rules/listAddress.ts';

/** Options for opening a page of the list. */
interface PageOptions {
  /** Replaces the history entry, for a page that does not exist. */
  readonly instead?: boolean;
  /** The cursor, for a page next to the current one. */
  readonly beside?: ListAnchor;
}

export type GoToPage = (page: number, how?: PageOptions) => void;

interface Changes {
  readonly beside: ListAnchor | null;
  /** `typed`: part of what is still being typed, which makes no entry of the history by itself. */
  readonly filter: (changed: Partial<Filters>, how?: 'typed') => void;
  readonly goToPage: GoToPage;
  readonly resize: (limit: number) => void;
}

/**
 * Which part of the list the address asks for, and how to ask for another. Where the page lies is kept with the entry
 * of the history and not in the address: a link leads to a page by its number.
 */
export function useListAddress(): ListAddress & Changes {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation();
  const asked = useRef({ on: params, next: params });
  /** The router shows a change a moment later: one that comes before that builds on the one before it. */
  const change = (how: (now: URLSearchParams) => URLSearchParams, options?: NavigateOptions) => {
    const next = how(asked.current.on === params ? asked.current.next : params);
    asked.current = { on: params, next };
    setParams(next, options);
  };
  return {
    ...readListAddress(params),
    beside: readListAnchor(state),
    filter: (changed, how) =>
      change((now) => withFilters(now, changed), { replace: how === 'typed', preventScrollReset: true }),
    goToPage: (page, { instead = false, beside } = {}) =>
      change((now) => withPage(now, page), { replace: instead, state: beside ? { beside } : null }),
    resize: (limit) => change((now) => withLimit(now, limit)),
  };
}
