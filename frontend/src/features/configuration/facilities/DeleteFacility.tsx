import { deleteFacility } from '@portal/contract/configuration/endpoints/manageFacilities.ts';
import type { ManagedFacility } from '@portal/contract/configuration/schemas/facility.ts';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../components/dialogs/ConfirmDialog.tsx';
import { useToasts } from '../../../components/toasts/useToasts.ts';
import { call } from '../../../lib/api.ts';
import { hasReason } from '../../../lib/apiError.ts';
import { useListMutation } from '../../../lib/query/useListMutation.ts';
import { facilityKeys } from './managedFacilities.ts';

/** Asks before a facility is deleted. */
export function DeleteFacility({ facility, onClose }: { facility: ManagedFacility; onClose: () => void }) {
  const { t } = useTranslation();
  const toasts = useToasts();
  const { isPending, mutate } = useListMutation(facilityKeys, (id: string) =>
    call(deleteFacility, { query: { id } }),
  );
  const confirm = () =>
    mutate(facility._id, {
      onSuccess: () => {
        toasts.show({ type: 'success', message: t('Facility deleted successfully') });
        onClose();
      },
      onError: (error) =>
        toasts.show({
          type: 'error',
          message: hasReason(error)
            ? t('Failed to delete facility: {{reason}}', { reason: error.message })
            : t('Failed to delete facility'),
        }),
    });
  return (
    <ConfirmDialog
      title={t('Delete “{{name}}”?', { name: facility.name })}
      confirmLabel={t('Delete')}
      isPending={isPending}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>{t('Clients and staff can no longer choose this facility. Existing requests keep its name.')}</p>
    </ConfirmDialog>
  );
}
