import { useSyncExternalStore } from 'react';

let isDown = false;
const listeners = new Set<() => void>();

/** Stores whether the server last reported maintenance. */
export function updateMaintenance(value: boolean): void {
  if (isDown === value) return;
  isDown = value;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether the server last reported maintenance. */
export function useMaintenance(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isDown,
    () => false,
  );
}
