import { readRequest } from '../../data/requests/readRequest.ts';
import { listMonths } from '../../data/views/listMonths.ts';
import { decideFileRetention } from '../../domain/retention/decideFileRetention.ts';
import { retentionFacts } from './deleteDueFiles.ts';
import { dueRequests } from './sweepClosedRequests.ts';

/** So many requests are looked at: a call must end. */
const MAX_READ = 500;
const MAX_CONCURRENT = 10;

interface RetentionEstimate {
  readonly files: number;
  readonly requests: number;
  readonly isExact: boolean;
}

/** What a night would delete now if files were kept for so many days. Charges that are open and never paid count as deleted. */
export async function estimateRetention(defaultDays: number, now: Date): Promise<RetentionEstimate> {
  const found: string[] = [];
  for (const { pks } of (await listMonths()).toReversed()) {
    found.push(...(await dueRequests(pks, defaultDays, now, MAX_READ + 1)));
    if (found.length > MAX_READ) break;
  }
  const looked = found.slice(0, MAX_READ);
  const counts: number[] = [];
  for (let from = 0; from < looked.length; from += MAX_CONCURRENT) {
    const some = looked.slice(from, from + MAX_CONCURRENT);
    counts.push(...(await Promise.all(some.map((requestId) => countDue(requestId, defaultDays, now)))));
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
  const root = stored.value;
  const facts = await retentionFacts(root, defaultDays);
  return Object.values(root.files).filter(
    (file) => decideFileRetention(root, file, facts, now).kind !== 'keep',
  ).length;
}
