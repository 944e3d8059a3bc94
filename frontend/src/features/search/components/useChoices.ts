import { type KeyboardEvent, useId, useState } from 'react';

interface Choices {
  listId: string;
  /** The id of the element of a choice. */
  idOf: (key: string) => string;
  /** The chosen key; null while the text field is. */
  active: string | null;
  setActive: (key: string | null) => void;
  /** Moves by the arrow keys, and by Home and End once a choice is active. Returns whether it did. */
  moveBy: (event: KeyboardEvent) => boolean;
}

/** The choice in a list whose text field keeps the focus. `keys`: of the choices in their order. */
export function useChoices(keys: readonly string[]): Choices {
  const listId = useId();
  const [chosen, setActive] = useState<string | null>(null);
  // A result of a search that was replaced is not chosen any more, so that Enter does not open another one.
  const active = chosen !== null && keys.includes(chosen) ? chosen : null;
  const moveBy = ({ key }: KeyboardEvent) => {
    const next = nextIndex(key, active === null ? -1 : keys.indexOf(active), keys.length);
    if (next === null) return false;
    setActive(keys[next] ?? null);
    return true;
  };
  return { listId, idOf: (key) => `${listId}-${keys.indexOf(key)}`, active, setActive, moveBy };
}

/** The next index; -1 for the text field, which is between the last choice and the first. Null if the key does not move. */
function nextIndex(key: string, index: number, count: number): number | null {
  if (count === 0) return null;
  if (key === 'ArrowDown') return index + 1 === count ? -1 : index + 1;
  if (key === 'ArrowUp') return index === -1 ? count - 1 : index - 1;
  if (index === -1) return null;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}
