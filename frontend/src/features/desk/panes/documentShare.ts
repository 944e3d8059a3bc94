import { currentSession } from '../../../lib/session/session.ts';

/** The part of the panes that the document takes, in percent. */
export const DEFAULT_SHARE = 53;
/** At 1280 px, the document is 330 px wide or wider. */
export const MIN_SHARE = 30;
/** At 1280 px, the work is 450 px wide or wider, which its tabs and cards need. */
export const MAX_SHARE = 60;

/** A share within the limits, as a whole number. */
export function limitedShare(share: number): number {
  return Math.round(Math.min(MAX_SHARE, Math.max(MIN_SHARE, share)));
}

const keyOf = (userId: string) => `portal.documentShare:${userId}`;

/** The share that the signed-in person chose on this device, or the default. */
export function readDocumentShare(): number {
  const userId = currentSession()?.userId;
  const text = userId ? localStorage.getItem(keyOf(userId)) : null;
  const stored = Number(text ?? Number.NaN);
  return Number.isFinite(stored) ? limitedShare(stored) : DEFAULT_SHARE;
}

/** Remembers the share for all requests. */
export function saveDocumentShare(share: number): void {
  const userId = currentSession()?.userId;
  if (!userId) return;
  try {
    localStorage.setItem(keyOf(userId), String(share));
  } catch {
    // Storage is full or disabled: the next request has the default again.
  }
}
