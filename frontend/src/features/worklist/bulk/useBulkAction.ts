import type { BulkChange, BulkProgress, BulkSelection } from '@portal/contract/requests/bulk/bulkAction.ts';
import {
  getBulkAction,
  retryBulkAction,
  startBulkAction,
} from '@portal/contract/requests/endpoints/bulkActions.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ApiError } from '../../../lib/apiError.ts';
import { call } from '../../../lib/api.ts';
import { openBulkAction, saveOpenBulkAction } from './bulkActionStore.ts';

const POLL_MS = 1_000;

interface Started {
  readonly key: string;
  readonly change: BulkChange;
  readonly selection: BulkSelection;
}

/**
 * `finding`: the connection was lost after the start, so the portal is asked by the key. `lost`: it was not started.
 * `refused`: the server refused it.
 */
export type BulkState =
  | { readonly kind: 'idle' | 'starting' | 'finding' | 'lost' }
  | { readonly kind: 'refused'; readonly reason: string }
  | { readonly kind: 'running' | 'ended'; readonly progress: BulkProgress };

/** Starts a bulk action and follows it by its key, also if the response to the start is lost, and after a reload. */
export function useBulkAction() {
  const queryClient = useQueryClient();
  const [started, setStarted] = useState<Started | { readonly key: string } | null>(() => {
    const openKey = openBulkAction();
    return openKey === null ? null : { key: openKey };
  });
  const key = started?.key ?? '';
  const keep = (progress: BulkProgress) => queryClient.setQueryData(['bulkAction', progress.key], progress);
  const start = useMutation({
    mutationFn: (body: Started) => call(startBulkAction, { body }),
    onSuccess: keep,
  });
  const retry = useMutation({
    mutationFn: () => call(retryBulkAction, { body: { key } }),
    onSuccess: keep,
  });
  const refusal = start.error && !isUnreachable(start.error) ? start.error.message : null;
  const { data, error } = useQuery({
    queryKey: ['bulkAction', key],
    queryFn: ({ signal }) => call(getBulkAction, { query: { key }, signal }),
    enabled: started !== null && refusal === null,
    retry: false,
    // Until it has ended. A retry starts it again.
    refetchInterval: ({ state }) => {
      const isOver = state.data
        ? state.data.state !== 'running' && !retry.isPending
        : isForgotten(state.error);
      return isOver ? false : POLL_MS;
    },
  });
  /** After a reload, the server no longer has it, or the person may no longer see it. */
  function isForgotten(reason: Error | null): boolean {
    return started !== null && !('change' in started) && reason !== null && !isUnreachable(reason);
  }
  const state = stateOf();
  const isEnded = state.kind === 'ended';
  useEffect(() => {
    if (isEnded) void queryClient.invalidateQueries({ queryKey: ['requestList'] });
  }, [isEnded, queryClient]);

  function stateOf(): BulkState {
    if (!started) return { kind: 'idle' };
    if (!data && !('change' in started)) return { kind: 'idle' };
    if (data)
      return { kind: data.state === 'running' || retry.isPending ? 'running' : 'ended', progress: data };
    if (refusal !== null) return { kind: 'refused', reason: refusal };
    if (!start.error) return { kind: 'starting' };
    return { kind: error instanceof ApiError && error.code === 'not_found' ? 'lost' : 'finding' };
  }

  const begin = (next: Started) => {
    saveOpenBulkAction(next.key);
    setStarted(next);
    start.mutate(next);
  };
  return {
    state,
    start: (change: BulkChange, selection: BulkSelection) =>
      begin({ key: crypto.randomUUID(), change, selection }),
    /** Sends the same bulk action again. The server starts it only if it does not have it. */
    startAgain: () => {
      if (started && 'change' in started) begin(started);
    },
    retryFailed: () => retry.mutate(),
    retryProblem: retry.error,
    forget: () => {
      saveOpenBulkAction(null);
      setStarted(null);
      start.reset();
      retry.reset();
    },
  };
}

/** Whether the server may have received the call. */
function isUnreachable(error: Error): boolean {
  return !(error instanceof ApiError) || error.code === 'unavailable' || error.code === 'unexpected';
}
