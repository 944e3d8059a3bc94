import type { ReactNode } from 'react';
import { useTableStyles } from './useTableStyles.ts';

/** The room of a table. Where it is wider than the page it is scrolled, by keyboard as well. */
export function TableRegion({ label, children }: { label: string; children: ReactNode }) {
  const styles = useTableStyles();
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Safari lets no key scroll what cannot have the focus
    <div className={styles.scroll} tabIndex={0} role="region" aria-label={label}>
      <table className={styles.table} aria-label={label}>
        {children}
      </table>
    </div>
  );
}
