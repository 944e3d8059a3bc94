import { useSyncExternalStore } from 'react';
import { deviceKeys } from '../storage/deviceKeys.ts';

const listeners = new Set<() => void>();

/** Whether the keyboard shortcuts are on. They are until a person turns them off. */
export function areShortcutsEnabled(): boolean {
  return localStorage.getItem(deviceKeys.shortcuts) !== 'off';
}

export function enableShortcuts(isEnabled: boolean): void {
  if (isEnabled) localStorage.removeItem(deviceKeys.shortcuts);
  else localStorage.setItem(deviceKeys.shortcuts, 'off');
  for (const listener of listeners) listener();
}

export function useShortcutsEnabled(): boolean {
  return useSyncExternalStore((listener) => {
    listeners.add(listener);
    window.addEventListener('storage', listener);
    return () => {
      listeners.delete(listener);
      window.removeEventListener('storage', listener);
    };
  }, areShortcutsEnabled);
}
