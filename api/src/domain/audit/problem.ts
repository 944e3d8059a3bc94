/** A problem in the trail: its partition, entry (null if not about one entry), and description. */
export interface AuditProblem {
  readonly pk: string;
  readonly n: number | null;
  readonly what: string;
  /** When the missing parts were written; present if nothing else about them is wrong, so that they may have been lost. */
  readonly writtenAt?: readonly string[];
}
