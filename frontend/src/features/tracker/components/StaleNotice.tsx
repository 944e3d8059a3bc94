import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button.tsx';
import { Notice } from '../../../components/Notice.tsx';

interface Props {
  isRetrying: boolean;
  onRetry: () => void;
}

/** What is shown is not the newest: loading it again has failed. */
export function StaleNotice({ isRetrying, onRetry }: Props) {
  const { t } = useTranslation();
  return (
    <Notice
      type="warning"
      title={t('This page could not be refreshed')}
      actions={
        <Button disabledFocusable={isRetrying} onClick={onRetry}>
          {t('Retry')}
        </Button>
      }
    />
  );
}
