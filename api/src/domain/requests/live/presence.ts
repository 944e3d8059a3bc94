import { type PresentPerson, presentPerson } from '@portal/contract/requests/live/schemas.ts';
import { instant } from '@portal/contract/fields/fields.ts';
import * as z from 'zod/mini';

/** An entry ends after this time. A page sends its presence every 15 seconds, so two calls may get lost. */
const PRESENCE_MS = 45_000;
/**
 * The same report within this time changes nothing. It is shorter than the interval of the calls, so that no entry ends
 * between two calls.
 */
const REPEATED_MS = 5_000;
const MAX_ENTRIES = 500;
/**
 * Maximum number of open pages of one person. A further page removes the person's earliest entry, so that one person
 * cannot remove the entries of others.
 */
const MAX_ENTRIES_OF_PERSON = 10;

const presence = z.extend(presentPerson, { requestId: z.string(), at: instant });

/** Who has which request open. One document for all, so that a list reads it at once. */
export const presenceBoard = z.object({ entries: z.array(presence) });

export type Presence = z.output<typeof presence>;
export type PresenceBoard = z.output<typeof presenceBoard>;

/** What a person reports about a request. `state`: null if they left it. */
export type PresenceReport = Omit<Presence, 'at' | 'state'> & { readonly state: Presence['state'] | null };

/** Whether the board shows that a person has a request open. */
export function isPresent(
  { entries }: PresenceBoard,
  { requestId, userId }: Pick<Presence, 'requestId' | 'userId'>,
  now: Date,
): boolean {
  return entries.some(
    (entry) => entry.requestId === requestId && entry.userId === userId && isCurrent(entry, now),
  );
}

/** Whether the board already shows what a person reports, so that nothing needs to be written. */
export function isReported(board: PresenceBoard, report: PresenceReport, now: Date): boolean {
  if (report.state === null) return !isPresent(board, report, now);
  return board.entries.some(
    ({ requestId, userId, state, at }) =>
      requestId === report.requestId &&
      userId === report.userId &&
      state === report.state &&
      now.getTime() - Date.parse(at) < REPEATED_MS,
  );
}

/** The board after a person opened or left a request, without outdated entries. */
export function withPresence(
  { entries }: PresenceBoard,
  { state, ...who }: PresenceReport,
  now: Date,
): PresenceBoard {
  const others = entries.filter(
    (entry) => isCurrent(entry, now) && !(entry.requestId === who.requestId && entry.userId === who.userId),
  );
  if (state === null) return { entries: others };
  const own = others.filter(({ userId }) => userId === who.userId);
  const pushedOut = new Set(own.slice(0, Math.max(0, own.length + 1 - MAX_ENTRIES_OF_PERSON)));
  const kept = others.filter((entry) => !pushedOut.has(entry));
  return { entries: [...kept, { ...who, state, at: now.toISOString() }].slice(-MAX_ENTRIES) };
}

/** The requests that a person has open. Outdated entries count, because nothing else removes them. */
export function requestsOpenedBy({ entries }: PresenceBoard, userId: string): string[] {
  return entries.filter((entry) => entry.userId === userId).map(({ requestId }) => requestId);
}

/** The board without a person. */
export function withoutPerson({ entries }: PresenceBoard, userId: string): PresenceBoard {
  return { entries: entries.filter((entry) => entry.userId !== userId) };
}

/** The other people who have a request open now, by name. */
export function othersPresent(
  { entries }: PresenceBoard,
  requestId: string,
  userId: string,
  now: Date,
): PresentPerson[] {
  return entries
    .filter((entry) => entry.requestId === requestId && entry.userId !== userId && isCurrent(entry, now))
    .map(({ userId: id, name, state }) => ({ userId: id, name, state }))
    .toSorted((a, b) => a.name.localeCompare(b.name));
}

function isCurrent({ at }: Presence, now: Date): boolean {
  return now.getTime() - Date.parse(at) < PRESENCE_MS;
}
