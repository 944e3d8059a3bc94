import { previewRetention } from '@portal/contract/retention/endpoints/retention.ts';
import { endpoint } from '../../http/endpoint.ts';
import { readRequest } from '../../data/requests/readRequest.ts';
import { listMonths } from '../../data/views/listMonths.ts';
import { decideFileRetention } from '../../domain/retention/decideFileRetention.ts';
import { loadRetentionFacts } from '../../workflows/retention/deleteDueFiles.ts';
import { dueRequests } from '../../workflows/retention/sweepClosedRequests.ts';

/** GET /api/previewRetention: what the next run would delete with another number of days. */
endpoint(previewRetention, async ({ query: { days }, now }) => ({
  data: await estimateRetention(days, now),
}));

/** Maximum number of requests examined, so that a call ends in time. */
const MAX_READ = 500;
const MAX_CONCURRENT = 10;

interface RetentionEstimate {
  readonly files: number;
  readonly requests: number;
  readonly isExact: boolean;
}

/**
 * Estimates what a nightly run would delete now with this retention period. Counts files with open, unpaid charges as
 * deleted.
 */
async function estimateRetention(defaultDays: number, now: Date): Promise<RetentionEstimate> {
  const found: string[] = [];
  for (const { pks } of (await listMonths()).toReversed()) {
    found.push(...(await dueRequests(pks, defaultDays, now, MAX_READ + 1)));
    if (found.length > MAX_READ) break;
  }
  const examined = found.slice(0, MAX_READ);
  const counts: number[] = [];
  for (let from = 0; from < examined.length; from += MAX_CONCURRENT) {
    const batch = examined.slice(from, from + MAX_CONCURRENT);
    counts.push(...(await Promise.all(batch.map((requestId) => countDue(requestId, defaultDays, now)))));
  }
  return {
    files: counts.reduce((sum, count) => sum + count, 0),
    requests: counts.filter((count) => count > 0).length,
    isExact: found.length <= MAX_READ,
  };
}

async function countDue(requestId: string, defaultDays: number, now: Date): Promise<number> {
  const stored = await readRequest(requestId);
  if (!stored) return 0;
  const request = stored.value;
  const facts = await loadRetentionFacts(request, defaultDays);
  return Object.values(request.files).filter(
    (file) => decideFileRetention(request, file, facts, now).kind !== 'keep',
  ).length;
}
