import { retentionRun } from '@portal/contract/retention/schemas.ts';
import * as z from 'zod/mini';
import { readDocument, upsertDocument } from '../documents.ts';

const ID = 'retention-runs';
const MAX_KEPT = 30;

/** Where a run stopped whose time was over; null: it came to the end, and the next begins at the beginning. */
const cursors = z.object({
  drafts: z._default(z.nullable(z.string()), null),
  uploads: z.nullable(z.string()),
  month: z.nullable(z.string()),
});

const schema = z.object({ runs: z.array(retentionRun), cursors });

export type RetentionProgress = z.output<typeof schema>;

export async function readRetentionProgress(): Promise<RetentionProgress> {
  const stored = await readDocument('config', ID, ID, schema);
  return stored?.value ?? { runs: [], cursors: { drafts: null, uploads: null, month: null } };
}

/** Keeps the newest runs. Of two at once the later one is told; what they did is in the audit trail. */
export async function saveRetentionProgress({ runs, cursors }: RetentionProgress): Promise<void> {
  const document = { id: ID, runs: runs.slice(0, MAX_KEPT), cursors };
  await upsertDocument('config', document);
}
