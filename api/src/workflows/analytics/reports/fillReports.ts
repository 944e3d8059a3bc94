import { readReportFilling, saveReportFilling } from '../../../data/configuration/reportFilling.ts';
import { readRequest } from '../../../data/requests/readRequest.ts';
import { listMonths } from '../../../data/views/listMonths.ts';
import { type ListedRequest, listedRequestsAfter } from '../../../data/views/reports/listedRequests.ts';
import { readReportZones } from '../../../data/views/reports/reportZones.ts';
import type { Log } from '../../../telemetry/log.ts';
import { processUntilDeadline } from '../../operations/sweeps/processUntilDeadline.ts';
import { emptyTally, runAndTally } from '../../retention/retentionTally.ts';
import { countEverything } from './countForReports.ts';

const PAGE = 96;
const MAX_CONCURRENT = 8;

/**
 * Adds requests that are older than the reports to the reports, once. Each nightly run continues where the previous one
 * stopped.
 */
export async function fillReports({
  deadline,
  log,
}: {
  readonly deadline: number;
  readonly log: Log;
}): Promise<void> {
  const { cursor: from, hasFailed, isDone } = await readReportFilling();
  if (isDone) return;
  const tally = emptyTally();
  const cursor = await processUntilDeadline(
    groupsAfter(from ?? ''),
    { from, deadline, cursorOf: (group) => group.at(-1)!.sortKey },
    async (group) => {
      await Promise.all(
        group.map(({ requestId }) => runAndTally(tally, { requestId }, () => add(requestId), log)),
      );
    },
  );
  const hasMissing = hasFailed || tally.failures > 0;
  await saveReportFilling({
    cursor,
    hasFailed: cursor !== null && hasMissing,
    isDone: cursor === null && !hasMissing,
  });
  log.info('reports filled', { requests: tally.deleted, failures: tally.failures });
}

async function add(requestId: string): Promise<number> {
  const request = (await readRequest(requestId))?.value;
  if (!request) return 0;
  await countEverything(request);
  return 1;
}

/** The requests of all months after a sort key, oldest first, in small groups. */
async function* groupsAfter(from: string): AsyncGenerator<readonly ListedRequest[]> {
  let after = from;
  for (const { month, pks } of (await listMonths()).toReversed()) {
    if (month !== null && month < from.slice(0, 7)) continue;
    for (let isMore = true; isMore;) {
      const found = await Promise.all(pks.map((pk) => listedRequestsAfter(pk, after, PAGE)));
      const page = found
        .flat()
        .toSorted((a, b) => (a.sortKey < b.sortKey ? -1 : 1))
        .slice(0, PAGE);
      for (let start = 0; start < page.length; start += MAX_CONCURRENT)
        yield page.slice(start, start + MAX_CONCURRENT);
      after = page.at(-1)?.sortKey ?? after;
      isMore = page.length === PAGE;
    }
  }
}

/** Whether the reports include every request. Before the first night, they do if none is from before them. */
export async function areReportsComplete(): Promise<boolean> {
  if ((await readReportFilling()).isDone) return true;
  const [oldest] = (await listMonths()).slice(-1);
  if (!oldest) return true;
  const [first] = await readReportZones();
  const rows = await Promise.all(oldest.pks.map((pk) => listedRequestsAfter(pk, '', 1)));
  return rows.flat().every(({ sortKey }) => first !== undefined && sortKey >= first.from);
}
