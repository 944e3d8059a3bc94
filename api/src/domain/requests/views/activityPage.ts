/** Where a page of activity starts: at an instant, after the first `skip` events of that instant. */
export interface ActivityCursor {
  readonly at: string;
  readonly skip: number;
}

/** Later than every event. */
const NEWEST: ActivityCursor = { at: '9999-12-31T23:59:59.999Z', skip: 0 };

/** Parses a cursor; undefined means the first page. */
export function parseActivityCursor(cursor: string | undefined): ActivityCursor {
  if (cursor === undefined) return NEWEST;
  const [at = '', skip] = cursor.split('~');
  return { at, skip: Number(skip) };
}

/** Cuts a page off the events from a cursor's instant on, newest first, of which there is at least one more than shown. */
export function activityPage<E extends { readonly at: string }>(
  found: readonly E[],
  { at, skip }: ActivityCursor,
  limit: number,
): { shown: E[]; nextCursor: string | null } {
  const shown = found.slice(skip, skip + limit);
  const last = shown.at(-1);
  if (!last || found.length <= skip + limit) return { shown, nextCursor: null };
  const ofInstant = shown.filter((event) => event.at === last.at).length;
  return { shown, nextCursor: `${last.at}~${last.at === at ? skip + ofInstant : ofInstant}` };
}
