import { renewLease } from '@portal/contract/requests/live/endpoints.ts';
import type { RequestLease } from '@portal/contract/requests/live/schemas.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { call } from '../../../lib/api.ts';
import { currentSession } from '../../../lib/session/session.ts';
import { useCallbackAt } from '../../../lib/time/useCallbackAt.ts';
import { leaseQuery, type LeaseState } from './leaseQuery.ts';

/** Input renews a lease at most this often. */
const RENEWAL_MS = 60_000;
const INPUT_EVENTS = ['keydown', 'pointerdown', 'input', 'wheel'] as const;

/** The lease of a request on its page. Only input of the person renews it. `update`: takes over what the server says. */
export function useLease(requestId: string) {
  const [state, setState] = useState<LeaseState>({ kind: 'none' });
  const queryClient = useQueryClient();
  useEffect(() => {
    const { queryKey } = leaseQuery(requestId);
    queryClient.setQueryData(queryKey, state);
    return () => void queryClient.setQueryData(queryKey, { kind: 'none' });
  }, [queryClient, requestId, state]);
  const triedAt = useRef(-Infinity);
  const update = (lease: RequestLease | null) => setState((before) => stateOf(lease, before));
  useCallbackAt(state.kind === 'none' || state.kind === 'ended' ? null : state.until, () => update(null));

  const renew = useEffectEvent(() => {
    const wasMine = state.kind === 'mine' || state.kind === 'ended';
    if (!wasMine || performance.now() - triedAt.current < RENEWAL_MS) return;
    triedAt.current = performance.now();
    // The input itself is the activity; the call follows from it.
    void call(renewLease, { body: { requestId }, background: true }).then(
      ({ lease }) => update(lease),
      () => undefined,
    );
  });
  useEffect(() => {
    const handleInput = () => renew();
    for (const name of INPUT_EVENTS)
      document.addEventListener(name, handleInput, { capture: true, passive: true });
    return () => {
      for (const name of INPUT_EVENTS) document.removeEventListener(name, handleInput, { capture: true });
    };
  }, []);
  return { state, update };
}

function stateOf(lease: RequestLease | null, before: LeaseState): LeaseState {
  const wasMine =
    before.kind === 'mine' || before.kind === 'ended' || (before.kind === 'others' && before.wasMine);
  const isMine = lease?.userId === currentSession()?.userId;
  // A response can arrive after the end of its lease.
  const isOver = !lease || Date.parse(lease.until) <= Date.now();
  if (isOver) return wasMine || (lease && isMine) ? { kind: 'ended' } : { kind: 'none' };
  if (isMine) return { kind: 'mine', until: lease.until };
  return { kind: 'others', name: lease.name, until: lease.until, wasMine };
}
