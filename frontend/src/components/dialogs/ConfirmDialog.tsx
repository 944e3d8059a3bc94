import type { ReactNode } from 'react';
import { FormActions } from '../buttons/FormActions.tsx';
import { SmallDialog } from './SmallDialog.tsx';

interface Props {
  title: string;
  /** What follows from it. */
  children: ReactNode;
  /** Words of the button that does it. */
  doIt: string;
  isAtWork: boolean;
  /** It cannot be done as things stand. */
  isOff?: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before something is done, and stays until it is done. */
export function ConfirmDialog({ title, children, doIt, isAtWork, isOff = false, onConfirm, onClose }: Props) {
  const close = () => {
    if (!isAtWork) onClose();
  };
  return (
    <SmallDialog
      title={title}
      onClose={close}
      actions={
        <FormActions
          label={doIt}
          isPending={isAtWork}
          disabled={isOff}
          onConfirm={onConfirm}
          onCancel={close}
        />
      }
    >
      {children}
    </SmallDialog>
  );
}
