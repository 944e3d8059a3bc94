import * as z from 'zod/mini';
import { readDocument, upsertDocument } from '../documents.ts';

const ID = 'report-filling';

const schema = z.object({
  /** The sort key after which the next run continues. */
  cursor: z.nullable(z.string()),
  /** Whether a request failed in this round. Then another round follows. */
  hasFailed: z.boolean(),
  /** Whether all requests from before the reports are in them. */
  isDone: z.boolean(),
});

export type ReportFilling = z.output<typeof schema>;

/** The progress of adding the requests from before the reports. */
export async function readReportFilling(): Promise<ReportFilling> {
  const stored = await readDocument('config', ID, ID, schema);
  return stored?.value ?? { cursor: null, hasFailed: false, isDone: false };
}

export async function saveReportFilling(filling: ReportFilling): Promise<void> {
  const document = { id: ID, ...filling };
  await upsertDocument('config', document);
}
