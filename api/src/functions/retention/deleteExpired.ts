import type { InvocationContext } from '@azure/functions';
import type { RetentionRun } from '@portal/contract/retention/schemas.ts';
import { type Log, logOf } from '../../telemetry/log.ts';
import { recordPortalEvent } from '../../data/audit/recordPortalEvent.ts';
import { readRetentionProgress, saveRetentionProgress } from '../../data/configuration/retentionRuns.ts';
import { SYSTEM } from '../../domain/requests/actor.ts';
import { fillReports } from '../../workflows/analytics/reports/fillReports.ts';
import { renewRows } from '../../workflows/retention/renewRows.ts';
import { sweepClosedRequests } from '../../workflows/retention/sweepClosedRequests.ts';
import { sweepDrafts } from '../../workflows/retention/sweepDrafts.ts';
import { sweepSources } from '../../workflows/packets/sweepSources.ts';
import { sweepUploads } from '../../workflows/files/uploads/sweepUploads.ts';

/** Well below the function timeout. */
const BUDGET_MS = 4 * 60_000;

/** Daily timer at 02:15 UTC: deletes files under the retention schedule. */
export async function deleteExpired(context: InvocationContext): Promise<void> {
  await runRetention(BUDGET_MS, new Date(), logOf(context));
}

/**
 * One nightly deletion run: old drafts, uploads that were never submitted, and files and
 * sources of closed requests. Rows from
 * before retention are renewed first. Every step can run twice or concurrently; the next run continues what this one
 * does not reach.
 */
async function runRetention(budgetMs: number, now: Date, log: Log): Promise<RetentionRun> {
  const { runs, cursors } = await readRetentionProgress();
  const startedMs = Date.now();
  // Each step has its own share of the time.
  const until = (share: number) => ({ now, deadline: startedMs + budgetMs * share, log });
  const drafts = await sweepDrafts(cursors.drafts, until(1 / 4));
  // After the drafts: uploads of a deleted draft are no longer referenced.
  const uploads = await sweepUploads(cursors.uploads, until(1 / 2));
  // Before the files: the next step finds closed requests by their rows.
  const rows = await renewRows(until(3 / 4));
  const files = await sweepClosedRequests(cursors.month, until(7 / 8));
  const sources = await sweepSources(cursors.sources, until(15 / 16));
  const run: RetentionRun = {
    startedAt: now.toISOString(),
    endedAt: new Date().toISOString(),
    uploads: uploads.deleted,
    drafts: drafts.deleted,
    files: files.deleted,
    requests: files.requests,
    failures: uploads.failures + drafts.failures + rows.failures + files.failures + sources.failures,
    isComplete:
      uploads.next === null &&
      drafts.next === null &&
      rows.isDone &&
      files.next === null &&
      sources.next === null,
  };
  await recordPortalEvent({ kind: 'retention-run', by: SYSTEM, details: run }, now);
  await saveRetentionProgress({
    runs: [run, ...runs],
    cursors: { drafts: drafts.next, uploads: uploads.next, month: files.next, sources: sources.next },
  });
  log.info('retention finished', { ...run });
  await fillReports(until(1));
  return run;
}
