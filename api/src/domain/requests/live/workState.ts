import * as z from 'zod/mini';
import { instant } from '@portal/contract/fields/fields.ts';

/** “Start next” offers a person a request that they finished or skipped again after this time. */
const SET_ASIDE_MS = 12 * 3_600_000;
const MAX_SET_ASIDE = 200;

/** The state of “Start next” for one person. */
export const workState = z.object({
  /** The request that they started last and have not ended; null if there is none. */
  current: z.nullable(z.string()),
  /** Requests that they finished or skipped. */
  setAside: z.array(z.object({ requestId: z.string(), until: instant })),
});

export type WorkState = z.output<typeof workState>;

export const NO_WORK: WorkState = { current: null, setAside: [] };

/** The state after a person finished or skipped a request. */
export function withSetAside(state: WorkState, requestId: string, now: Date): WorkState {
  const until = new Date(now.getTime() + SET_ASIDE_MS).toISOString();
  const others = state.setAside.filter(
    (each) => each.requestId !== requestId && each.until > now.toISOString(),
  );
  return {
    current: state.current === requestId ? null : state.current,
    setAside: [...others, { requestId, until }].slice(-MAX_SET_ASIDE),
  };
}

/** The requests that do not come up for the person now. */
export function setAsideIds({ setAside }: WorkState, now: Date): Set<string> {
  return new Set(setAside.filter(({ until }) => until > now.toISOString()).map(({ requestId }) => requestId));
}
