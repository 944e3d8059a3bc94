import { listUnmatchedPayments, runReconciliation } from '@portal/contract/reconciliation/endpoints.ts';
import type { ReconciliationRun, UnmatchedPaymentView } from '@portal/contract/reconciliation/schemas.ts';
import { as, type Person } from '../accounts/accounts.ts';
import { callApi, dataOf } from '../api/callApi.ts';
import { fromAnotherAddress } from '../api/fromAnotherAddress.ts';
import { containerOf } from '../portal/stores.ts';

interface Addresses {
  readonly api: string;
  readonly stripe: string;
}

type PortalStores = Parameters<typeof containerOf>[0];

const headersOf = (person: Person) => ({ ...as(person), ...fromAnotherAddress() });

/** Runs the hourly comparison with Stripe now. */
export async function compareNow({ api }: Pick<Addresses, 'api'>): Promise<void> {
  const response = await fetch(new URL('/admin/functions/reconcilePayments', api), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ input: '' }),
  });
  if (!response.ok) throw new Error(`reconcilePayments answered ${response.status}`);
}

/** The same by an admin, to the end. */
export async function compareAs(portal: Addresses, admin: Person): Promise<ReconciliationRun> {
  for (;;) {
    const run = await dataOf(portal.api, runReconciliation, { headers: headersOf(admin) });
    if (run.state !== 'paused') return run;
  }
}

export function tryToCompareAs({ api }: Pick<Addresses, 'api'>, admin: Person) {
  return callApi(api, runReconciliation, { headers: headersOf(admin) });
}

/** Everything that could not be settled, and the last comparison. */
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

export type Weather = Partial<{
  mode: 'normal' | 'hold';
  delayMs: number;
  duplicate: number;
  shuffle: boolean;
  loseEvery: number;
}>;

/** How Stripe's webhooks fare from now on. */
export async function setWebhookWeather(
  { stripe }: Pick<Addresses, 'stripe'>,
  weather: Weather,
): Promise<void> {
  const response = await fetch(new URL('/__test/webhooks', stripe), {
    method: 'POST',
    body: JSON.stringify({ mode: 'normal', ...weather }),
  });
  if (!response.ok) throw new Error(`The weather answered ${response.status}`);
}

export const loseWebhooks = (portal: Pick<Addresses, 'stripe'>) =>
  setWebhookWeather(portal, { loseEvery: 1 });

/** Lets the next comparison begin with what Stripe told of since an instant; null for all of it. */
export async function setEventsUntil(portal: PortalStores, value: string | null): Promise<void> {
  await patch(portal, '/eventsUntil', value);
}

async function patch(portal: PortalStores, path: string, value: string | null): Promise<void> {
  const accounts = await containerOf(portal, 'accounts');
  await accounts.item('reconciliation', 'reconciliation').patch([{ op: 'set', path, value }]);
}
