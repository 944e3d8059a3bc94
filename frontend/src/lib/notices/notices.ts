import { useSyncExternalStore } from 'react';
import { brand } from '../brand.ts';
import { deviceKeys } from '../storage/deviceKeys.ts';

/** Information from admins for all users. */
export interface Notices {
  readonly support: { readonly email: string; readonly phone: string; readonly hours: string };
  /** Undefined until it is loaded. */
  readonly feeNotice?: string;
}

let current: Notices | undefined;
const listeners = new Set<() => void>();

/** The notices that this browser stored last, so that the page does not change after loading them. */
function readStoredNotices(): Notices {
  try {
    const { email, phone, hours } =
      JSON.parse(localStorage.getItem(deviceKeys.notices) ?? '{}').support ?? {};
    if ([email, phone, hours].every((value) => typeof value === 'string')) {
      return { support: { email, phone, hours } };
    }
  } catch {
    // Nothing valid is stored.
  }
  return brand;
}

/** Stores loaded notices and notifies listeners. */
export function storeNotices(notices: Notices): void {
  const serialized = JSON.stringify(notices);
  if (serialized === JSON.stringify(current)) return;
  current = notices;
  try {
    localStorage.setItem(deviceKeys.notices, serialized);
  } catch {
    // Storage is disabled.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const currentNotices = () => (current ??= readStoredNotices());

/** The support contact and the notice about the processing fee; defaults until they are loaded. */
export function useNotices(): Notices {
  return useSyncExternalStore(subscribe, currentNotices, () => brand);
}
