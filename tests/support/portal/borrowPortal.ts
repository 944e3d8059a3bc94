import { inject, type ProvidedContext } from 'vitest';
import { setOutage } from './controls.ts';
import { setWebhookFaults } from '../payments/reconciliation.ts';

type RunningPortal = ProvidedContext['portal'];

export interface BorrowedPortal extends RunningPortal {
  /** Ends its outages and returns it. */
  stop(): Promise<void>;
}

/**
 * A portal with fault injection, for one test file until it calls `stop`. It may contain requests, payments and people of
 * earlier files.
 */
export async function borrowPortal(): Promise<BorrowedPortal> {
  const pool = inject('portalPool');
  const response = await fetch(new URL('/borrow', pool));
  if (!response.ok) throw new Error(await response.text());
  const portal = (await response.json()) as RunningPortal;
  return {
    ...portal,
    async stop() {
      for (const store of ['cosmos', 'blob', 'stripe'] as const) await setOutage(portal, store, false);
      await setWebhookFaults(portal, {});
      await fetch(new URL('/return', pool), { method: 'POST', body: JSON.stringify(portal) });
    },
  };
}
