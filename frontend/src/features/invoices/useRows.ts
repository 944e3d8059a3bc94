import { useState } from 'react';

let lastId = 0;

function nextId(): number {
  lastId += 1;
  return lastId;
}

/**
 * Form rows that can be added and removed, each with a stable id. The form library’s field array does the same, but
 * every page with a form would load it.
 */
export function useRows<Row>(read: () => readonly Row[], write: (rows: Row[]) => void) {
  const [ids, setIds] = useState(() => read().map(nextId));
  return {
    ids,
    /** Gives all rows new ids after they were replaced. */
    reset: () => setIds(read().map(nextId)),
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
