import { onBlobs } from '../../../data/blobs/account.ts';
import { onContainer } from '../../../data/cosmos.ts';
import { withTimeout } from '../../../errors/withTimeout.ts';
import { checkEmailSender } from '../../../services/email/checkEmailSender.ts';
import { onStripe } from '../../../services/payments/stripeClient.ts';

const DEADLINE_MS = 3_000;

interface Check {
  readonly status: 'up' | 'down';
  readonly durationMs: number;
}

/** How long callers share one result. The endpoint is public, and Stripe limits calls. */
const SHARED_MS = 5_000;

interface CachedChecks {
  readonly at: Date;
  readonly checks: ReturnType<typeof probeStores>;
}

let cached: CachedChecks | undefined;

/** Returns the state of each store and service, at most five seconds old, and when it was checked. */
export async function checkStores(
  now: Date,
): Promise<{ readonly checkedAt: string; readonly checks: Awaited<ReturnType<typeof probeStores>> }> {
  if (!cached || now.getTime() - cached.at.getTime() >= SHARED_MS)
    cached = { at: now, checks: probeStores() };
  const { at, checks } = cached;
  return { checkedAt: at.toISOString(), checks: await checks };
}

async function probeStores() {
  const [cosmos, blob, stripe, mail, passwords] = await Promise.all([
    probe(() => onContainer('config', (container) => container.item('statuses', 'statuses').read())),
    probe(() => onBlobs('quarantine', (container) => container.getProperties())),
    probe(() => onStripe((client) => client.balance.retrieve())),
    probe(checkEmailSender),
    // Loaded here, because a package for another platform lacks the native module: only this check fails then.
    probe(async () => (await import('../../../services/passwords/passwordHash.ts')).probePasswordHash()),
  ]);
  return { cosmos, blob, stripe, mail, passwords };
}

async function probe(operation: () => Promise<unknown>): Promise<Check> {
  const startedAt = performance.now();
  const status = await withTimeout('store', DEADLINE_MS, operation()).then(
    () => 'up' as const,
    () => 'down' as const,
  );
  return { status, durationMs: Math.round(performance.now() - startedAt) };
}
