import type { ReactNode } from 'react';
import { FormActions } from '../buttons/FormActions.tsx';
import { SmallDialog } from './SmallDialog.tsx';

interface Props {
  title: string;
  /** What follows from it. */
  children: ReactNode;
  /** Words of the button that does it. */
  confirmLabel: string;
  isPending: boolean;
  /** It cannot be done as things stand. */
  disabled?: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before something is done, and stays until it is done. */
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
