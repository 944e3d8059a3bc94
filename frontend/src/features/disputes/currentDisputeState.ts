import type { DisputeView } from '@portal/contract/disputes/schemas.ts';

/** How the payment stands by its disputes, as those who paid are told; undefined: no dispute touches it now. */
export function currentDisputeState(disputes: readonly DisputeView[] = []): 'open' | 'lost' | undefined {
  const states = disputes.filter(({ reopenedAt }) => !reopenedAt).map(({ standing }) => standing);
  if (states.includes('open')) return 'open';
  return states.includes('lost') ? 'lost' : undefined;
}
