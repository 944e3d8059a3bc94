import type { ReactNode } from 'react';
import { FormActions } from '../buttons/FormActions.tsx';
import { SmallDialog } from './SmallDialog.tsx';

interface Props {
  title: string;
  /** The consequences of the action. */
  children: ReactNode;
  /** Label of the primary button. */
  confirmLabel: string;
  isPending: boolean;
  /** The action is not available in the current state. */
  disabled?: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks for confirmation. Stays open while the action runs. */
export function ConfirmDialog({
  title,
  children,
  confirmLabel,
  isPending,
  disabled = false,
  onConfirm,
  onClose,
}: Props) {
  const close = () => {
    if (!isPending) onClose();
  };
  return (
    <SmallDialog
      title={title}
      onClose={close}
      actions={
        <FormActions
          label={confirmLabel}
          isPending={isPending}
          disabled={disabled}
          onConfirm={onConfirm}
          onCancel={close}
        />
      }
    >
      {children}
    </SmallDialog>
  );
}
