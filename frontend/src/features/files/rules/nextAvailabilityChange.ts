import type { FileView } from '@portal/contract/requests/schemas/requestView.ts';

/** The next instant (UTC ISO) at which the availability of a file changes; null if there is none. */
export function nextAvailabilityChange(files: readonly FileView[]): string | null {
  const changes = files.flatMap(({ availableAt, downloadUntil, downloadAgainUntil }) => [
    availableAt,
    downloadUntil,
    downloadAgainUntil,
  ]);
  // Instants in UTC sort as text.
  return changes.filter((change) => change !== undefined).toSorted()[0] ?? null;
}
