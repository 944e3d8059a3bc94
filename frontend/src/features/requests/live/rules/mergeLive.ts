import type { DataOf } from '@portal/contract/endpoint.ts';
import type { getLiveList } from '@portal/contract/requests/live/endpoints.ts';
import type { RequestListPage } from '@portal/contract/requests/schemas/requestList.ts';

type Update = NonNullable<DataOf<typeof getLiveList>['update']>;

interface Merged {
  /** The shown page with the new values. Its rows keep their places, and its total is that of the loaded page. */
  readonly page: RequestListPage;
  readonly changed: readonly string[];
  /** Shown requests that no longer match the filters. */
  readonly left: readonly string[];
  /** How many other requests match since the page was loaded; 0 if the totals are not exact. */
  readonly added: number;
}

/** Puts new values into the rows of a page without moving them. */
export function mergeLive(shown: RequestListPage, update: Update): Merged {
  const latest = new Map(update.rows.map((row) => [row._id, row]));
  const requests = shown.requests.map((row) => latest.get(row._id) ?? row);
  const matching = new Set(update.matching);
  const left = shown.requests.map(({ _id }) => _id).filter((id) => !matching.has(id));
  const { totalCount, countIsExact } = shown.pagination;
  const isExact = countIsExact && update.countIsExact;
  return {
    page: { ...shown, requests },
    changed: shown.requests
      .filter((row, index) => JSON.stringify(sorted(row)) !== JSON.stringify(sorted(requests[index]!)))
      .map(({ _id }) => _id),
    left,
    added: isExact ? Math.max(update.totalCount - totalCount + left.length, 0) : 0,
  };
}

function sorted(row: object): unknown[] {
  return Object.entries(row).toSorted(([a], [b]) => (a < b ? -1 : 1));
}
