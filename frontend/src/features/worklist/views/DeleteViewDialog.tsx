import { deleteSavedView } from '@portal/contract/workspace/endpoints.ts';
import type { SavedView } from '@portal/contract/workspace/schemas.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../components/dialogs/ConfirmDialog.tsx';
import { FailedChange } from '../../../components/notices/FailedChange.tsx';
import { useToasts } from '../../../components/toasts/useToasts.ts';
import { call } from '../../../lib/api.ts';
import { savedViewsQuery } from './savedViewsQuery.ts';

/** Asks before a saved view is deleted. */
export function DeleteViewDialog({ view, onClose }: { view: SavedView; onClose: () => void }) {
  const { t } = useTranslation();
  const toasts = useToasts();
  const queryClient = useQueryClient();
  const { viewId, name, isShared } = view;
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call(deleteSavedView, { query: { id: viewId } }),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: savedViewsQuery.queryKey });
      toasts.show({ type: 'success', message: t('View deleted') });
      onClose();
    },
  });
  return (
    <ConfirmDialog
      title={t('Delete {{name}}?', { name })}
      confirmLabel={t('Delete')}
      isPending={isPending}
      onConfirm={() => mutate()}
      onClose={onClose}
    >
      {error && <FailedChange error={error} title={t('The view was not deleted')} />}
      {isShared
        ? t('Links to this view stop working for everyone. No request is changed.')
        : t('Links to this view stop working. No request is changed.')}
    </ConfirmDialog>
  );
}
