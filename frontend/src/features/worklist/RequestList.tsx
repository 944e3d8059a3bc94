import { Button, makeStyles, mergeClasses, typographyStyles } from '@fluentui/react-components';
import { ArrowClockwiseRegular } from '@fluentui/react-icons/svg/arrow-clockwise';
import type { ListColumn } from '@portal/contract/workspace/listColumns.ts';
import type { RequestListPage } from '@portal/contract/requests/schemas/requestList.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { memo, useDeferredValue, useEffect, useEffectEvent, useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { column, row, screenOnly } from '../../components/layout/shapes.ts';
import { lazyComponent } from '../../components/lazyComponent.tsx';
import { useCardListLayout } from '../../components/list/useCardListLayout.ts';
import { Notice } from '../../components/Notice.tsx';
import { SmallSpinner } from '../../components/SmallSpinner.tsx';
import { Surface } from '../../components/Surface.tsx';
import { warmDateFormat } from '../../lib/format.ts';
import { LiveRowsContext } from '../requests/live/liveRows.ts';
import { useLiveRows } from '../requests/live/useLiveRows.ts';
import { openBulkAction } from './bulk/bulkActionStore.ts';
import { useRowSelection } from './bulk/useRowSelection.ts';
import { ListSkeleton } from './components/ListSkeleton.tsx';
import type { ListAction } from './components/RowAction.tsx';
import { requestPageQuery } from './requestPageQuery.ts';
import { filterQuery } from './rules/filterQuery.ts';
import { anchorBeside } from './rules/listAnchor.ts';
import { forClient, isFiltered } from './rules/listParams.ts';
import { viewStateOf } from './rules/savedViewParams.ts';
import { totalLabel } from './rules/totalLabel.ts';
import { type GoToPage, useListParams } from './useListParams.ts';
import { useWorkspace } from './useWorkspace.ts';
import { savedViewsQuery } from './views/savedViewsQuery.ts';
import { useIsPhone } from './views/useIsPhone.ts';
import { workViewsQuery } from './views/workViewsQuery.ts';

const LoadedContent = lazyComponent(async () => (await import('./components/ListContent.tsx')).ListContent, {
  Fallback: ({ list }) => <ListSkeleton rows={list.pagination.limit} />,
});
// Rows take long to render: only when they change.
const ListContent = memo(LoadedContent);
// A response renders the list in one task. Filters that were loaded in the meantime would be rendered in the same task.
const ListFilters = memo(
  lazyComponent(async () => (await import('./components/ListFilters.tsx')).ListFilters, {
    Fallback: FiltersPlaceholder,
  }),
);

const ListExport = lazyComponent(async () => (await import('./components/ListExport.tsx')).ListExport, {
  failure: 'hidden',
});

const ViewsBar = lazyComponent(async () => (await import('./views/ViewsBar.tsx')).ViewsBar, {
  Fallback: ViewsPlaceholder,
});
const ColumnsMenu = lazyComponent(async () => (await import('./columns/ColumnsMenu.tsx')).ColumnsMenu, {
  failure: 'hidden',
});
const LiveList = lazyComponent(async () => (await import('./LiveList.tsx')).LiveList, {
  failure: 'hidden',
});
const StartNext = lazyComponent(
  async () => (await import('../requests/live/components/StartNext.tsx')).StartNext,
  {
    failure: 'hidden',
  },
);
const BulkActions = lazyComponent(async () => (await import('./bulk/BulkActions.tsx')).BulkActions);

const useStyles = makeStyles({
  // Staff see six rows on a small laptop, so what is above them is tight.
  tight: { gap: '8px', padding: '12px 16px' },
  list: { ...column('16px') },
  // The live notice and the bar of the selection take no place of their own.
  rows: { display: 'flex', flexDirection: 'column' },
  head: { ...row('8px'), position: 'relative', minHeight: '36px' },
  // On phones, the title with Refresh, and a line of buttons, which load one after the other.
  headOfStaff: { '@media (max-width: 599px)': { minHeight: '80px', alignContent: 'flex-start' } },
  title: { ...typographyStyles.subtitle1, margin: '0 auto 0 0', order: -1 },
  besideTitle: { '@media (max-width: 599px)': { order: -1 } },
  refresh: { ...screenOnly, minHeight: '36px' },
  views: { minHeight: '41px', '@media (max-width: 599px)': { minHeight: '44px' } },
  // One line of controls where it fits.
  filtersPlaceholder: { minHeight: '44px' },
});

function FiltersPlaceholder() {
  return <div className={useStyles().filtersPlaceholder} />;
}

function ViewsPlaceholder() {
  return <div className={useStyles().views} />;
}

interface Props {
  title: string;
  action: ListAction;
  /** Also shows views, due dates and assignees, and lets people choose columns. */
  isStaff?: boolean;
}

/** The requests that the signed-in person may see. The URL holds search, filters and page. */
export function RequestList({ title, action, isStaff = false }: Props) {
  const { t } = useTranslation();
  const styles = useStyles();
  const titleId = useId();
  const queryClient = useQueryClient();
  const { data: savedViews, isLoading: isLoadingViews } = useQuery({
    ...savedViewsQuery,
    enabled: isStaff,
  });
  const { workspace, isLoading: isLoadingWorkspace, change } = useWorkspace(isStaff);
  const params = useListParams(savedViews);
  const { namedView, anchor, changeFilters, changeOrder, changeColumns, goToPage, changeLimit } = params;
  const shownParams = useMemo(() => (isStaff ? params : forClient(params)), [isStaff, params]);
  const { page, limit, filters, sort, columns, savedFrom } = shownParams;
  const origin = savedViews?.find(({ viewId }) => viewId === savedFrom) ?? null;
  const isMissingView = isStaff && namedView !== null && origin === null && !isLoadingViews;
  const pageQuery = useMemo(
    () => requestPageQuery({ page, limit, filters, sort, anchor }),
    [page, limit, filters, sort, anchor],
  );
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    ...pageQuery,
    enabled: !isStaff || namedView === null || origin !== null,
  });
  const isPhone = useIsPhone();
  const hasCards = useCardListLayout(isStaff);
  const reload = () => {
    void refetch();
    if (isStaff) void queryClient.invalidateQueries({ queryKey: workViewsQuery.queryKey });
  };
  const selection = useRowSelection(filters);
  useExistingPage(isPlaceholderData ? undefined : data?.pagination, page, goToPage);
  const shownColumns = columns ?? workspace.columns;
  const { widths } = workspace;
  const hasOwnColumns = columns === null;
  const layout = useMemo(
    () =>
      isStaff
        ? {
            columns: shownColumns,
            widths,
            sort,
            onSort: changeOrder,
            onWidths: (chosen: typeof widths) => change({ widths: chosen }),
            // The columns of a saved view are part of it.
            onColumns: (chosen: readonly ListColumn[]) =>
              hasOwnColumns ? change({ columns: [...chosen] }) : changeColumns(chosen),
          }
        : null,
    [isStaff, shownColumns, widths, sort, changeOrder, change, hasOwnColumns, changeColumns],
  );
  // Deferred, so that rendering many rows does not block input.
  const latest = useMemo(
    () => ({ list: data, isPreviousPage: isPlaceholderData }),
    [data, isPlaceholderData],
  );
  const deferred = useDeferredValue(latest);
  const isPreviousPage = deferred.isPreviousPage;
  // The columns are known first, so that the table does not change.
  const list = isLoadingWorkspace || isMissingView ? undefined : deferred.list;
  const [, query] = pageQuery.queryKey;
  const rows = useLiveRows(list, query);
  useEffect(() => {
    // In parallel with the requests.
    void LoadedContent.preload();
    return warmDateFormat();
  }, []);
  // In the order in which the person sees them; the key keeps the state when the order changes.
  const hasBulkActions = selection.isUsed || (isStaff && openBulkAction() !== null);
  const bulkActions = hasBulkActions && list && (
    <BulkActions key="bulk" selection={selection} filters={filters} list={list} />
  );
  return (
    <section aria-labelledby={titleId}>
      <Surface className={mergeClasses(styles.list, isStaff && styles.tight)}>
        <div className={mergeClasses(styles.head, isStaff && styles.headOfStaff)}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          {layout && !hasCards && <ColumnsMenu {...layout} />}
          {isStaff && <StartNext shown={{ query, ids: rows.ids }} />}
          {isStaff && <ListExport filters={filters} sort={sort} />}
          <Button
            className={mergeClasses(styles.refresh, styles.besideTitle)}
            aria-label={isPhone ? t('Refresh') : undefined}
            icon={isFetching ? <SmallSpinner /> : <ArrowClockwiseRegular />}
            disabledFocusable={isFetching}
            onClick={reload}
          >
            {isPhone ? null : t('Refresh')}
          </Button>
        </div>
        {isStaff && (
          <ViewsBar
            view={filters.view}
            savedViews={savedViews ?? []}
            origin={origin}
            isChanged={origin !== null && namedView === null}
            state={viewStateOf({ filters, sort }, shownColumns)}
          />
        )}
        {isMissingView && (
          <Notice type="warning" role="alert" title={t('This view was deleted or is no longer shared')}>
            {t('Choose another view above.')}
          </Notice>
        )}
        <div inert={!hasCards && selection.hasRows}>
          <ListFilters
            filters={filters}
            isStaff={isStaff}
            total={list && !isPreviousPage ? totalLabel(list.pagination) : undefined}
            onFilter={changeFilters}
          />
        </div>
        {error && (
          <Notice
            type="error"
            role="alert"
            title={t('Error: {{message}}', { message: error.message })}
            actions={
              <Button className={styles.refresh} disabledFocusable={isFetching} onClick={reload}>
                {t('Retry')}
              </Button>
            }
          />
        )}
        {!list && !error && !isMissingView && <ListSkeleton rows={limit} />}
        {list && (
          <LiveRowsContext value={isStaff ? rows : null}>
            <div className={styles.rows}>
              {isStaff && data && !isPlaceholderData && (
                <LiveList
                  list={data}
                  queryKey={pageQuery.queryKey}
                  filters={filterQuery(filters)}
                  live={rows.live}
                  onLive={rows.change}
                  onShowAdded={() => (page === 1 ? void refetch() : goToPage(1))}
                  onStepPage={(by) => goToPage(page + by, anchorBeside(data.pagination, by))}
                />
              )}
              {!hasCards && bulkActions}
              <ListContent
                key="content"
                title={title}
                list={list}
                action={action}
                layout={layout}
                selection={isStaff ? selection : undefined}
                filtered={isFiltered(filters)}
                search={filters.search}
                isPreviousPage={isPreviousPage}
                isFetching={isFetching}
                onPage={goToPage}
                onLimit={changeLimit}
              />
              {hasCards && bulkActions}
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
