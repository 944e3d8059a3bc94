import type { ListColumn } from '@portal/contract/workspace/listColumns.ts';
import type { SavedView } from '@portal/contract/workspace/schemas.ts';
import { filterQuery } from './filterQuery.ts';
import type { ListParams } from './listParams.ts';

const SAVED = 'saved-';
/** Parameters that do not belong to a view. */
const kept = ['page', 'limit', 'success', 'orderId'];

/** The ID of the saved view that a URL names; null if it names none. */
export function savedViewIdOf(params: URLSearchParams): string | null {
  const view = params.get('view') ?? '';
  return view.startsWith(SAVED) ? view.slice(SAVED.length) : null;
}

/** The parameters of a saved view's own URL. */
export function savedViewSearch(viewId: string): string {
  return `?view=${SAVED}${viewId}`;
}

/** Replaces the name of a saved view in the parameters with what it shows. `saved` remembers which view it was. */
export function expandSavedView(params: URLSearchParams, view: SavedView): URLSearchParams {
  const next = new URLSearchParams();
  for (const name of kept) {
    const value = params.get(name);
    if (value !== null) next.set(name, value);
  }
  for (const [field, value] of Object.entries(view.filters)) {
    if (value !== undefined && value !== '') next.set(field, String(value));
  }
  next.set('columns', view.columns.join(','));
  next.set('sortBy', view.sortBy);
  next.set('sortOrder', view.sortOrder);
  next.set('saved', view.viewId);
  return next;
}

/** What a view saves of the list. */
export function viewStateOf(
  { filters, sort }: Pick<ListParams, 'filters' | 'sort'>,
  columns: readonly ListColumn[],
) {
  return { filters: filterQuery(filters) as SavedView['filters'], columns: [...columns], ...sort };
}
