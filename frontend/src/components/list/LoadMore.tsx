import { Button } from '@fluentui/react-components';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ErrorPanel } from '../notices/ErrorPanel.tsx';
import { SmallSpinner } from '../SmallSpinner.tsx';

interface Props {
  query: Pick<
    UseInfiniteQueryResult<unknown>,
    'error' | 'fetchNextPage' | 'hasNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError' | 'refetch'
  >;
}

/** Button that loads the next page of a list. Hidden without a next page, and when it failed to load. */
export function LoadMoreButton({ query, pendingLabel }: Props & { pendingLabel?: string }) {
  const { t } = useTranslation();
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = query;
  if (!hasNextPage || isFetchNextPageError) return null;
  return (
    <Button
      disabledFocusable={isFetchingNextPage}
      icon={isFetchingNextPage ? <SmallSpinner /> : undefined}
      onClick={() => void fetchNextPage()}
    >
      {(isFetchingNextPage && pendingLabel) || t('Load more')}
    </Button>
  );
}

/** Why a list or its next page failed to load. Retries what failed. */
export function ListErrorPanel({ query, title }: Props & { title: string }) {
  const retry = query.isFetchNextPageError ? query.fetchNextPage : query.refetch;
  return <ErrorPanel title={title} message={query.error?.message ?? ''} onRetry={() => void retry()} />;
}
