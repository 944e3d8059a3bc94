import { Button } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type FailedQuery, LoadError } from '../notices/ErrorPanel.tsx';
import { ListFrame } from './ListFrame.tsx';

interface Props {
  title: string;
  query: Required<FailedQuery> & { readonly hasNextPage: boolean };
  /** Undefined while loading. */
  changes: readonly unknown[] | undefined;
  /** Rows, each a list item; undefined while loading. */
  children: ReactNode;
}

/** The changes of a configuration, newest first, with a button for older ones. */
export function HistoryFrame({ title, query, changes, children }: Props) {
  const { t } = useTranslation();
  const { hasNextPage, isFetching, fetchNextPage } = query;
  return (
    <ListFrame
      title={title}
      notices={<LoadError query={query} title={t('Failed to load the history')} />}
      empty={changes?.length === 0 ? t('No changes yet') : null}
      more={
        hasNextPage && (
          <Button disabledFocusable={isFetching} onClick={() => void fetchNextPage()}>
            {t('Show older changes')}
          </Button>
        )
      }
    >
      {children}
    </ListFrame>
  );
}
