import { inject, type ProvidedContext } from 'vitest';
import { setOutage } from './controls.ts';
import { setWebhookFaults } from '../payments/reconciliation.ts';

type RunningPortal = ProvidedContext['portal'];

export interface BorrowedPortal extends RunningPortal {
  /** Ends its outages and returns it. */
  stop(): Promise<void>;
}

/**
 * A portal for one test file until it calls `stop`, by default with fault injection. It may contain requests, payments and
 * people of earlier files; `emptyLists` removes requests.
 */
export async function borrowPortal({ faultInjection = true } = {}): Promise<BorrowedPortal> {
  const pool = new URL(faultInjection ? '/faults' : '/plain', inject('portalPool'));
  const response = await fetch(pool);
  if (!response.ok) throw new Error(await response.text());
  const portal = (await response.json()) as RunningPortal;
  return {
    ...portal,
    async stop() {
      for (const store of faultInjection ? (['cosmos', 'blob', 'stripe'] as const) : []) {
        await setOutage(portal, store, false);
      }
      await setWebhookFaults(portal, {});
      await fetch(pool, { method: 'POST', body: JSON.stringify(portal) });
    },
  };
}
