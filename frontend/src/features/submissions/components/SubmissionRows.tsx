import type { SubmissionItem } from '@portal/contract/schemas/submissionReview.ts';
import { useShowsCards } from '../../../components/list/useShowsCards.ts';
import { SubmissionCards } from './SubmissionCards.tsx';
import { SubmissionTable } from './SubmissionTable.tsx';

export interface RowsProps {
  submissions: readonly SubmissionItem[];
  onOpen: (submission: SubmissionItem) => void;
}

/** The submissions as a table, or as cards where there is no room for columns. */
export function SubmissionRows(props: RowsProps) {
  const showsCards = useShowsCards(true);
  return showsCards ? <SubmissionCards {...props} /> : <SubmissionTable {...props} />;
}
