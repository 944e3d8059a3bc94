import { setPresence } from '@portal/contract/requests/live/endpoints.ts';
import type { PresentPerson, RequestLease } from '@portal/contract/requests/live/schemas.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { call } from '../../../lib/api.ts';

const INTERVAL_MS = 15_000;
/** After this time without typing, a person no longer edits. */
const EDITING_MS = 60_000;

interface Presence {
  readonly people: readonly PresentPerson[];
  readonly lease: RequestLease | null;
}

const NOBODY: Presence = { people: [], lease: null };

/**
 * Reports to the others that this person has the request open, while the tab is visible, and returns who else does. `onLease`:
 * the lease of the request as of now.
 */
export function usePresence(requestId: string, onLease: (lease: RequestLease | null) => void) {
  const [people, setPeople] = useState<readonly PresentPerson[]>(NOBODY.people);
  const handle = useEffectEvent((presence: Presence) => {
    setPeople(presence.people);
    onLease(presence.lease);
  });
  useEffect(() => {
    const controller = new AbortController();
    let typedAt = -Infinity;
    let reported: 'viewing' | 'editing' = 'viewing';
    const report = async () => {
      if (document.visibilityState === 'hidden') return;
      reported = performance.now() - typedAt < EDITING_MS ? 'editing' : 'viewing';
      try {
        const body = { requestId, state: reported };
        handle(await call(setPresence, { body, background: true, signal: controller.signal }));
      } catch {
        // The page works without it; the next call may succeed.
      }
    };
    const handleTyping = () => {
      typedAt = performance.now();
      if (reported === 'viewing') void report();
    };
    const leave = () => {
      const body = { requestId, state: 'left' } as const;
      void call(setPresence, { body, background: true, keepalive: true }).catch(() => undefined);
    };
    void report();
    const timer = setInterval(() => void report(), INTERVAL_MS);
    const handleVisibility = () => void report();
    document.addEventListener('input', handleTyping);
    document.addEventListener('visibilitychange', handleVisibility);
    window.addEventListener('pagehide', leave);
    return () => {
      clearInterval(timer);
      controller.abort();
      document.removeEventListener('input', handleTyping);
      document.removeEventListener('visibilitychange', handleVisibility);
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, [requestId]);
  return people;
}
