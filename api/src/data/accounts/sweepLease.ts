import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { retryOnConflict, succeeded, writeConflict } from '../retryOnConflict.ts';
import { createDocument, readDocument, replaceDocument } from '../documents.ts';

const ID = 'outbox-sweep';

/** A sweep renews its lease three times in this time; one that has not is gone. */
const LEASE_MS = 30_000;
export const RENEW_EVERY_MS = LEASE_MS / 3;

const schema = z.object({
  lease: z.nullable(z.object({ id: z.string(), until: z.string() })),
  /** Stripe's events were read up to here; null before the first sweep. */
  eventsUntil: z.nullable(z.string()),
});

export interface SweepLease {
  readonly eventsUntil: string | null;
  /** Keeps it for longer; false when another sweep has it by now. */
  renew(now: Date): Promise<boolean>;
  /** Gives it back, with how far Stripe's events were read. */
  end(eventsUntil: string | null): Promise<void>;
}

/** Takes the right to sweep the outbox, of which there is one; null while another sweep has it. */
export async function acquireSweepLease(now: Date): Promise<SweepLease | null> {
  const id = randomUUID();
  return retryOnConflict<SweepLease | null>('the sweep of the outbox', async () => {
    const found = await readDocument('accounts', ID, ID, schema);
    const { lease, eventsUntil } = found?.value ?? { lease: null, eventsUntil: null };
    if (lease && lease.until > now.toISOString()) return succeeded(null);
    const document = { id: ID, lease: leaseFrom(id, now), eventsUntil };
    const taken = found
      ? await replaceDocument('accounts', document, found.etag)
      : await createDocument('accounts', document);
    if (!taken) return writeConflict;
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

/** Changes the document unless another sweep has the lease: then false. */
async function save(id: string, change: (value: Value) => Value): Promise<boolean> {
  const found = await readDocument('accounts', ID, ID, schema);
  if (found?.value.lease?.id !== id) return false;
  return replaceDocument('accounts', { id: ID, ...change(found.value) }, found.etag);
}

function leaseFrom(id: string, now: Date): { id: string; until: string } {
  return { id, until: new Date(now.getTime() + LEASE_MS).toISOString() };
}
