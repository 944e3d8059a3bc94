import { useTranslation } from 'react-i18next';
import { Notice } from '../../../components/Notice.tsx';
import { WaitNotice } from '../../../components/notices/WaitNotice.tsx';
import type { AuthFailure } from './authFailureOf.ts';
import { PlainButton } from './PlainButton.tsx';

export interface FailureBoxProps {
  failure: AuthFailure;
  onRetry?: (() => void) | undefined;
}

/** The red box: what went wrong, and how long to wait or whether to try again. */
export function FailureBox({ failure, onRetry }: FailureBoxProps) {
  const { t } = useTranslation();
  const retry = failure.mayRetry && onRetry && <PlainButton onClick={onRetry}>{t('Try again')}</PlainButton>;
  return (
    <>
      <Notice type="error" role="alert" actions={retry}>
        {failure.message}
      </Notice>
      {failure.until !== null && <WaitNotice until={failure.until} />}
    </>
  );
}
