import { useState } from 'react';

let latest = 0;

function nextId(): number {
  latest += 1;
  return latest;
}

/**
 * Rows of a form that come and go, each with an id that stays its own. The form library can do the same, but every page
 * with a form would load that.
 */
export function useRows<Row>(read: () => readonly Row[], write: (rows: Row[]) => void) {
  const [ids, setIds] = useState(() => read().map(nextId));
  return {
    ids,
    /** All rows are others than before. */
    renew: () => setIds(read().map(nextId)),
    append: (row: Row) => {
      write([...read(), row]);
      setIds([...ids, nextId()]);
    },
    replace: (index: number, row: Row) => write(read().with(index, row)),
    remove: (index: number) => {
      write(read().toSpliced(index, 1));
      setIds(ids.toSpliced(index, 1));
    },
  };
}
