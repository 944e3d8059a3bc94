import { initialHead, type EntryDigest, type Head, nextEntry, type TrailEntry } from '../audit/nextEntry.ts';
import type { TrailEvent } from '../audit/trailEvent.ts';

/** A hash that is good enough for tests (FNV-1a). */
export const aDigest: EntryDigest = (text) => {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ letter.codePointAt(0)!, 0x01000193) >>> 0;
  return hash.toString(16).padStart(8, '0');
};

export const REQUEST_ID = 'req_aaaaaaaaaaaaaaaaaaaaaaaa';

/** A status change by a staff member by default. */
export function aTrailEvent(changed: Partial<TrailEvent> = {}): TrailEvent {
  return {
    eventId: 'ev|000002',
    at: '2026-03-10T08:00:00.000Z',
    kind: 'status-changed',
    by: { kind: 'staff', id: 'usr_a' },
    requestId: REQUEST_ID,
    details: { from: 'pending', to: 'processing', notes: false, isPrivate: false },
    ...changed,
  };
}

/** `count` chained entries of one partition. */
export function aChain(pk: string, count: number): TrailEntry[] {
  const entries: TrailEntry[] = [];
  let head: Head = initialHead(pk, aDigest);
  for (let index = 1; index <= count; index++) {
    const entry = nextEntry(pk, head, aTrailEvent({ eventId: `ev|${index}` }), aDigest);
    entries.push(entry);
    head = entry;
  }
  return entries;
}
