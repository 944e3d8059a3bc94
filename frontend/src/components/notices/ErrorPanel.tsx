import { Button } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { Notice } from '../Notice.tsx';

/** An error in place of content, with a retry button if `onRetry` is given. */
export function ErrorPanel({
  title,
  message,
  onRetry,
}: {
  title: string;
  message: string;
  onRetry?: (() => void) | undefined;
}) {
  const { t } = useTranslation();
  return (
    <Notice
      type="error"
      title={title}
      role="alert"
      actions={onRetry && <Button onClick={onRetry}>{t('Retry')}</Button>}
    >
      {message}
    </Notice>
  );
}
