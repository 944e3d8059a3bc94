import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button.tsx';
import { SmallSpinner } from '../../../components/SmallSpinner.tsx';
import { useToasts } from '../../../components/toasts/useToasts.ts';
import { useComparison } from '../api/useComparison.ts';

/** Compares payments with Stripe now instead of at the next hour, and says how far it has come. */
export function CompareNow() {
  const { t } = useTranslation();
  const toasts = useToasts();
  const { mutate, isPending, compared } = useComparison({
    onSuccess: ({ state, repaired }) =>
      toasts.show(
        state === 'interrupted'
          ? { type: 'warning', message: t('The comparison was interrupted. Please try again in a moment.') }
          : {
              type: 'success',
              message: t('Compared with Stripe. Payments repaired: {{count}}', { count: repaired }),
            },
      ),
    onError: ({ message }) => toasts.show({ type: 'error', message }),
  });
  return (
    <Button
      disabledFocusable={isPending}
      icon={isPending ? <SmallSpinner /> : undefined}
      onClick={() => mutate()}
    >
      {isPending ? t('Comparing... {{count}} so far', { count: compared }) : t('Compare now')}
    </Button>
  );
}
