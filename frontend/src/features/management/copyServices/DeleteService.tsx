import { deleteCopyService } from '@portal/contract/endpoints/manageCopyServices.ts';
import type { ManagedCopyService } from '@portal/contract/schemas/copyService.ts';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api.ts';
import { ConfirmChange } from './ConfirmChange.tsx';

/** Asks before a copy service is taken off the list with its locations. */
export function DeleteService({ service, onClose }: { service: ManagedCopyService; onClose: () => void }) {
  const { t } = useTranslation();
  const { id, name, locations } = service;
  return (
    <ConfirmChange
      title={t('Delete “{{name}}”?', { name })}
      doIt={t('Delete')}
      done={t('Copy service deleted successfully')}
      send={(seen) => call(deleteCopyService, { query: { id, seen } })}
      onClose={onClose}
    >
      <p>
        {t('It goes with its {{number}} locations. Requests that name it keep its name and address.', {
          number: locations.length,
        })}
      </p>
    </ConfirmChange>
  );
}
