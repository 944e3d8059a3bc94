import type { DisputeView } from '@portal/contract/disputes/schemas.ts';

/** The dispute state of a payment as the payer sees it; undefined without a current dispute. */
export function currentDisputeState(disputes: readonly DisputeView[] = []): 'open' | 'lost' | undefined {
  const states = disputes.filter(({ reopenedAt }) => !reopenedAt).map(({ state }) => state);
  if (states.includes('open')) return 'open';
  return states.includes('lost') ? 'lost' : undefined;
}
