import type { StaffFileView } from '@portal/contract/requests/schemas/staffRequestView.ts';

/** The first instant at which the window of one of the files opens or ends; null when none does. */
export function nextWindowChange(files: readonly Pick<StaffFileView, 'window'>[]): string | null {
  const changes = files.flatMap(({ window: { state, at } }) =>
    at && (state === 'active' || state === 'embargoed') ? [at] : [],
  );
  // Instants in UTC sort as text.
  return changes.toSorted()[0] ?? null;
}
