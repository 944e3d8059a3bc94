import type { ReactNode } from 'react';
import { usePayoutTableStyles } from './usePayoutTableStyles.ts';

interface Column {
  readonly label: string;
  readonly isAmount?: boolean;
}

interface Props {
  title: string;
  columns: readonly Column[];
  children: ReactNode;
}

/** A table of money. On phones, each row is a card, in which each cell has the label of its column. */
export function MoneyTable({ title, columns, children }: Props) {
  const styles = usePayoutTableStyles();
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Safari scrolls by keyboard only what can have the focus
    <div className={styles.scroll} tabIndex={0} role="region" aria-label={title}>
      <table className={styles.table} aria-label={title}>
        <thead>
          <tr>
            {columns.map(({ label, isAmount }) => (
              <th key={label} scope="col" data-amount={isAmount ? '' : undefined}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}
