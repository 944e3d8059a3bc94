import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button.tsx';
import { SmallDialog } from '../../../components/SmallDialog.tsx';
import { SmallSpinner } from '../../../components/SmallSpinner.tsx';

interface Props {
  title: string;
  /** The words of the button that does it. */
  confirm: string;
  isPending: boolean;
  onConfirm: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** Asks before something is done, and stays until it is done. */
export function ConfirmAction({ title, confirm, isPending, onConfirm, onClose, children }: Props) {
  const { t } = useTranslation();
  const close = () => {
    if (!isPending) onClose();
  };
  return (
    <SmallDialog
      title={title}
      onClose={close}
      actions={
        <>
          <Button disabledFocusable={isPending} onClick={close}>
            {t('Cancel')}
          </Button>
          <Button
            appearance="primary"
            disabledFocusable={isPending}
            icon={isPending ? <SmallSpinner /> : null}
            onClick={onConfirm}
          >
            {confirm}
          </Button>
        </>
      }
    >
      {children}
    </SmallDialog>
  );
}
