import { makeStyles, tokens } from '@fluentui/react-components';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadMoreButton } from '../../../components/list/LoadMore.tsx';
import { LoadError } from '../../../components/notices/ErrorPanel.tsx';
import { SmallSpinner } from '../../../components/SmallSpinner.tsx';

const useStyles = makeStyles({
  line: {
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    margin: 0,
    color: tokens.colorNeutralForeground3,
  },
  more: {
    display: 'grid',
    gap: '12px',
    justifyItems: 'center',
    marginTop: '16px',
    ':empty': { display: 'none' },
  },
});

interface Props {
  query: UseInfiniteQueryResult<unknown>;
  /** Shown instead of `children` if the list is empty; null if it is not. */
  empty: string | null;
  children: ReactNode;
}

/** A list with its loading, error and empty states, and a button that loads more. */
export function ListState({ query, empty, children }: Props) {
  const { t } = useTranslation();
  const styles = useStyles();
  const failure = query.error && <LoadError title={t('Failed to load payments')} query={query} />;
  if (!query.data) {
    if (failure) return failure;
    return (
      <div role="status" className={styles.line}>
        <SmallSpinner />
        {t('Loading payments...')}
      </div>
    );
  }
  return (
    <div aria-busy={query.isPlaceholderData}>
      {empty === null ? children : <p className={styles.line}>{empty}</p>}
      <div className={styles.more}>
        {failure || <LoadMoreButton query={query} pendingLabel={t('Loading payments...')} />}
      </div>
    </div>
  );
}
