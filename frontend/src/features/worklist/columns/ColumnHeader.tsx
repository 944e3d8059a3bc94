import { makeStyles, tokens } from '@fluentui/react-components';
import { ArrowDownRegular } from '@fluentui/react-icons/svg/arrow-down';
import { ArrowUpRegular } from '@fluentui/react-icons/svg/arrow-up';
import type { ListColumn } from '@portal/contract/workspace/listColumns.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { inlineLine, plainButton, wrap } from '../../../components/layout/shapes.ts';
import type { ListOrder } from '../rules/listParams.ts';
import { columnLabel } from './columnLabel.ts';
import { ResizeHandle } from './ResizeHandle.tsx';

const useStyles = makeStyles({
  sorts: { ...wrap('0 10px') },
  sort: {
    ...plainButton,
    ...inlineLine('2px'),
    minHeight: '24px',
    margin: 0,
    padding: 0,
    font: 'inherit',
    color: 'inherit',
    borderRadius: tokens.borderRadiusSmall,
    ':hover': { color: tokens.colorNeutralForeground1, textDecorationLine: 'underline' },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '1px' },
  },
  icon: { display: 'flex', width: '12px', fontSize: '12px' },
});

/** The order of the list and how to change it. */
export interface SortControl {
  readonly sort: ListOrder;
  readonly onSort: (order: ListOrder) => void;
}

interface Props extends SortControl {
  column: ListColumn;
  /** The list has its own column of due dates. */
  hasDueColumn: boolean;
  onWidth: (width: number) => void;
}

/** The heading of a column of the staff’s list: sorts it where it has dates, and resizes by its right edge. */
export function ColumnHeader({ column, hasDueColumn, sort, onSort, onWidth }: Props) {
  const styles = useStyles();
  const { t } = useTranslation();
  const keys = column === 'submitted' ? (['submittedAt', 'dueDate'] as const) : (['dueDate'] as const);
  const shown = keys.filter((key) => key === 'submittedAt' || column === 'due' || !hasDueColumn);
  const isSortable = column === 'submitted' || column === 'due';
  const sorted = isSortable && shown.some((key) => key === sort.sortBy);
  let content: ReactNode = columnLabel(column, t);
  if (isSortable) {
    content = (
      <span className={styles.sorts}>
        {shown.map((sortBy) => (
          <SortButton key={sortBy} sortBy={sortBy} sort={sort} onSort={onSort} />
        ))}
      </span>
    );
  }
  return (
    <th scope="col" aria-sort={sorted ? (sort.sortOrder === 'asc' ? 'ascending' : 'descending') : undefined}>
      {content}
      <ResizeHandle onWidth={onWidth} />
    </th>
  );
}

function SortButton({ sortBy, sort, onSort }: SortControl & Pick<ListOrder, 'sortBy'>) {
  const styles = useStyles();
  const { t } = useTranslation();
  const isCurrent = sort.sortBy === sortBy;
  const Arrow = sort.sortOrder === 'asc' ? ArrowUpRegular : ArrowDownRegular;
  const label = sortBy === 'submittedAt' ? t('Date') : t('Due');
  const first = sortBy === 'dueDate' ? 'asc' : 'desc';
  const opposite = sort.sortOrder === 'asc' ? 'desc' : 'asc';
  const next = { sortBy, sortOrder: isCurrent ? opposite : first } as const;
  return (
    <button
      type="button"
      className={styles.sort}
      aria-label={
        next.sortOrder === 'asc'
          ? t('{{column}}: sort earliest first', { column: label })
          : t('{{column}}: sort latest first', { column: label })
      }
      onClick={() => onSort(next)}
    >
      {label}
      <span className={styles.icon} aria-hidden>
        {isCurrent && <Arrow />}
      </span>
    </button>
  );
}
