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

/** A query, or an infinite one. */
export interface FailedQuery {
  readonly error: Error | null;
  readonly isFetching: boolean;
  readonly refetch: () => Promise<unknown>;
  readonly isFetchNextPageError?: boolean;
  readonly fetchNextPage?: () => Promise<unknown>;
}

/** Why a query or its next page failed, with a button that repeats what failed. Null if nothing failed. */
export function LoadError({ query, title }: { query: FailedQuery; title: string }) {
  if (!query.error) return null;
  const retry = (query.isFetchNextPageError && query.fetchNextPage) || query.refetch;
  return (
    <ErrorPanel
      title={title}
      message={query.error.message}
      isRetrying={query.isFetching}
      onRetry={() => void retry()}
    />
  );
}
