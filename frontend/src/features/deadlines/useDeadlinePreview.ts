import type { DeadlineRules } from '@portal/contract/deadlines/deadlineRules.ts';
import type { DataOf } from '@portal/contract/endpoint.ts';
import { type MovedDeadline, previewDeadlines } from '@portal/contract/deadlines/endpoints.ts';
import { useEffect, useState } from 'react';
import { call } from '../../lib/api.ts';

/** What changed rules would move, as far as it is known. */
export interface DeadlinePreview {
  readonly examined: number;
  readonly total: number;
  readonly moved: readonly MovedDeadline[];
  readonly isDone: boolean;
  /** Null if no call failed. */
  readonly problem: string | null;
}

const start: DeadlinePreview = { examined: 0, total: 0, moved: [], isDone: false, problem: null };

/** Asks part by part which open deadlines the rules would move. The rules must not change while it is shown. */
export function useDeadlinePreview(rules: DeadlineRules): DeadlinePreview {
  const [preview, setPreview] = useState(start);
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    async function ask(): Promise<void> {
      let cursor: string | null = '';
      while (cursor !== null && !signal.aborted) {
        const part: DataOf<typeof previewDeadlines> = await call(previewDeadlines, {
          body: { rules, cursor },
          signal,
        });
        const { examined, total, moved, nextCursor } = part;
        cursor = nextCursor;
        setPreview((before) => ({
          examined: before.examined + examined,
          total,
          moved: [...before.moved, ...moved],
          isDone: nextCursor === null,
          problem: null,
        }));
      }
    }
    ask().catch((error: unknown) => {
      if (signal.aborted) return;
      const problem = error instanceof Error ? error.message : String(error);
      setPreview((before) => ({ ...before, problem }));
    });
    return () => stop.abort();
  }, [rules]);
  return preview;
}
