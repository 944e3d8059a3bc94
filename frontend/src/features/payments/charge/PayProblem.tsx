import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button.tsx';
import { Notice } from '../../../components/Notice.tsx';
import { ErrorPanel } from '../../../components/notices/ErrorPanel.tsx';
import { ApiError } from '../../../lib/apiError.ts';

interface Props {
  /** Null: the payment that the server answered was cancelled. */
  error: Error | null;
  /** What is said when there is nothing to pay any more. */
  withdrawn: string | undefined;
  onRetry: () => void;
  onClose: () => void;
}

/** Why something cannot be paid now, and the way on. What the server refuses is not asked for again. */
export function PayProblem({ error, withdrawn, onRetry, onClose }: Props) {
  const { t } = useTranslation();
  const code = error instanceof ApiError ? error.code : null;
  if (error && (code === 'not_found' || code === 'conflict')) {
    return (
      <Notice type="warning" role="alert" actions={<Button onClick={onClose}>{t('Close')}</Button>}>
        {code === 'not_found' && withdrawn ? withdrawn : error.message}
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
