import type { FileView } from '@portal/contract/requests/schemas/requestView.ts';

/** The first instant at which what may be done with one of the files changes by itself; null when there is none. */
export function nextTurn(files: readonly FileView[]): string | null {
  const turns = files.flatMap(({ availableAt, downloadUntil, downloadAgainUntil }) => [
    availableAt,
    downloadUntil,
    downloadAgainUntil,
  ]);
  // Instants in UTC sort as text.
  return turns.filter((turn) => turn !== undefined).toSorted()[0] ?? null;
}
