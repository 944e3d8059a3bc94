/** The statuses of concurrent calls in ascending order, because any of the calls may win. */
export function sortedStatuses(responses: readonly { readonly status: number }[]): number[] {
  return responses.map(({ status }) => status).toSorted((a, b) => a - b);
}
