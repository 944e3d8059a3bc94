import { Button } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../components/Notice.tsx';
import { WaitNotice } from '../../../components/notices/WaitNotice.tsx';
import type { AuthFailure } from './authFailureOf.ts';

export interface FailureBoxProps {
  failure: AuthFailure;
  onRetry?: (() => void) | undefined;
}

/** Error message with a retry button or the waiting time. */
export function FailureBox({ failure, onRetry }: FailureBoxProps) {
  const { t } = useTranslation();
  const retry = failure.canRetry && onRetry && <Button onClick={onRetry}>{t('Retry')}</Button>;
  return (
    <>
      <Notice type="error" role="alert" actions={retry}>
        {failure.message}
      </Notice>
      {failure.retryAt !== null && <WaitNotice until={failure.retryAt} />}
    </>
  );
}
