import { listUnmatchedPayments, runReconciliation } from '@portal/contract/reconciliation/endpoints.ts';
import type { ReconciliationRun, UnmatchedPaymentView } from '@portal/contract/reconciliation/schemas.ts';
import { authHeaders, type Person } from '../accounts/accounts.ts';
import { callApi, dataOf } from '../api/callApi.ts';
import { randomIpHeader } from '../api/randomIpHeader.ts';
import { containerOf } from '../portal/stores.ts';

interface Addresses {
  readonly api: string;
  readonly stripe: string;
}

type PortalStores = Parameters<typeof containerOf>[0];

const headersOf = (person: Person) => ({ ...authHeaders(person), ...randomIpHeader() });

/** Runs the hourly reconciliation now. */
export async function reconcileNow({ api }: Pick<Addresses, 'api'>): Promise<void> {
  const response = await fetch(new URL('/admin/functions/reconcilePayments', api), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ input: '' }),
  });
  if (!response.ok) throw new Error(`reconcilePayments returned ${response.status}`);
}

/** Runs a reconciliation as an admin, until it is complete. */
export async function reconcileAs(portal: Addresses, admin: Person): Promise<ReconciliationRun> {
  for (;;) {
    const run = await dataOf(portal.api, runReconciliation, { headers: headersOf(admin) });
    if (run.state !== 'paused') return run;
  }
}

export function tryToReconcileAs({ api }: Pick<Addresses, 'api'>, admin: Person) {
  return callApi(api, runReconciliation, { headers: headersOf(admin) });
}

/** All unmatched payments, and the last reconciliation. */
export async function unmatchedPayments(
  { api }: Pick<Addresses, 'api'>,
  staff: Person,
  state: 'open' | 'resolved' = 'open',
): Promise<{ payments: UnmatchedPaymentView[]; lastRun: ReconciliationRun | null; nextRunAt: string }> {
  const payments: UnmatchedPaymentView[] = [];
  for (let cursor = '~'; ;) {
    const page = await dataOf(api, listUnmatchedPayments, {
      headers: headersOf(staff),
      query: { state, cursor },
    });
    payments.push(...page.payments);
    if (page.nextCursor === null) return { ...page, payments };
    cursor = page.nextCursor;
  }
}

export type WebhookFaults = Partial<{
  mode: 'normal' | 'hold';
  delayMs: number;
  duplicate: number;
  shuffle: boolean;
  loseEvery: number;
}>;

/** Sets how the Stripe emulator delivers webhooks from now on. */
export async function setWebhookFaults(
  { stripe }: Pick<Addresses, 'stripe'>,
  faults: WebhookFaults,
): Promise<void> {
  const response = await fetch(new URL('/__test/webhooks', stripe), {
    method: 'POST',
    body: JSON.stringify({ mode: 'normal', ...faults }),
  });
  if (!response.ok) throw new Error(`The emulator returned ${response.status}`);
}

export const loseWebhooks = (portal: Pick<Addresses, 'stripe'>) => setWebhookFaults(portal, { loseEvery: 1 });

/** Sets the instant from which the next reconciliation reads Stripe's events; null: all events. */
export async function setEventsUntil(portal: PortalStores, value: string | null): Promise<void> {
  await patch(portal, '/eventsUntil', value);
}

async function patch(portal: PortalStores, path: string, value: string | null): Promise<void> {
  const accounts = await containerOf(portal, 'accounts');
  await accounts.item('reconciliation', 'reconciliation').patch([{ op: 'set', path, value }]);
}
