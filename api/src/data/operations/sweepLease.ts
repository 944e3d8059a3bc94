import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { retryOnConflict, succeeded, writeConflict } from '../retryOnConflict.ts';
import { createDocument, readDocument, replaceDocument } from '../documents.ts';
import { ACCOUNTS } from '../containers.ts';

const ID = 'outbox-sweep';

/** A sweep renews its lease three times in this time. A lapsed lease means that the process ended. */
const LEASE_MS = 30_000;
export const RENEW_EVERY_MS = LEASE_MS / 3;

const schema = z.object({
  lease: z.nullable(z.object({ id: z.string(), until: z.string() })),
  /** Stripe events before this instant were read; null before the first sweep. */
  eventsUntil: z.nullable(z.string()),
});

export interface SweepLease {
  readonly eventsUntil: string | null;
  /** Renews the lease. False if another sweep has it. */
  renew(now: Date): Promise<boolean>;
  /** Releases the lease and saves the instant up to which Stripe events were read. */
  end(eventsUntil: string | null): Promise<void>;
}

/** Acquires the lease for the outbox sweep. Null if another sweep has it. */
export async function acquireSweepLease(now: Date): Promise<SweepLease | null> {
  const id = randomUUID();
  return retryOnConflict<SweepLease | null>('the sweep of the outbox', async () => {
    const found = await readDocument(ACCOUNTS, ID, ID, schema);
    const { lease, eventsUntil } = found?.value ?? { lease: null, eventsUntil: null };
    if (lease && lease.until > now.toISOString()) return succeeded(null);
    const document = { id: ID, lease: leaseFrom(id, now), eventsUntil };
    const saved = found
      ? await replaceDocument(ACCOUNTS, document, found.etag)
      : await createDocument(ACCOUNTS, document);
    if (!saved) return writeConflict;
    return succeeded({
      eventsUntil,
      renew: (later) => save(id, (value) => ({ ...value, lease: leaseFrom(id, later) })),
      end: async (until) => {
        await save(id, () => ({ lease: null, eventsUntil: until }));
      },
    });
  });
}

type Value = z.output<typeof schema>;

/** Changes the document. False if another sweep has the lease. */
async function save(id: string, change: (value: Value) => Value): Promise<boolean> {
  const found = await readDocument(ACCOUNTS, ID, ID, schema);
  if (found?.value.lease?.id !== id) return false;
  return replaceDocument(ACCOUNTS, { id: ID, ...change(found.value) }, found.etag);
}

function leaseFrom(id: string, now: Date): { id: string; until: string } {
  return { id, until: new Date(now.getTime() + LEASE_MS).toISOString() };
}
