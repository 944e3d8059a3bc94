import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button.tsx';
import { SmallDialog } from '../../../components/SmallDialog.tsx';
import { SmallSpinner } from '../../../components/SmallSpinner.tsx';

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

/** Asks before something is done that changes what others see. */
export function ConfirmDialog({ title, children, doIt, isAtWork, isOff = false, onConfirm, onClose }: Props) {
  const { t } = useTranslation();
  const close = () => {
    if (!isAtWork) onClose();
  };
  return (
    <SmallDialog
      title={title}
      onClose={close}
      actions={
        <>
          <Button disabledFocusable={isAtWork} onClick={close}>
            {t('Cancel')}
          </Button>
          <Button
            appearance="primary"
            disabled={isOff}
            disabledFocusable={isAtWork}
            icon={isAtWork ? <SmallSpinner /> : null}
            onClick={onConfirm}
          >
            {doIt}
          </Button>
        </>
      }
    >
      {children}
    </SmallDialog>
  );
}
