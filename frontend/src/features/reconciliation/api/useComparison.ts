import { runReconciliation } from '@portal/contract/endpoints/reconciliation.ts';
import type { ReconciliationRun } from '@portal/contract/schemas/unsettledPayment.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../lib/api.ts';
import { UNSETTLED_PAYMENTS } from './unsettledPaymentsQuery.ts';

/** Compares with Stripe now, stretch by stretch to the end; `compared` says how many payments it has seen so far. */
export function useComparison(told: {
  onSuccess: (run: ReconciliationRun) => void;
  onError: (error: Error) => void;
}) {
  const queryClient = useQueryClient();
  const [compared, setCompared] = useState(0);
  const comparison = useMutation({
    mutationFn: async () => {
      setCompared(0);
      for (;;) {
        const run = await call(runReconciliation);
        if (run.state !== 'more') return run;
        setCompared(run.looked);
      }
    },
    ...told,
    onSettled: () => queryClient.invalidateQueries({ queryKey: [UNSETTLED_PAYMENTS] }),
  });
  return { compared, ...comparison };
}
