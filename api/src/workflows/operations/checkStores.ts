import { settings } from '../../config/settings.ts';
import { onBlobs } from '../../data/blobs/account.ts';
import { onContainer } from '../../data/cosmos.ts';
import { withTimeout } from '../../errors/withTimeout.ts';
import { onStripe } from '../../services/payments/stripeClient.ts';

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
  const [cosmos, blob, stripe, mail] = await Promise.all([
    probe(() => onContainer('config', (container) => container.item('statuses', 'statuses').read())),
    probe(() => onBlobs('quarantine', (container) => container.getProperties())),
    probe(() => onStripe((client) => client.balance.retrieve())),
    probe(checkEmailConfiguration),
  ]);
  return { cosmos, blob, stripe, mail };
}

async function probe(operation: () => Promise<unknown>): Promise<Check> {
  const startedAt = performance.now();
  const status = await withTimeout('store', DEADLINE_MS, operation()).then(
    () => 'up' as const,
    () => 'down' as const,
  );
  return { status, durationMs: Math.round(performance.now() - startedAt) };
}

/** Checks the mail configuration. A mail service cannot be checked without sending; an outbox folder can. */
async function checkEmailConfiguration(): Promise<void> {
  const { MAIL_OUTBOX_DIR, ACS_ENDPOINT } = settings();
  if (MAIL_OUTBOX_DIR) {
    const { access, constants, mkdir } = await import('node:fs/promises');
    await mkdir(MAIL_OUTBOX_DIR, { recursive: true });
    return access(MAIL_OUTBOX_DIR, constants.W_OK);
  }
  if (!ACS_ENDPOINT) throw new Error('neither ACS_ENDPOINT nor MAIL_OUTBOX_DIR is set');
}
