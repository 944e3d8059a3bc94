import type { AuditProblem } from './problem.ts';

/** The result of verifying the trail. */
export interface TrailReport {
  readonly entries: number;
  readonly days: number;
  readonly seals: number;
  /** Copies of seals in the archive. */
  readonly copies: number;
  /** Day and hash of the last seal, to store elsewhere for a later comparison; null if there is none. */
  readonly lastSeal: { readonly day: string; readonly hash: string } | null;
  /** Events of requests that were compared with their entries. */
  readonly events: number;
  /** Identical repeated events, from tasks that ran twice. Harmless. */
  readonly duplicates: number;
  /** Descriptions of what could not be checked. */
  readonly unchecked: readonly string[];
  readonly problems: readonly AuditProblem[];
}
