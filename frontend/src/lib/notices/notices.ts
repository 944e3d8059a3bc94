import { useSyncExternalStore } from 'react';
import { brand } from '../brand.ts';
import { deviceKeys } from '../storage/deviceKeys.ts';

/** What admins say to everybody. */
export interface Notices {
  readonly support: { readonly email: string; readonly phone: string; readonly hours: string };
  /** Absent until it is known. */
  readonly feeNotice?: string;
}

let known: Notices | undefined;
const listeners = new Set<() => void>();

/** What this browser was told last, so that a page need not change what it shows when it is told again. */
function remembered(): Notices {
  try {
    const { support } = JSON.parse(localStorage.getItem(deviceKeys.notices) ?? '');
    const { email, phone, hours } = support;
    if ([email, phone, hours].every((word) => typeof word === 'string')) {
      return { support: { email, phone, hours } };
    }
  } catch {
    // Nothing is remembered, or somebody else wrote it.
  }
  return brand;
}

/** Takes over what was just read. */
export function storeNotices(notices: Notices): void {
  const serialized = JSON.stringify(notices);
  if (serialized === JSON.stringify(known)) return;
  known = notices;
  try {
    localStorage.setItem(deviceKeys.notices, serialized);
  } catch {
    // Storage is switched off.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whom to ask, and what is said of the processing fee; the portal's own words until others were read. */
export function useNotices(): Notices {
  return useSyncExternalStore(subscribe, () => (known ??= remembered()));
}
