import { deleteFacility } from '@portal/contract/configuration/endpoints/manageFacilities.ts';
import type { ManagedFacility } from '@portal/contract/configuration/schemas/facility.ts';
import { useTranslation } from 'react-i18next';
import { ConfirmChange } from '../../../components/dialogs/ConfirmChange.tsx';
import { call } from '../../../lib/api.ts';
import { hasReason } from '../../../lib/apiError.ts';
import { facilityKeys } from './managedFacilities.ts';

/** Asks before a facility is deleted. */
export function DeleteFacility({ facility, onClose }: { facility: ManagedFacility; onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <ConfirmChange
      title={t('Delete “{{name}}”?', { name: facility.name })}
      send={() => call(deleteFacility, { query: { id: facility._id } })}
      keys={facilityKeys}
      success={t('Facility deleted successfully')}
      failure={(error) =>
        hasReason(error)
          ? t('Failed to delete facility: {{reason}}', { reason: error.message })
          : t('Failed to delete facility')
      }
      onClose={onClose}
    >
      <p>{t('Clients and staff can no longer choose this facility. Existing requests keep its name.')}</p>
    </ConfirmChange>
  );
}
