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

/** Anybody may ask, and Stripe counts: callers share one answer for so long. */
const SHARED_MS = 5_000;

interface Asked {
  readonly at: Date;
  readonly checks: ReturnType<typeof askStores>;
}

let asked: Asked | undefined;

/** How each store and service answered one cheap question, within the last five seconds, and when it was asked. */
export async function checkStores(
  now: Date,
): Promise<{ readonly checkedAt: string; readonly checks: Awaited<ReturnType<typeof askStores>> }> {
  if (!asked || now.getTime() - asked.at.getTime() >= SHARED_MS) asked = { at: now, checks: askStores() };
  const { at, checks } = asked;
  return { checkedAt: at.toISOString(), checks: await checks };
}

async function askStores() {
  const [cosmos, blob, stripe, mail] = await Promise.all([
    check(() => onContainer('config', (container) => container.item('statuses', 'statuses').read())),
    check(() => onBlobs('quarantine', (container) => container.getProperties())),
    check(() => onStripe((client) => client.balance.retrieve())),
    check(mailIsConfigured),
  ]);
  return { cosmos, blob, stripe, mail };
}

async function check(ask: () => Promise<unknown>): Promise<Check> {
  const startedAt = performance.now();
  const status = await withTimeout('store', DEADLINE_MS, ask()).then(
    () => 'up' as const,
    () => 'down' as const,
  );
  return { status, durationMs: Math.round(performance.now() - startedAt) };
}

/** A mail service cannot be asked without sending; its outbox folder can. */
async function mailIsConfigured(): Promise<void> {
  const { MAIL_OUTBOX_DIR, ACS_ENDPOINT } = settings();
  if (MAIL_OUTBOX_DIR) {
    const { access, constants, mkdir } = await import('node:fs/promises');
    await mkdir(MAIL_OUTBOX_DIR, { recursive: true });
    return access(MAIL_OUTBOX_DIR, constants.W_OK);
  }
  if (!ACS_ENDPOINT) throw new Error('neither ACS_ENDPOINT nor MAIL_OUTBOX_DIR is set');
}
