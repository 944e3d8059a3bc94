import { Button } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { SmallDialog } from '../../../components/dialogs/SmallDialog.tsx';

interface Props {
  /** Opens the field. */
  onEnter: () => void;
  /** Goes on to the payment without a facility. */
  onContinue: () => void;
  /** Stays on the step. */
  onClose: () => void;
}

/** Asks for the facility before the payment. It may stay empty. */
export function FacilityQuestion({ onEnter, onContinue, onClose }: Props) {
  const { t } = useTranslation();
  return (
    <SmallDialog
      title={t('Which facility has the records?')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onContinue}>{t('Continue without it')}</Button>
          <Button appearance="primary" onClick={onEnter}>
            {t('Enter the facility')}
          </Button>
        </>
      }
    >
      <p>{t('You have not named one. With the facility we find the records faster.')}</p>
    </SmallDialog>
  );
}
