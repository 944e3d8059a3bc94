import { deleteCopyServiceLocation } from '@portal/contract/endpoints/manageCopyServices.ts';
import type { ManagedLocation } from '@portal/contract/schemas/copyService.ts';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api.ts';
import { ConfirmChange } from './ConfirmChange.tsx';

/** Asks before a location is taken off the list. */
export function DeleteLocation({ location, onClose }: { location: ManagedLocation; onClose: () => void }) {
  const { t } = useTranslation();
  const { id, name } = location;
  return (
    <ConfirmChange
      title={t('Delete “{{name}}”?', { name })}
      doIt={t('Delete')}
      done={t('Location deleted successfully')}
      send={(seen) => call(deleteCopyServiceLocation, { query: { id, seen } })}
      onClose={onClose}
    >
      <p>{t('Nobody can choose this location any more. Requests that name it keep its name and address.')}</p>
    </ConfirmChange>
  );
}
