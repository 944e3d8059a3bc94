import { setPresence } from '@portal/contract/requests/live/endpoints.ts';
import type { PresentPerson, RequestLease } from '@portal/contract/requests/live/schemas.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { call } from '../../../lib/api.ts';

const INTERVAL_MS = 15_000;
/** A form is open or closed this long after the focus moved. */
const SETTLED_MS = 500;

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
    let reported: 'viewing' | 'editing' = 'viewing';
    const report = async () => {
      if (document.visibilityState === 'hidden') return;
      reported = currentState();
      try {
        const body = { requestId, state: reported };
        handle(await call(setPresence, { body, background: true, signal: controller.signal }));
      } catch {
        // The page works without it; the next call may succeed.
      }
    };
    // The focus moves into a form that opens, and out of one that closes.
    let settling: ReturnType<typeof setTimeout> | undefined;
    const handleFocus = () => {
      clearTimeout(settling);
      settling = setTimeout(() => {
        if (reported !== currentState()) void report();
      }, SETTLED_MS);
    };
    const leave = () => {
      const body = { requestId, state: 'left' } as const;
      void call(setPresence, { body, background: true, keepalive: true }).catch(() => undefined);
    };
    void report();
    const timer = setInterval(() => void report(), INTERVAL_MS);
    const handleVisibility = () => void report();
    document.addEventListener('focusin', handleFocus);
    document.addEventListener('visibilitychange', handleVisibility);
    window.addEventListener('pagehide', leave);
    return () => {
      clearInterval(timer);
      clearTimeout(settling);
      controller.abort();
      document.removeEventListener('focusin', handleFocus);
      document.removeEventListener('visibilitychange', handleVisibility);
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, [requestId]);
  return people;
}

/** Every form of a request is opened to change something. */
function currentState(): 'viewing' | 'editing' {
  return document.querySelector('main form, [role="dialog"] form') ? 'editing' : 'viewing';
}
