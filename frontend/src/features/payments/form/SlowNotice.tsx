import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button.tsx';
import { Notice } from '../../../components/Notice.tsx';

/** The payment form has been on its way for ten seconds. */
export function SlowNotice({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <Notice
      type="warning"
      title={t('This takes longer than usual')}
      role="status"
      actions={<Button onClick={onRetry}>{t('Try again')}</Button>}
    >
      {t('The payment form is still on its way. Nothing was charged, and what you entered is kept.')}
    </Notice>
  );
}
