import type { ListColumn } from '@portal/contract/workspace/listColumns.ts';
import type { SavedView } from '@portal/contract/workspace/schemas.ts';
import { useMemo, useRef } from 'react';
import { type NavigateOptions, useSearchParams } from 'react-router-dom';
import { usePageLocation, usePageParams } from '../../components/page/pageLocation.ts';
import { type ListAnchor, readListAnchor } from './rules/listAnchor.ts';
import {
  type Filters,
  type ListOrder,
  type ListParams,
  readListParams,
  withColumns,
  withFilters,
  withLimit,
  withOrder,
  withPage,
} from './rules/listParams.ts';
import { expandSavedView, savedViewIdOf } from './rules/savedViewParams.ts';

/** Options for opening a page of the list. */
interface PageOptions {
  /** Replaces the history entry, for a page that does not exist. */
  readonly replace?: boolean;
  /** The cursor, for a page next to the current one. */
  readonly anchor?: ListAnchor;
}

export type GoToPage = (page: number, options?: PageOptions) => void;

interface Changes {
  readonly anchor: ListAnchor | null;
  /** `typing`: the person is still typing, so the change replaces the history entry. */
  readonly changeFilters: (changed: Partial<Filters>, mode?: 'typing') => void;
  readonly goToPage: GoToPage;
  readonly changeLimit: (limit: number) => void;
  readonly changeOrder: (order: ListOrder) => void;
  readonly changeColumns: (columns: readonly ListColumn[]) => void;
  /** ID of the saved view that the URL names; null if it names none. */
  readonly namedView: string | null;
}

const NO_VIEWS: readonly SavedView[] = [];

/**
 * The list parameters of the URL and functions to change them. The anchor is kept in the history state, not in the URL,
 * because a link names a page by number. A saved view shows what it saved; a change of that leaves its URL.
 */
export function useListParams(savedViews: readonly SavedView[] = NO_VIEWS): ListParams & Changes {
  const [, setParams] = useSearchParams();
  const params = usePageParams();
  // As text: an entry of the history can have other state as well, which the list does not depend on.
  const anchor = JSON.stringify(readListAnchor(usePageLocation().state));
  const pending = useRef({ base: params, next: params });
  return useMemo(() => {
    /** The router applies a change later. A second change before that must build on the first one. */
    const change = (update: (current: URLSearchParams) => URLSearchParams, options?: NavigateOptions) => {
      const next = update(pending.current.base === params ? pending.current.next : params);
      pending.current = { base: params, next };
      setParams(next, options);
    };
    const expanded = (current: URLSearchParams) => {
      const saved = savedViews.find(({ viewId }) => viewId === savedViewIdOf(current));
      return saved ? expandSavedView(current, saved) : current;
    };
    return {
      ...readListParams(expanded(params)),
      namedView: savedViewIdOf(params),
      anchor: JSON.parse(anchor) as ListAnchor | null,
      changeFilters: (changed, mode) =>
        change((current) => withFilters(expanded(current), changed), {
          replace: mode === 'typing',
          preventScrollReset: true,
        }),
      goToPage: (page, { replace = false, anchor } = {}) =>
        change((current) => withPage(current, page), { replace, state: anchor ? { anchor } : null }),
      changeLimit: (limit) => change((current) => withLimit(current, limit)),
      changeOrder: (order) =>
        change((current) => withOrder(expanded(current), order), { preventScrollReset: true }),
      changeColumns: (columns) =>
        change((current) => withColumns(expanded(current), columns), { preventScrollReset: true }),
    };
  }, [params, setParams, anchor, savedViews]);
}
