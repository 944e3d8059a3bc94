/** Instead of what differs. */
export const MISSING = 'missing';

/** What is not in the store as it is in the backup. */
export interface Difference {
  /** Container and id or name. */
  readonly subject: string;
  /** Names of fields, or of what a blob has beside its content; no value of theirs. */
  readonly parts: readonly string[];
}

/** The same, as somebody reads it. */
export function saidOf({ subject, parts }: Difference): string {
  return `${subject}: ${parts.join(', ')}`;
}
