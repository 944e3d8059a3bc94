/** Something wrong with the trail: in which partition, at which entry (null: not one in particular), and what. */
export interface AuditProblem {
  readonly pk: string;
  readonly n: number | null;
  readonly what: string;
}
