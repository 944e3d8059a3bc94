import { Button } from '@fluentui/react-components';
import { runReconciliation } from '@portal/contract/reconciliation/endpoints.ts';
import type { ReconciliationRun } from '@portal/contract/reconciliation/schemas.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SmallSpinner } from '../../../components/SmallSpinner.tsx';
import { useToasts } from '../../../components/toasts/useToasts.ts';
import { call } from '../../../lib/api.ts';
import { UNMATCHED_PAYMENTS } from '../api/unmatchedPaymentsQuery.ts';

/** Button that starts the reconciliation now and shows its progress. */
export function CompareNow() {
  const { t } = useTranslation();
  const toasts = useToasts();
  const resultOf = (repaired: number) =>
    repaired === 0
      ? t('Compared with Stripe. No payment was corrected.')
      : t('Compared with Stripe. {{count}} payments were corrected.', { count: repaired });
  const { mutate, isPending, compared } = useComparison({
    onSuccess: ({ state, repaired }) =>
      toasts.show(
        state === 'interrupted'
          ? { type: 'warning', message: t('The comparison was interrupted. Please try again in a moment.') }
          : { type: 'success', message: resultOf(repaired) },
      ),
    onError: ({ message }) => toasts.show({ type: 'error', message }),
  });
  return (
    <Button
      disabledFocusable={isPending}
      icon={isPending ? <SmallSpinner /> : undefined}
      onClick={() => mutate()}
    >
      {isPending ? t('Comparing... {{number}} compared', { number: compared }) : t('Compare now')}
    </Button>
  );
}

/** Runs the comparison with Stripe in batches to the end. `compared`: number of payments compared so far. */
function useComparison(callbacks: {
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
        if (run.state !== 'paused') return run;
        setCompared(run.compared);
      }
    },
    ...callbacks,
    onSettled: () => queryClient.invalidateQueries({ queryKey: [UNMATCHED_PAYMENTS] }),
  });
  return { compared, ...comparison };
}
