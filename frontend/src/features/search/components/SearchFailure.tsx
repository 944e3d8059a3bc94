import { ErrorPanel } from '../../../components/notices/ErrorPanel.tsx';
import { WaitNotice } from '../../../components/notices/WaitNotice.tsx';
import { ApiError } from '../../../lib/apiError.ts';

interface Props {
  error: Error;
  /** In ms since 1970. */
  failedAt: number;
  isRetrying: boolean;
  onRetry: () => void;
}

/** Why a search failed, and when the person can try again after too many searches. */
export function SearchFailure({ error, failedAt, isRetrying, onRetry }: Props) {
  const waitSeconds = error instanceof ApiError ? error.retryAfterSeconds : undefined;
  return (
    <div>
      <ErrorPanel message={error.message} isRetrying={isRetrying} onRetry={onRetry} />
      {waitSeconds !== undefined && <WaitNotice key={failedAt} until={failedAt + waitSeconds * 1000} />}
    </div>
  );
}
