import { deleteStatus } from '@portal/contract/endpoints/manageStatuses.ts';
import type { BodyInputOf } from '@portal/contract/endpoint.ts';
import type { ManagedStatus, StatusDeletion } from '@portal/contract/schemas/requestStatus.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useToasts } from '../../../components/toasts/useToasts.ts';
import { callWithMessage } from '../../../lib/api.ts';
import { hasReason } from '../../../lib/apiError.ts';
import { useListMutation } from '../api/useListMutation.ts';
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx';
import { StatusInUse } from './StatusInUse.tsx';

interface Props {
  status: ManagedStatus;
  statuses: readonly ManagedStatus[];
  onClose: () => void;
}

/** Asks before a status is deleted; of one in use, what is to become of its requests. */
export function DeleteStatus({ status, statuses, onClose }: Props) {
  const { t } = useTranslation();
  const toasts = useToasts();
  const [usage, setUsage] = useState<StatusDeletion | null>(null);
  const { isPending, mutate } = useListMutation('statuses', (body: BodyInputOf<typeof deleteStatus>) =>
    callWithMessage(deleteStatus, {
      query: { id: status._id },
      body: body ?? {},
    }),
  );
  const ask = (choice: BodyInputOf<typeof deleteStatus>) =>
    mutate(choice, {
      onSuccess: ({ data, message }) => {
        if (data.outcome === 'in-use') return setUsage(data);
        toasts.show({ type: 'success', message: message ?? t('Status processed successfully') });
        onClose();
      },
      onError: (error) =>
        toasts.show({
          type: 'error',
          message: hasReason(error)
            ? t('Failed to delete status: {{reason}}', { reason: error.message })
            : t('Failed to delete status'),
        }),
    });
  if (usage) {
    return (
      <StatusInUse
        status={status}
        usage={usage}
        targets={statuses.filter(({ _id, isActive }) => isActive && _id !== status._id)}
        isAtWork={isPending}
        onChoose={ask}
        onClose={onClose}
      />
    );
  }
  return (
    <ConfirmDialog
      title={t('Delete “{{name}}”?', { name: t(status.label) })}
      doIt={t('Delete')}
      isAtWork={isPending}
      onConfirm={() => ask({})}
      onClose={onClose}
    >
      <p>{t('If requests have this status, you can choose what becomes of them before anything changes.')}</p>
    </ConfirmDialog>
  );
}
