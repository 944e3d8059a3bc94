import { inject, type ProvidedContext } from 'vitest';
import { setCut } from './controls.ts';
import { setWebhookFaults } from '../payments/reconciliation.ts';

type Known = ProvidedContext['portal'];

export interface BorrowedPortal extends Known {
  /** Mends its wires and gives it back. */
  stop(): Promise<void>;
}

/**
 * A portal whose wires may be cut, for one test file alone until it stops it. Others have used it before: it has
 * requests, payments and people that this file has not made.
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
