/** The statuses of answers to calls made at once, in ascending order: which of them won is not the point. */
export function statusesOf(answers: readonly { readonly status: number }[]): number[] {
  return answers.map(({ status }) => status).toSorted((a, b) => a - b);
}
