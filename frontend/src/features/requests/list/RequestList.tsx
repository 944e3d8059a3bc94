import { Button, makeStyles, typographyStyles } from '@fluentui/react-components';
import { ArrowClockwiseRegular } from '@fluentui/react-icons/svg/arrow-clockwise';
import type { RequestListPage } from '@portal/contract/requests/schemas/requestList.ts';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useEffectEvent, useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyComponent } from '../../../components/lazyComponent.tsx';
import { Notice } from '../../../components/Notice.tsx';
import { SmallSpinner } from '../../../components/SmallSpinner.tsx';
import { Surface } from '../../../components/Surface.tsx';
import { warmDateFormat } from '../../../lib/format.ts';
import { LiveRowsContext } from '../live/liveRows.ts';
import { useLiveRows } from '../live/useLiveRows.ts';
import { ListSkeleton } from './components/ListSkeleton.tsx';
import type { ListAction } from './components/RowAction.tsx';
import { requestPageQuery } from './requestPageQuery.ts';
import { filterQuery } from './rules/filterQuery.ts';
import { isFiltered } from './rules/listParams.ts';
import { totalLabel } from './rules/totalLabel.ts';
import { type GoToPage, useListParams } from './useListParams.ts';

const ListContent = lazyComponent(async () => (await import('./components/ListContent.tsx')).ListContent, {
  Fallback: ({ list }) => <ListSkeleton rows={list.pagination.limit} />,
});
const ListFilters = lazyComponent(async () => (await import('./components/ListFilters.tsx')).ListFilters, {
  Fallback: FiltersPlaceholder,
});

const ListExport = lazyComponent(async () => (await import('./components/ListExport.tsx')).ListExport, {
  failure: 'hidden',
});

const LiveList = lazyComponent(async () => (await import('../live/components/LiveList.tsx')).LiveList, {
  failure: 'hidden',
});
const StartNext = lazyComponent(async () => (await import('../live/components/StartNext.tsx')).StartNext, {
  failure: 'hidden',
});

const useStyles = makeStyles({
  list: { display: 'grid', gap: '16px', gridTemplateColumns: 'minmax(0, 1fr)' },
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px',
  },
  title: { ...typographyStyles.subtitle1, margin: '0 auto 0 0' },
  refresh: { minHeight: '36px', '@media print': { display: 'none' } },
  // Two lines of controls; three lines on narrow screens. One line for clients where it fits.
  filtersPlaceholder: { minHeight: '100px', '@media (max-width: 599px)': { minHeight: '204px' } },
  clientFiltersPlaceholder: { minHeight: '44px', '@media (max-width: 599px)': { minHeight: '148px' } },
});

function FiltersPlaceholder({ isStaff }: { isStaff: boolean }) {
  const styles = useStyles();
  return <div className={isStaff ? styles.filtersPlaceholder : styles.clientFiltersPlaceholder} />;
}

interface Props {
  title: string;
  action: ListAction;
  /** Also shows due dates and assignees. */
  isStaff?: boolean;
}

/** The requests that the signed-in person may see. The URL holds search, filters and page. */
export function RequestList({ title, action, isStaff = false }: Props) {
  const { t } = useTranslation();
  const styles = useStyles();
  const titleId = useId();
  const { page, limit, filters, anchor, changeFilters, goToPage, changeLimit } = useListParams();
  const pageQuery = requestPageQuery({ page, limit, filters, anchor });
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(pageQuery);
  useExistingPage(isPlaceholderData ? undefined : data?.pagination, page, goToPage);
  // Deferred, so that rendering many rows does not block input.
  const latest = useMemo(
    () => ({ list: data, isPreviousPage: isPlaceholderData }),
    [data, isPlaceholderData],
  );
  const { list, isPreviousPage } = useDeferredValue(latest);
  const [, query] = pageQuery.queryKey;
  const rows = useLiveRows(list, query);
  useEffect(() => {
    // In parallel with the requests.
    void ListContent.preload();
    const timer = setTimeout(warmDateFormat);
    return () => clearTimeout(timer);
  }, []);
  return (
    <section aria-labelledby={titleId}>
      <Surface className={styles.list}>
        <div className={styles.head}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          {isStaff && <StartNext shown={{ query, ids: rows.ids }} />}
          {isStaff && <ListExport filters={filters} />}
          <Button
            className={styles.refresh}
            icon={isFetching ? <SmallSpinner /> : <ArrowClockwiseRegular />}
            disabledFocusable={isFetching}
            onClick={() => void refetch()}
          >
            {t('Refresh')}
          </Button>
        </div>
        <ListFilters
          filters={filters}
          isStaff={isStaff}
          total={list && !isPreviousPage ? totalLabel(list.pagination) : undefined}
          onFilter={changeFilters}
        />
        {error && (
          <Notice
            type="error"
            role="alert"
            title={t('Error: {{message}}', { message: error.message })}
            actions={
              <Button
                className={styles.refresh}
                disabledFocusable={isFetching}
                onClick={() => void refetch()}
              >
                {t('Retry')}
              </Button>
            }
          />
        )}
        {!list && !error && <ListSkeleton rows={limit} />}
        {list && (
          <LiveRowsContext value={isStaff ? rows : null}>
            <div>
              {isStaff && data && !isPlaceholderData && (
                <LiveList
                  list={data}
                  queryKey={pageQuery.queryKey}
                  filters={filterQuery(filters)}
                  live={rows.live}
                  onLive={rows.change}
                  onShowAdded={() => (page === 1 ? void refetch() : goToPage(1))}
                />
              )}
              <ListContent
                title={title}
                list={list}
                action={action}
                isStaff={isStaff}
                filtered={isFiltered(filters)}
                isPreviousPage={isPreviousPage}
                isFetching={isFetching}
                onPage={goToPage}
                onLimit={changeLimit}
              />
            </div>
          </LiveRowsContext>
        )}
      </Surface>
    </section>
  );
}

/** Corrects the page in the URL: to the last page if it is after the end, or to the page that the server returned. */
function useExistingPage(
  pagination: RequestListPage['pagination'] | undefined,
  requestedPage: number,
  goToPage: GoToPage,
): void {
  const { page, totalPages, last } = pagination ?? { page: requestedPage, totalPages: 0, last: null };
  // If the total is inexact, there may be more pages than `totalPages`.
  const isPast = totalPages > 0 && page > totalPages && last === null;
  const existing = isPast ? totalPages : page;
  const correctPage = useEffectEvent(goToPage);
  useEffect(() => {
    if (existing !== requestedPage) correctPage(existing, { replace: true });
  }, [existing, requestedPage]);
}
