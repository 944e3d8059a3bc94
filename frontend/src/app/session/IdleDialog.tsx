import { Button } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { SmallDialog } from '../../components/dialogs/SmallDialog.tsx';

interface Props {
  secondsLeft: number;
  onStay: () => void;
  onLogOut: () => void;
}

/** Asks an inactive user whether to stay signed in. */
export function IdleDialog({ secondsLeft, onStay, onLogOut }: Props) {
  const { t } = useTranslation();
  return (
    <SmallDialog
      title={t('You will be signed out in 1 minute')}
      onClose={onStay}
      actions={
        <>
          <Button onClick={onLogOut}>{t('Log out')}</Button>
          <Button appearance="primary" onClick={onStay}>
            {t('Stay signed in')}
          </Button>
        </>
      }
    >
      <p>
        {t(
          'You’ve been inactive for a while. Signing you out protects patient records on an unattended computer.',
        )}
      </p>
      <p role="timer">{t('{{count}} seconds left', { count: secondsLeft })}</p>
    </SmallDialog>
  );
}
