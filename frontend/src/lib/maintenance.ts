import { useSyncExternalStore } from 'react';

let isDown = false;
const listeners = new Set<() => void>();

/** Notes what the server said last: that the portal is down for maintenance, or that it is back. */
export function updateMaintenance(value: boolean): void {
  if (isDown === value) return;
  isDown = value;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether the portal is down for maintenance, as far as this page was told. */
export function useMaintenance(): boolean {
  return useSyncExternalStore(subscribe, () => isDown);
}
