import { retentionRun } from '@portal/contract/retention/schemas.ts';
import * as z from 'zod/mini';
import { readDocument, upsertDocument } from '../documents.ts';

const ID = 'retention-runs';
const MAX_RUNS = 30;

/** Where the last run stopped because of its time limit. Null: it reached the end, and the next run starts at the beginning. */
const cursors = z.object({
  drafts: z._default(z.nullable(z.string()), null),
  uploads: z.nullable(z.string()),
  month: z.nullable(z.string()),
  sources: z._default(z.nullable(z.string()), null),
});

const schema = z.object({ runs: z.array(retentionRun), cursors });

export type RetentionProgress = z.output<typeof schema>;

export async function readRetentionProgress(): Promise<RetentionProgress> {
  const stored = await readDocument('config', ID, ID, schema);
  return stored?.value ?? { runs: [], cursors: { drafts: null, uploads: null, month: null, sources: null } };
}

/** Keeps the newest runs. Of two concurrent runs only the later one is listed; the audit trail has both. */
export async function saveRetentionProgress({ runs, cursors }: RetentionProgress): Promise<void> {
  const document = { id: ID, runs: runs.slice(0, MAX_RUNS), cursors };
  await upsertDocument('config', document);
}
