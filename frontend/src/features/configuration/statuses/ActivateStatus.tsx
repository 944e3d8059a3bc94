import { Button } from '@fluentui/react-components';
import { statusColors } from '@portal/contract/configuration/catalogs/statuses.ts';
import { editStatus } from '@portal/contract/configuration/endpoints/manageStatuses.ts';
import type { ManagedStatus } from '@portal/contract/requests/schemas/requestStatus.ts';
import { useTranslation } from 'react-i18next';
import { SmallSpinner } from '../../../components/SmallSpinner.tsx';
import { useToasts } from '../../../components/toasts/useToasts.ts';
import { call } from '../../../lib/api.ts';
import { useListMutation } from '../../../lib/query/useListMutation.ts';
import { statusKeys } from './managedStatuses.ts';

/** Button that makes an inactive status available again. */
export function ActivateStatus({ status }: { status: ManagedStatus }) {
  const { t } = useTranslation();
  const toasts = useToasts();
  const { label, description, order, _id: id } = status;
  const color = statusColors.find((value) => value === status.color) ?? 'gray';
  const { isPending, mutate } = useListMutation(statusKeys, () =>
    call(editStatus, { query: { id }, body: { label, color, description, order, isActive: true } }),
  );
  return (
    <Button
      aria-label={t('Activate {{name}}', { name: t(label) })}
      disabledFocusable={isPending}
      icon={isPending ? <SmallSpinner /> : null}
      onClick={() =>
        mutate(undefined, {
          onSuccess: () => toasts.show({ type: 'success', message: t('Status updated successfully') }),
          onError: ({ message }) =>
            toasts.show({ type: 'error', message: `${t('Failed to update status')}: ${message}` }),
        })
      }
    >
      {t('Activate')}
    </Button>
  );
}
