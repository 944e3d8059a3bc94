import { Button } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../components/Notice.tsx';

interface Props {
  isPaid: boolean;
  onSignIn: () => void;
}

/** Says that the session ended while a client orders, and offers to sign in on the page. */
export function SessionEnded({ isPaid, onSignIn }: Props) {
  const { t } = useTranslation();
  return (
    <Notice
      type="warning"
      role="alert"
      title={t('Your session has ended')}
      actions={<Button onClick={onSignIn}>{t('Sign in')}</Button>}
    >
      {isPaid
        ? t(
            'Your payment and what you entered are safe. Sign in, then submit the request to have it in your account.',
          )
        : t('What you entered is still here. Sign in to have this request in your account.')}
    </Notice>
  );
}
