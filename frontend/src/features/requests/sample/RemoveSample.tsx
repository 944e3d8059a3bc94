import { removeSampleRequest } from '@portal/contract/configuration/endpoints/setup.ts';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../components/dialogs/ConfirmDialog.tsx';
import { useToasts } from '../../../components/toasts/useToasts.ts';
import { call } from '../../../lib/api.ts';

interface Props {
  requestId: string;
  onRemoved: () => unknown;
  onClose: () => void;
}

/** Asks before the sample request is removed. */
export function RemoveSample({ requestId, onRemoved, onClose }: Props) {
  const { t } = useTranslation();
  const toasts = useToasts();
  const { isPending, mutate } = useMutation({
    mutationFn: () => call(removeSampleRequest, { body: { requestId } }),
    onSuccess: async () => {
      onClose();
      toasts.show({ type: 'success', message: t('Sample request removed') });
      await onRemoved();
    },
    onError: ({ message }) => toasts.show({ type: 'error', message }),
  });
  return (
    <ConfirmDialog
      title={t('Remove the sample request?')}
      confirmLabel={t('Remove')}
      isPending={isPending}
      onConfirm={() => mutate()}
      onClose={onClose}
    >
      <p>{t('It is cancelled, and its documents and messages are deleted. You can create another one.')}</p>
    </ConfirmDialog>
  );
}
