import { inject, type ProvidedContext } from 'vitest';
import { setCut } from './controls.ts';
import { setWebhookFaults } from '../payments/reconciliation.ts';

type Known = ProvidedContext['portal'];

export interface BorrowedPortal extends Known {
  /** Restores its connections and returns it. */
  stop(): Promise<void>;
}

/**
 * A portal with cuttable connections, for one test file until it calls `stop`. Earlier files have used it, so it may
 * contain requests, payments and people of theirs.
 */
export async function borrowPortal(): Promise<BorrowedPortal> {
  const lender = inject('lender');
  const response = await fetch(new URL('/borrow', lender));
  if (!response.ok) throw new Error(await response.text());
  const portal = (await response.json()) as Known;
  return {
    ...portal,
    async stop() {
      for (const store of ['cosmos', 'blob', 'stripe'] as const) await setCut(portal, store, false);
      await setWebhookFaults(portal, {});
      await fetch(new URL('/return', lender), { method: 'POST', body: JSON.stringify(portal) });
    },
  };
}
