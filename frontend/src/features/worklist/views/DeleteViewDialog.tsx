import { deleteSavedView } from '@portal/contract/workspace/endpoints.ts';
import type { SavedView } from '@portal/contract/workspace/schemas.ts';
import { useTranslation } from 'react-i18next';
import { ConfirmChange } from '../../../components/dialogs/ConfirmChange.tsx';
import { call } from '../../../lib/api.ts';
import { savedViewsQuery } from './savedViewsQuery.ts';

/** Asks before a saved view is deleted. */
export function DeleteViewDialog({ view, onClose }: { view: SavedView; onClose: () => void }) {
  const { t } = useTranslation();
  const { viewId, name, isShared } = view;
  return (
    <ConfirmChange
      title={t('Delete {{name}}?', { name })}
      send={() => call(deleteSavedView, { query: { id: viewId } })}
      keys={[savedViewsQuery.queryKey]}
      success={t('View deleted')}
      failure={t('The view was not deleted')}
      onClose={onClose}
    >
      {isShared
        ? t('Links to this view stop working for everyone. No request is changed.')
        : t('Links to this view stop working. No request is changed.')}
    </ConfirmChange>
  );
}
