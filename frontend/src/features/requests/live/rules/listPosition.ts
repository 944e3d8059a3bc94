import { requestListQuery } from '@portal/contract/requests/schemas/requestList.ts';
import * as z from 'zod/mini';

const position = z.object({
  /** The address of the list. */
  from: z.string().check(z.regex(/^\/(?!\/)/)),
  /** The query of the shown page. */
  query: requestListQuery,
  /** The shown requests, in order. */
  ids: z.array(z.string()),
  scrollY: z.number(),
  /** `ids` has all requests that J and K walk through; the pages of `query` are not followed. */
  isOnlyPage: z.optional(z.boolean()),
});

/** The position in a list from which a request was opened. It is kept in the history state of the request's page. */
export type ListPosition = z.output<typeof position>;

/** `userId`: who asks or answers. A tab of another person gets no answer. */
export const positionMessage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('asked'), userId: z.string(), requestId: z.string() }),
  z.object({ type: z.literal('answered'), userId: z.string(), requestId: z.string(), position }),
]);

export type PositionMessage = z.output<typeof positionMessage>;

const focused = z.object({ focus: z.object({ requestId: z.string(), scrollY: z.number() }) });

/** Reads the position from the state of a history entry; null if it has none. */
export function readListPosition(state: unknown): ListPosition | null {
  const parsed = z.safeParse(z.object({ position }), state);
  return parsed.success ? parsed.data.position : null;
}

/** The row to focus when the list is shown again; null for none. */
export function readFocusedRow(state: unknown): { requestId: string; scrollY: number } | null {
  const parsed = z.safeParse(focused, state);
  return parsed.success ? parsed.data.focus : null;
}
