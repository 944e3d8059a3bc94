/** The statuses of concurrent calls in ascending order, because any of the calls may win. */
export function sortedStatuses(answers: readonly { readonly status: number }[]): number[] {
  return answers.map(({ status }) => status).toSorted((a, b) => a - b);
}
