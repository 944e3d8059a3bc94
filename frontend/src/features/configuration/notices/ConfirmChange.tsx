import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../components/dialogs/ConfirmDialog.tsx';
import { FailedChange } from '../../../components/notices/FailedChange.tsx';
import { useToasts } from '../../../components/toasts/useToasts.ts';
import { useNoticeChange } from './useNoticeChange.ts';

interface Props {
  title: string;
  confirmLabel: string;
  successMessage: string;
  send: (seen: number) => Promise<unknown>;
  onClose: () => void;
  children: ReactNode;
}

/** Asks before something is deleted or restored. Shows the error if that fails. */
export function ConfirmChange({ title, confirmLabel, successMessage, send, onClose, children }: Props) {
  const { t } = useTranslation();
  const toasts = useToasts();
  const { isPending, error, mutate } = useNoticeChange((_: null, seen) => send(seen));
  const confirm = () =>
    mutate(null, {
      onSuccess: () => {
        toasts.show({ type: 'success', message: successMessage });
        onClose();
      },
    });
  return (
    <ConfirmDialog
      title={title}
      confirmLabel={confirmLabel}
      isPending={isPending}
      onConfirm={confirm}
      onClose={onClose}
    >
      {error && <FailedChange error={error} title={t('The change was not saved')} />}
      {children}
    </ConfirmDialog>
  );
}
