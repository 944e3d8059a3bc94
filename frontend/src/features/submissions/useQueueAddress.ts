import { useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type QueueFilters, readQueueAddress, withQueueFilters } from './rules/queueAddress.ts';

/** What of the queue the address asks for, and how to ask for something else. */
export function useQueueAddress() {
  const [params, setParams] = useSearchParams();
  const asked = useRef({ on: params, next: params });
  return {
    filters: readQueueAddress(params),
    /** `typed`: part of what is still being typed, which makes no entry of the history by itself. */
    filter: (changed: Partial<QueueFilters>, how?: 'typed') => {
      // The router shows a change a moment later: one that comes before that builds on the one before it.
      const next = withQueueFilters(asked.current.on === params ? asked.current.next : params, changed);
      asked.current = { on: params, next };
      setParams(next, { replace: how === 'typed', preventScrollReset: true });
    },
  };
}
