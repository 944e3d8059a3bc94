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

/** A page of events. `found` has the events from the instant of the cursor on, newest first, and more than a page of them if a next page exists. */
export function activityPage<E extends { readonly at: string }>(
  found: readonly E[],
  { at, skip }: ActivityCursor,
  limit: number,
): { events: E[]; nextCursor: string | null } {
  const events = found.slice(skip, skip + limit);
  const last = events.at(-1);
  if (!last || found.length <= skip + limit) return { events, nextCursor: null };
  const ofInstant = events.filter((event) => event.at === last.at).length;
  return { events, nextCursor: `${last.at}~${last.at === at ? skip + ofInstant : ofInstant}` };
}
