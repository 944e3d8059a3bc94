/** Where a night stands among the closed requests; months and the ids in them follow each other as places do. */
export function sweepCursor(month: string | null, requestId: string): string {
  return `${month ?? ''}|${requestId}`;
}

/** The requests of a month behind a place, in their order: what could not be deleted keeps no night at its beginning. */
export function afterCursor(
  from: string | null,
  month: string | null,
  requestIds: readonly string[],
): string[] {
  return requestIds.filter((one) => from === null || sweepCursor(month, one) > from).toSorted();
}
