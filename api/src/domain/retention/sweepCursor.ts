/** The cursor of the nightly run through closed requests, ordered by month and request id. */
export function sweepCursor(month: string | null, requestId: string): string {
  return `${month ?? ''}|${requestId}`;
}

/** The requests of a month after the cursor, in order. A request that cannot be deleted does not block the next ones. */
export function afterCursor(
  cursor: string | null,
  month: string | null,
  requestIds: readonly string[],
): string[] {
  return requestIds.filter((one) => cursor === null || sweepCursor(month, one) > cursor).toSorted();
}
