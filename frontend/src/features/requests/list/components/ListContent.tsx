import { makeStyles } from '@fluentui/react-components';
import type { RequestList } from '@portal/contract/schemas/requestList.ts';
import { useRequestStatuses } from '../../api/useRequestStatuses.ts';
import type { TurnTo } from '../useListAddress.ts';
import { totalWords } from '../rules/totalWords.ts';
import { useShowsCards } from '../../../../components/list/useShowsCards.ts';
import { EmptyList } from './EmptyList.tsx';
import { Pagination } from './Pagination.tsx';
import { RequestCards } from './RequestCards.tsx';
import { RequestTable } from './RequestTable.tsx';
import type { ListAction } from './RowAction.tsx';

const useStyles = makeStyles({
  content: { display: 'grid', gap: '16px', gridTemplateColumns: 'minmax(0, 1fr)' },
  earlier: { opacity: 0.5 },
});

interface Props {
  title: string;
  list: RequestList;
  action: ListAction;
  isStaff: boolean;
  filtered: boolean;
  /** The list is the one before, while another is on its way: it stays, but out of reach. */
  isEarlier: boolean;
  isFetching: boolean;
  onPage: TurnTo;
  onLimit: (limit: number) => void;
}

/** The requests of a page, and the ways to the other pages. */
export function ListContent(props: Props) {
  const { title, list, action, isStaff, filtered, isEarlier, isFetching, onPage, onLimit } = props;
  const styles = useStyles();
  const statuses = useRequestStatuses();
  const Rows = useShowsCards(isStaff) ? RequestCards : RequestTable;
  const { requests, pagination } = list;
  if (requests.length === 0) return <EmptyList filtered={filtered} />;
  return (
    <div className={styles.content}>
      <div className={isEarlier ? styles.earlier : undefined} aria-busy={isFetching} inert={isEarlier}>
        <Rows title={title} requests={requests} statuses={statuses} action={action} isStaff={isStaff} />
      </div>
      <Pagination
        pagination={pagination}
        shown={requests.length}
        total={totalWords(pagination)}
        filtered={filtered}
        onPage={onPage}
        onLimit={onLimit}
      />
    </div>
  );
}
