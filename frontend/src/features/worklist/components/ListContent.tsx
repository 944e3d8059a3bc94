import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { isPunctuationOnly } from '@portal/contract/fields/folding.ts';
import type { RequestListPage } from '@portal/contract/requests/schemas/requestList.ts';
import { memo, useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../../components/buttons/LinkButton.tsx';
import { useCardListLayout } from '../../../components/list/useCardListLayout.ts';
import { useRequestStatuses } from '../../requests/api/useRequestStatuses.ts';
import { totalLabel } from '../rules/totalLabel.ts';
import type { ListSelection } from '../bulk/useRowSelection.ts';
import type { GoToPage } from '../useListParams.ts';
import { Pagination } from './Pagination.tsx';
import { RequestCardList } from './RequestCardList.tsx';
import { RequestTable, type WorkLayout } from './RequestTable.tsx';
import type { ListAction } from './RowAction.tsx';

const useEmptyListStyles = makeStyles({
  empty: {
    display: 'grid',
    justifyItems: 'center',
    gap: '4px',
    padding: '24px 16px',
    textAlign: 'center',
  },
  title: { ...typographyStyles.subtitle2, margin: 0 },
  text: { ...typographyStyles.body1, margin: 0, maxWidth: '60ch', color: tokens.colorNeutralForeground3 },
  action: { marginTop: '8px' },
});

// The configured statuses often come after the rows. Deferred, so that not all rows are drawn again in one task.
const Cards = memo(RequestCardList);
const Table = memo(RequestTable);

/** Shown when there are no requests or none match the filters. Clients can also add a request that they have a code for. */
function EmptyList({ filtered, search, isStaff }: { filtered: boolean; search: string; isStaff: boolean }) {
  const { t } = useTranslation();
  const styles = useEmptyListStyles();
  return (
    <div className={styles.empty}>
      <p className={styles.title}>{t('No client requests found')}</p>
      <p className={styles.text}>
        {isPunctuationOnly(search) && t('Punctuation alone finds nothing. Enter a letter or a digit.')}
        {!isPunctuationOnly(search) &&
          (filtered
            ? t('No request matches these filters. Change or clear them to see more.')
            : t('Submit your first request to see it here'))}
      </p>
      {!filtered && !isStaff && (
        <>
          <p className={styles.text}>
            {t(
              'Did you submit a request before you had this account? Look it up with its Order ID and verification code, then choose “Add to my requests”.',
            )}
          </p>
          <div className={styles.action}>
            <LinkButton to="/request-status">{t('Enter Order ID and code')}</LinkButton>
          </div>
        </>
      )}
    </div>
  );
}

const useStyles = makeStyles({
  content: { display: 'grid', gap: '16px', gridTemplateColumns: 'minmax(0, 1fr)' },
  previous: { opacity: 0.5 },
});

interface Props {
  title: string;
  list: RequestListPage;
  action: ListAction;
  /** Null for clients. */
  layout: WorkLayout | null;
  /** Adds checkboxes to the rows. */
  selection?: ListSelection | undefined;
  filtered: boolean;
  /** The entered search text. */
  search: string;
  /** The list is the previous page, shown inert while the next one loads. */
  isPreviousPage: boolean;
  isFetching: boolean;
  onPage: GoToPage;
  onLimit: (limit: number) => void;
}

/** The requests of a page with the pagination. */
export function ListContent(props: Props) {
  const {
    title,
    list,
    action,
    layout,
    selection,
    filtered,
    search,
    isPreviousPage,
    isFetching,
    onPage,
    onLimit,
  } = props;
  const styles = useStyles();
  const isStaff = layout !== null;
  const statuses = useDeferredValue(useRequestStatuses());
  const Rows = useCardListLayout(isStaff) ? Cards : Table;
  const { requests, pagination } = list;
  if (requests.length === 0) return <EmptyList filtered={filtered} search={search} isStaff={isStaff} />;
  return (
    <div className={styles.content}>
      <div
        className={isPreviousPage ? styles.previous : undefined}
        aria-busy={isFetching}
        inert={isPreviousPage}
      >
        <Rows
          title={title}
          requests={requests}
          statuses={statuses}
          action={action}
          layout={layout}
          selection={selection}
        />
      </div>
      <Pagination
        pagination={pagination}
        shown={requests.length}
        total={totalLabel(pagination)}
        filtered={filtered}
        onPage={onPage}
        onLimit={onLimit}
      />
    </div>
  );
}
