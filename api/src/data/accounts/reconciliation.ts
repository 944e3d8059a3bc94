import { randomUUID } from 'node:crypto';
import { type ReconciliationRun, reconciliationRun } from '@portal/contract/reconciliation/schemas.ts';
import * as z from 'zod/mini';
import { retryOnConflict, succeeded, writeConflict } from '../retryOnConflict.ts';
import { createDocument, readDocument, replaceDocument } from '../documents.ts';

const ID = 'reconciliation';

/** Whoever compares renews the lease four times in this time (ReconciliationRound); one that lapsed was lost with its process. */
const LEASE_MS = 8_000;

const schema = z.object({
  /** Who compares now. */
  lease: z.nullable(z.object({ id: z.string(), until: z.string() })),
  /** Events before this instant were compared; null before the first comparison. */
  eventsUntil: z.nullable(z.string()),
  /** The last request whose open payments were looked at; empty at the beginning of the list. */
  openAfter: z.string(),
  /** Payments at which the comparison stopped the last time. */
  stuckOn: z.array(z.string()),
  run: z.nullable(reconciliationRun),
});

/** How far the comparison with Stripe has come. */
export type Progress = Omit<z.output<typeof schema>, 'lease'>;

const beginning: Progress = { eventsUntil: null, openAfter: '', stuckOn: [], run: null };

/** How the last comparison stands, or ended; null before the first. One whose lease has lapsed was interrupted: its process could not say so. */
export async function readRun(now: Date): Promise<ReconciliationRun | null> {
  const found = await readDocument('accounts', ID, ID, schema);
  if (!found?.value.run) return null;
  const { lease, run } = found.value;
  const isHeld = lease !== null && lease.until > now.toISOString();
  return run.state === 'running' && !isHeld ? { ...run, state: 'interrupted' } : run;
}

/** Takes the right to compare, of which there is one; null while somebody else has it. */
export async function acquireReconciliationLease(
  now: Date,
): Promise<{ readonly leaseId: string; readonly progress: Progress } | null> {
  const leaseId = randomUUID();
  return retryOnConflict('the comparison with Stripe', async () => {
    const found = await readDocument('accounts', ID, ID, schema);
    const { lease, ...progress } = found?.value ?? { lease: null, ...beginning };
    if (lease && lease.until > now.toISOString()) return succeeded(null);
    const document = documentOf(progress, leaseUntil(leaseId, now));
    const taken = found
      ? await replaceDocument('accounts', document, found.etag)
      : await createDocument('accounts', document);
    return taken ? succeeded({ leaseId, progress }) : writeConflict;
  });
}

/** Saves the progress and the lease, or releases the lease at the end. False if another process has the lease. */
export async function saveProgress(
  leaseId: string,
  progress: Progress,
  now: Date,
  { isOver = false } = {},
): Promise<boolean> {
  const found = await readDocument('accounts', ID, ID, schema);
  if (found?.value.lease?.id !== leaseId) return false;
  const lease = isOver ? null : leaseUntil(leaseId, now);
  return replaceDocument('accounts', documentOf(progress, lease), found.etag);
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
