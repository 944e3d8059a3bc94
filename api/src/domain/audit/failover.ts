import type { AuditProblem } from './problem.ts';

/**
 * What an unplanned failover of Cosmos DB may lose: with one write region and session consistency, the last 15 minutes
 * (https://learn.microsoft.com/azure/cosmos-db/consistency-levels#consistency-levels-and-data-durability).
 */
export const FAILOVER_LOSS_MS = 15 * 60_000;

/** Whether a failover at this instant may have lost what was written then. */
export function mayBeLost(writtenAt: string, failedOverAt: string): boolean {
  const failedOver = Date.parse(failedOverAt);
  const written = Date.parse(writtenAt);
  return written > failedOver - FAILOVER_LOSS_MS && written <= failedOver;
}

/** A problem that a failover explains, and when that was. */
export interface LostEntry extends AuditProblem {
  readonly failedOverAt: string;
}

/** Divides problems into those that one of the recorded failovers explains, and all others. */
export function explainByFailovers(
  problems: readonly AuditProblem[],
  failovers: readonly string[],
): { readonly lost: LostEntry[]; readonly problems: AuditProblem[] } {
  const lost: LostEntry[] = [];
  const others: AuditProblem[] = [];
  for (const problem of problems) {
    const { writtenAt = [] } = problem;
    const failedOverAt = failovers.find(
      (each) => writtenAt.length > 0 && writtenAt.every((at) => mayBeLost(at, each)),
    );
    if (failedOverAt === undefined) others.push(problem);
    else lost.push({ ...problem, failedOverAt });
  }
  return { lost, problems: others };
}
