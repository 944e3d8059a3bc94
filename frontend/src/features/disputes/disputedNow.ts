import type { DisputeView } from '@portal/contract/disputes/schemas.ts';

/** How the payment stands by its disputes, as those who paid are told; undefined: no dispute touches it now. */
export function disputedNow(disputes: readonly DisputeView[] = []): 'open' | 'lost' | undefined {
  const standings = disputes.filter(({ reopenedAt }) => !reopenedAt).map(({ standing }) => standing);
  if (standings.includes('open')) return 'open';
  return standings.includes('lost') ? 'lost' : undefined;
}
