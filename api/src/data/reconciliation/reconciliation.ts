import { randomUUID } from 'node:crypto';
import { type ReconciliationRun, reconciliationRun } from '@portal/contract/reconciliation/schemas.ts';
import * as z from 'zod/mini';
import { retryOnConflict, succeeded, writeConflict } from '../retryOnConflict.ts';
import { createDocument, readDocument, replaceDocument } from '../documents.ts';
import { ACCOUNTS } from '../containers.ts';

const ID = 'reconciliation';

/** ReconciliationRound renews the lease four times in this time. A lapsed lease means that the process ended. */
const LEASE_MS = 8_000;

const schema = z.object({
  /** The process that compares now. */
  lease: z.nullable(z.object({ id: z.string(), until: z.string() })),
  /** Events before this instant were compared; null before the first reconciliation. */
  eventsUntil: z.nullable(z.string()),
  /** The last request whose open payments were checked; empty at the start of the list. */
  openAfter: z.string(),
  /** Payments at which the reconciliation stopped the last time. */
  stuckOn: z.array(z.string()),
  run: z.nullable(reconciliationRun),
});

/** The progress of the reconciliation. */
export type Progress = Omit<z.output<typeof schema>, 'lease'>;

const initialProgress: Progress = { eventsUntil: null, openAfter: '', stuckOn: [], run: null };

/** The state of the last reconciliation; null before the first. A running reconciliation with a lapsed lease was interrupted. */
export async function readRun(now: Date): Promise<ReconciliationRun | null> {
  const found = await readDocument(ACCOUNTS, ID, ID, schema);
  if (!found?.value.run) return null;
  const { lease, run } = found.value;
  const isHeld = lease !== null && lease.until > now.toISOString();
  return run.state === 'running' && !isHeld ? { ...run, state: 'interrupted' } : run;
}

/** Acquires the lease for the reconciliation. Null if another process has it. */
export async function acquireReconciliationLease(
  now: Date,
): Promise<{ readonly leaseId: string; readonly progress: Progress } | null> {
  const leaseId = randomUUID();
  return retryOnConflict('the reconciliation', async () => {
    const found = await readDocument(ACCOUNTS, ID, ID, schema);
    const { lease, ...progress } = found?.value ?? { lease: null, ...initialProgress };
    if (lease && lease.until > now.toISOString()) return succeeded(null);
    const document = documentOf(progress, leaseUntil(leaseId, now));
    const saved = found
      ? await replaceDocument(ACCOUNTS, document, found.etag)
      : await createDocument(ACCOUNTS, document);
    return saved ? succeeded({ leaseId, progress }) : writeConflict;
  });
}

/** Saves the progress and the lease, or releases the lease at the end. False if another process has the lease. */
export async function saveProgress(
  leaseId: string,
  progress: Progress,
  now: Date,
  { isFinished = false } = {},
): Promise<boolean> {
  const found = await readDocument(ACCOUNTS, ID, ID, schema);
  if (found?.value.lease?.id !== leaseId) return false;
  const lease = isFinished ? null : leaseUntil(leaseId, now);
  return replaceDocument(ACCOUNTS, documentOf(progress, lease), found.etag);
}

function leaseUntil(id: string, now: Date): { id: string; until: string } {
  return { id, until: new Date(now.getTime() + LEASE_MS).toISOString() };
}

function documentOf(
  { eventsUntil, openAfter, stuckOn, run }: Progress,
  lease: { id: string; until: string } | null,
) {
  return { id: ID, lease, eventsUntil, openAfter, stuckOn, run };
}
