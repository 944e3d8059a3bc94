import { useSyncExternalStore } from 'react';

// Off until the person's choice is known: who turned them off must not meet them.
let isEnabled = false;

const listeners = new Set<() => void>();

/** Whether the keyboard shortcuts are on. */
export function areShortcutsEnabled(): boolean {
  return isEnabled;
}

export function enableShortcuts(enabled: boolean): void {
  if (enabled === isEnabled) return;
  isEnabled = enabled;
  for (const listener of listeners) listener();
}

/** Whether the keyboard shortcuts are on, updated on every change. */
export function useShortcutsEnabled(): boolean {
  return useSyncExternalStore(listen, areShortcutsEnabled);
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
