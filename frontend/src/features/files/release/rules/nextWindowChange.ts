import type { StaffFileView } from '@portal/contract/requests/schemas/staffRequestView.ts';

/** The next instant (UTC ISO) at which a download window opens or ends; null if there is none. */
export function nextWindowChange(files: readonly Pick<StaffFileView, 'window'>[]): string | null {
  const changes = files.flatMap(({ window: { state, at } }) =>
    at && (state === 'active' || state === 'embargoed') ? [at] : [],
  );
  // Instants in UTC sort as text.
  return changes.toSorted()[0] ?? null;
}
