import type { ReactNode } from 'react';
import { useFigureTableStyles } from './useFigureTableStyles.ts';

interface Props {
  label: string;
  /** Of the columns. */
  headers: readonly string[];
  children: ReactNode;
}

/** A table that scrolls horizontally if it is wider than the page, also by keyboard. */
export function TableRegion({ label, headers, children }: Props) {
  const styles = useFigureTableStyles();
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Safari scrolls by keyboard only what can have the focus
    <div className={styles.scroll} tabIndex={0} role="region" aria-label={label}>
      <table className={styles.table} aria-label={label}>
        <thead>
          <tr>
            {headers.map((header, column) => (
              // The selected period can be one of the others.
              <th key={column} scope="col">
                {header}
              </th>
            ))}
          </tr>
        </thead>
        {children}
      </table>
    </div>
  );
}
