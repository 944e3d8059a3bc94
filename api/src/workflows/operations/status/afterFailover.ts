import type { UnmatchedPayment } from '@portal/contract/reconciliation/schemas.ts';
import { readRun } from '../../../data/reconciliation/reconciliation.ts';
import { sealCopies } from '../../../data/audit/sealCopies.ts';
import { sealsFrom } from '../../../data/audit/seals.ts';
import { sha256 } from '../../../data/audit/sha256.ts';
import { listUnmatched } from '../../../data/views/unmatchedPayments.ts';
import { explainByFailovers, FAILOVER_LOSS_MS, type LostEntry } from '../../../domain/audit/failover.ts';
import type { AuditProblem } from '../../../domain/audit/problem.ts';
import { verifySealCopies } from '../../../domain/audit/verifySealCopies.ts';

const MAX_PAYMENTS = 1_000;

interface AfterFailover {
  /** When payments were compared with Stripe after the failover; null if they were not yet. */
  readonly comparedAt: string | null;
  /** Payments whose request or draft does not exist, found since. */
  readonly withoutRequest: readonly UnmatchedPayment[];
  /** Seals that the failover explains, and differences that it does not. */
  readonly seals: { readonly lost: readonly LostEntry[]; readonly problems: readonly AuditProblem[] };
}

/**
 * What a failover may have lost, as far as the portal can tell. Compares money with Stripe, and seals with the archive.
 */
export async function afterFailover(failedOverAt: string, now: Date): Promise<AfterFailover> {
  const [run, open, seals, copies] = await Promise.all([
    readRun(now),
    listUnmatched({ state: 'open', limit: MAX_PAYMENTS }),
    sealsFrom(''),
    sealCopies(),
  ]);
  const since = new Date(Date.parse(failedOverAt) - FAILOVER_LOSS_MS).toISOString();
  const isCompared = run?.state === 'done' && run.startedAt >= failedOverAt;
  const { problems } = verifySealCopies(seals, copies, sha256, now);
  return {
    comparedAt: isCompared ? run.at : null,
    withoutRequest: open
      .map(({ payment }) => payment)
      .filter(({ reason, firstSeenAt }) => reason === 'no-such-request' && firstSeenAt >= since),
    seals: explainByFailovers(problems, [failedOverAt]),
  };
}
