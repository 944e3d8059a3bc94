import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Row, Stack } from '../../../components/layout/pieces.tsx';
import { LoadMoreButton } from '../../../components/list/LoadMore.tsx';
import { LoadError } from '../../../components/notices/ErrorPanel.tsx';
import { SmallSpinner } from '../../../components/SmallSpinner.tsx';

interface Props {
  query: UseInfiniteQueryResult<unknown>;
  /** Shown instead of `children` if the list is empty; null if it is not. */
  empty: string | null;
  children: ReactNode;
}

/** A list with its loading, error and empty states, and a button that loads more. */
export function ListState({ query, empty, children }: Props) {
  const { t } = useTranslation();
  const failure = query.error && <LoadError title={t('Failed to load payments')} query={query} />;
  if (!query.data) {
    if (failure) return failure;
    return (
      <Row role="status" gap={8} nowrap shared="muted">
        <SmallSpinner />
        {t('Loading payments...')}
      </Row>
    );
  }
  return (
    <div aria-busy={query.isPlaceholderData}>
      {empty === null ? (
        children
      ) : (
        <Row as="p" gap={8} nowrap shared="muted">
          {empty}
        </Row>
      )}
      <Stack gap={12} align="center" shared={['above16', 'unlessEmpty']}>
        {failure || <LoadMoreButton query={query} pendingLabel={t('Loading payments...')} />}
      </Stack>
    </div>
  );
}
