import { useEffect, useEffectEvent } from 'react';

/** Ctrl+Z and Ctrl+Shift+Z on the whole page, but not in fields and dialogs. */
export function useUndoKeys({ undo, redo }: { undo: () => void; redo: () => void }): void {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== 'z') return;
    const { target } = event;
    if (target instanceof Element && target.closest('input:not([type=checkbox]), textarea, [role=dialog]'))
      return;
    event.preventDefault();
    if (event.shiftKey) redo();
    else undo();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => handle(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
