import { Button } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../components/Notice.tsx';
import { ErrorPanel } from '../../../components/notices/ErrorPanel.tsx';
import { ApiError } from '../../../lib/apiError.ts';

interface Props {
  /** Null if the server returned a canceled payment. */
  error: Error | null;
  onRetry: () => void;
  onExpired: () => void;
}

/** Why the fee cannot be paid now, with a button to continue. */
export function FeeProblem({ error, onRetry, onExpired }: Props) {
  const { t } = useTranslation();
  const isExpired = error instanceof ApiError && error.code === 'gone';
  if (error && !isExpired) {
    return (
      <ErrorPanel
        title={t('Payment System Error')}
        message={t('Payment initialization failed: {{reason}}', { reason: t(error.message) })}
        onRetry={onRetry}
      />
    );
  }
  return (
    <Notice
      type="warning"
      title={t('This request has expired')}
      role="alert"
      actions={
        <Button appearance="primary" onClick={isExpired ? onExpired : onRetry}>
          {t('Continue with what I entered')}
        </Button>
      }
    >
      {t(
        'A request must be paid within 7 days of its last change. Nothing was charged, and everything you entered is still here.',
      )}
    </Notice>
  );
}
