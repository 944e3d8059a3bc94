import { Button } from '@fluentui/react-components';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyComponent } from '../../components/lazyComponent.tsx';

const ContactEmailDialog = lazyComponent(
  async () => (await import('./ContactEmailDialog.tsx')).ContactEmailDialog,
  { failure: 'abovePage' },
);

interface Props {
  requestId: string;
  /** The address of the contact that the person sees; empty if there is none. */
  address: string;
  className?: string;
  onCorrected?: () => void;
}

/** A button that corrects the address of the contact, for beside the address. */
export function CorrectContact({ requestId, address, className, onCorrected }: Props) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        appearance="subtle"
        size="small"
        className={className}
        onPointerEnter={() => void ContactEmailDialog.preload()}
        onClick={() => setOpen(true)}
      >
        {t('Correct the address')}
      </Button>
      {isOpen && (
        <ContactEmailDialog
          requestId={requestId}
          address={address}
          onCorrected={() => onCorrected?.()}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
