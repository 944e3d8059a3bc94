import { settings } from '../config/settings.ts';
import { onBlobs } from '../data/blobs/account.ts';
import { onContainer } from '../data/cosmos.ts';
import { withinDeadline } from '../errors/withinDeadline.ts';
import { onStripe } from '../services/payments/stripeClient.ts';

const DEADLINE_MS = 3_000;

interface Check {
  readonly status: 'up' | 'down';
  readonly durationMs: number;
}

let asked: ReturnType<typeof askStores> | undefined;

/** Asks each store and service one cheap question. Callers at the same time share one answer: anybody may ask, and Stripe counts. */
export function checkStores(): ReturnType<typeof askStores> {
  asked ??= askStores().finally(() => {
    asked = undefined;
  });
  return asked;
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
  const status = await withinDeadline('store', DEADLINE_MS, ask()).then(
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
