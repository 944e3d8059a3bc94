import type { ReactNode } from 'react';
import { useFigureTableStyles } from './useFigureTableStyles.ts';

/** A table that scrolls horizontally if it is wider than the page, also by keyboard. */
export function TableRegion({ label, children }: { label: string; children: ReactNode }) {
  const styles = useFigureTableStyles();
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Safari scrolls by keyboard only what can have the focus
    <div className={styles.scroll} tabIndex={0} role="region" aria-label={label}>
      <table className={styles.table} aria-label={label}>
        {children}
      </table>
    </div>
  );
}
