import { Button } from '@fluentui/react-components';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { SmallSpinner } from '../SmallSpinner.tsx';

interface Props {
  query: Pick<
    UseInfiniteQueryResult<unknown>,
    'fetchNextPage' | 'hasNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError'
  >;
  pendingLabel?: string;
}

/** Button that loads the next page of a list. Hidden without a next page, and when it failed to load. */
export function LoadMoreButton({ query, pendingLabel }: Props) {
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
