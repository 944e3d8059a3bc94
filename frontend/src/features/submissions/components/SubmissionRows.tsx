import { useShowsCards } from '../../../components/list/useShowsCards.ts';
import { SubmissionCards } from './SubmissionCards.tsx';
import { type RowsProps, SubmissionTable } from './SubmissionTable.tsx';

/** The submissions as a table, or as cards where there is no room for columns. */
export function SubmissionRows(props: RowsProps) {
  const showsCards = useShowsCards(true);
  return showsCards ? <SubmissionCards {...props} /> : <SubmissionTable {...props} />;
}
