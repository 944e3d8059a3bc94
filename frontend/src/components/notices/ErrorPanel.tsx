import { Button } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { Notice } from '../Notice.tsx';

interface Props {
  title?: string;
  message: string;
  onRetry?: (() => void) | undefined;
  isRetrying?: boolean;
}

/** An error in place of content, with a retry button if `onRetry` is given. */
export function ErrorPanel({ title, message, onRetry, isRetrying = false }: Props) {
  const { t } = useTranslation();
  return (
    <Notice
      type="error"
      title={title}
      role="alert"
      actions={
        onRetry && (
          <Button disabledFocusable={isRetrying} onClick={onRetry}>
            {t('Retry')}
          </Button>
        )
      }
    >
      {message}
    </Notice>
  );
}
