/** Where a night stands among the closed requests; months and the ids in them follow each other as places do. */
export function placeOf(month: string | null, requestId: string): string {
  return `${month ?? ''}|${requestId}`;
}

/** The requests of a month behind a place, in their order: what could not be deleted keeps no night at its beginning. */
export function behind(from: string | null, month: string | null, requestIds: readonly string[]): string[] {
  return requestIds.filter((one) => from === null || placeOf(month, one) > from).toSorted();
}
