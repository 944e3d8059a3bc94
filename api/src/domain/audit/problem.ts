/** A problem in the trail: its partition, entry (null if not about one entry), and description. */
export interface AuditProblem {
  readonly pk: string;
  readonly n: number | null;
  readonly what: string;
}
