import { Button } from '@fluentui/react-components';
import { runReconciliation } from '@portal/contract/reconciliation/endpoints.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SmallSpinner } from '../../../components/SmallSpinner.tsx';
import { useToasts } from '../../../components/toasts/useToasts.ts';
import { call } from '../../../lib/api.ts';
import { useListMutation } from '../../../lib/query/useListMutation.ts';
import { UNMATCHED_PAYMENTS } from '../api/unmatchedPaymentsQuery.ts';

/** Button that starts the reconciliation now and shows its progress. */
export function CompareNow() {
  const { t } = useTranslation();
  const toasts = useToasts();
  const resultOf = (repaired: number) =>
    repaired === 0
      ? t('Compared with Stripe. No payment was corrected.')
      : t('Compared with Stripe. {{count}} payments were corrected.', { count: repaired });
  const [compared, setCompared] = useState(0);
  /** Compares in batches to the end. */
  async function compare() {
    setCompared(0);
    for (;;) {
      const run = await call(runReconciliation);
      if (run.state !== 'paused') return run;
      setCompared(run.compared);
    }
  }
  const { mutate, isPending } = useListMutation([[UNMATCHED_PAYMENTS]], compare, {
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
      onClick={() => mutate(undefined)}
    >
      {isPending ? t('Comparing... {{number}} compared', { number: compared }) : t('Compare now')}
    </Button>
  );
}
