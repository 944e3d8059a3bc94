import { Button } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../components/Notice.tsx';
import { ErrorPanel } from '../../../components/notices/ErrorPanel.tsx';
import { ApiError } from '../../../lib/apiError.ts';

interface Props {
  /** Null if the server returned a canceled payment. */
  error: Error | null;
  /** Shown when the item can no longer be paid. */
  withdrawnMessage: string | undefined;
  onRetry: () => void;
  onClose: () => void;
}

/** Why an item cannot be paid now. Offers a retry unless the server refused. */
export function PayProblem({ error, withdrawnMessage, onRetry, onClose }: Props) {
  const { t } = useTranslation();
  const code = error instanceof ApiError ? error.code : null;
  if (error && (code === 'not_found' || code === 'conflict')) {
    return (
      <Notice type="warning" role="alert" actions={<Button onClick={onClose}>{t('Close')}</Button>}>
        {code === 'not_found' && withdrawnMessage ? withdrawnMessage : error.message}
      </Notice>
    );
  }
  return (
    <ErrorPanel
      title={t('Payment System Error')}
      message={
        error
          ? t('Payment initialization failed: {{reason}}', { reason: t(error.message) })
          : t('This payment was canceled. Please try again.')
      }
      onRetry={onRetry}
    />
  );
}
