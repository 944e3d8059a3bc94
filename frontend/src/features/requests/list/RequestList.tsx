import { makeStyles, typographyStyles } from '@fluentui/react-components';
import { ArrowClockwiseRegular } from '@fluentui/react-icons/svg/arrow-clockwise';
import type { RequestList } from '@portal/contract/requests/schemas/requestList.ts';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useDeferredValue, useEffect, useEffectEvent, useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button.tsx';
import { Notice } from '../../../components/Notice.tsx';
import { SmallSpinner } from '../../../components/SmallSpinner.tsx';
import { Surface } from '../../../components/Surface.tsx';
import { warmDateFormat } from '../../../lib/format.ts';
import { ListSkeleton } from './components/ListSkeleton.tsx';
import type { ListAction } from './components/RowAction.tsx';
import { requestListQuery } from './requestListQuery.ts';
import { isFiltered } from './rules/listAddress.ts';
import { totalLabel } from './rules/totalLabel.ts';
import { type GoToPage, useListAddress } from './useListAddress.ts';

const loadContent = () => import('./components/ListContent.tsx');

const ListContent = lazy(async () => ({ default: (await loadContent()).ListContent }));
const ListFilters = lazy(async () => ({
  default: (await import('./components/ListFilters.tsx')).ListFilters,
}));

const ListExport = lazy(async () => ({ default: (await import('./components/ListExport.tsx')).ListExport }));

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
  // Two lines of controls; three where both choosers do not fit beside the button.
  filtersPlaceholder: { minHeight: '100px', '@media (max-width: 599px)': { minHeight: '204px' } },
});

interface Props {
  title: string;
  action: ListAction;
  /** Shown to staff: by when each is to be done, and who has it. */
  isStaff?: boolean;
}

/** The requests that the person signed in may see: found, filtered and paged as the address says. */
export function RequestList({ title, action, isStaff = false }: Props) {
  const { t } = useTranslation();
  const styles = useStyles();
  const titleId = useId();
  const { page, limit, filters, beside, filter, goToPage, resize } = useListAddress();
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(
    requestListQuery({ page, limit, filters, beside }),
  );
  useExistingPage(isPlaceholderData ? undefined : data?.pagination, page, goToPage);
  // Rows are drawn in short tasks, during which the page answers its reader.
  const arrived = useMemo(() => ({ list: data, isEarlier: isPlaceholderData }), [data, isPlaceholderData]);
  const { list, isEarlier } = useDeferredValue(arrived);
  useEffect(() => {
    // Fetched beside the requests, not after them. A failure shows when it is rendered.
    loadContent().catch(() => undefined);
    const waiting = setTimeout(warmDateFormat);
    return () => clearTimeout(waiting);
  }, []);
  return (
    <section aria-labelledby={titleId}>
      <Surface className={styles.list}>
        <div className={styles.head}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          {isStaff && (
            <Suspense fallback={null}>
              <ListExport filters={filters} />
            </Suspense>
          )}
          <Button
            className={styles.refresh}
            icon={isFetching ? <SmallSpinner /> : <ArrowClockwiseRegular />}
            disabledFocusable={isFetching}
            onClick={() => void refetch()}
          >
            {t('Refresh')}
          </Button>
        </div>
        <Suspense fallback={<div className={styles.filtersPlaceholder} />}>
          <ListFilters
            filters={filters}
            isStaff={isStaff}
            total={list && !isEarlier ? totalLabel(list.pagination) : undefined}
            onFilter={filter}
          />
        </Suspense>
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
          <Suspense fallback={<ListSkeleton rows={limit} />}>
            <ListContent
              title={title}
              list={list}
              action={action}
              isStaff={isStaff}
              filtered={isFiltered(filters)}
              isEarlier={isEarlier}
              isFetching={isFetching}
              onPage={goToPage}
              onLimit={resize}
            />
          </Suspense>
        )}
      </Surface>
    </section>
  );
}

/** Leads from a page past the end, as an old link may name it, to the last one there is; and to the page that was shown in the place of another. */
function useExistingPage(
  pagination: RequestList['pagination'] | undefined,
  asked: number,
  goToPage: GoToPage,
): void {
  const { page, totalPages, last } = pagination ?? { page: asked, totalPages: 0, last: null };
  // Of a list that is not counted to its end there may be pages beyond the last one that has a number.
  const isPast = totalPages > 0 && page > totalPages && last === null;
  const existing = isPast ? totalPages : page;
  const turn = useEffectEvent(goToPage);
  useEffect(() => {
    if (existing !== asked) turn(existing, { instead: true });
  }, [existing, asked]);
}
