import type { AuditProblem } from './problem.ts';

/** What came of verifying the trail. */
export interface TrailReport {
  readonly entries: number;
  readonly days: number;
  readonly seals: number;
  /** Copies of seals in the archive. */
  readonly copies: number;
  /** Day and hash of the last seal, to be kept elsewhere and asked for later; null when there is none. */
  readonly lastSeal: { readonly day: string; readonly hash: string } | null;
  /** Events of requests that were compared with their entries. */
  readonly events: number;
  /** Events that were taken up twice, word for word: work that ran again. Harmless. */
  readonly duplicates: number;
  /** What could not be checked, in words. */
  readonly unchecked: readonly string[];
  readonly problems: readonly AuditProblem[];
}
