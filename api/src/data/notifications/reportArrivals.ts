import * as z from 'zod/mini';
import { upsertDocument } from '../documents.ts';
import { ACCOUNTS } from '../containers.ts';

/** Document that says when the latest delivery report came, so that `doctor` sees that reports come at all. */
export const REPORT_ARRIVAL = 'delivery-reports';

export const reportArrival = z.object({ latestAt: z.string() });

const HOUR_MS = 3_600_000;
let recordedAt = 0;

/** Records that a delivery report came. This process writes it once an hour. */
export async function recordReportArrival(now: Date): Promise<void> {
  if (now.getTime() - recordedAt < HOUR_MS) return;
  await upsertDocument(ACCOUNTS, { id: REPORT_ARRIVAL, latestAt: now.toISOString() } as { id: string });
  recordedAt = now.getTime();
}
