import { randomUUID } from 'node:crypto';
import { type Head, nextEntry } from '../../domain/audit/nextEntry.ts';
import { partitionOf } from '../../domain/audit/partitionOf.ts';
import { isSameEvent, type TrailEvent, trailEvent } from '../../domain/audit/trailEvent.ts';
import { retryOnConflict, succeeded, writeConflict, type AttemptResult } from '../retryOnConflict.ts';
import { createDocument, readDocument } from '../documents.ts';
import { findEntry } from './findEntry.ts';
import { runInSequence } from './runInSequence.ts';
import { sha256 } from './sha256.ts';
import { trailHead } from './trailHead.ts';

/** The last known entry of each partition, and when it was stored. It can be outdated; a conflict corrects it. */
const hints = new Map<string, { readonly head: Head; readonly at: number }>();
const MAX_HINTS = 100;
/** Shorter than a failover of the store takes: the entry may not exist in the second region, which would leave a gap. */
const MAX_HINT_AGE_MS = 20_000;

function hintOf(pk: string): Head | undefined {
  const hint = hints.get(pk);
  return hint && Date.now() - hint.at < MAX_HINT_AGE_MS ? hint.head : undefined;
}

/**
 * Appends an event to the audit trail. Entries are never replaced: concurrent writers that lose a number use the next
 * one. `mayExist`: an earlier attempt may have appended the event.
 */
export async function appendEntry(event: TrailEvent, mayExist: boolean): Promise<void> {
  const pk = partitionOf(event);
  await runInSequence(pk, async () => {
    if (mayExist && (await findEntry(event))) return;
    await retryOnConflict('the audit trail', () => tryToAppend(pk, event));
  });
}

/** Appends an event that happens now and cannot exist yet. */
export async function appendNewEvent(event: Omit<TrailEvent, 'eventId' | 'at'>, now: Date): Promise<void> {
  const at = now.toISOString();
  await appendEntry({ eventId: `${at}|${randomUUID()}`, at, ...event }, false);
}

async function tryToAppend(pk: string, event: TrailEvent): Promise<AttemptResult<void>> {
  const entry = nextEntry(pk, hintOf(pk) ?? (await trailHead(pk)), event, sha256);
  if (await createDocument('audit', entry)) {
    if (hints.size >= MAX_HINTS) hints.clear();
    hints.set(pk, { head: entry, at: Date.now() });
    return succeeded(undefined);
  }
  hints.delete(pk);
  // The SDK retries a call whose response was lost, so the existing entry may be this event.
  const existing = await readDocument('audit', entry.id, pk, trailEvent);
  return existing && isSameEvent(existing.value, event) ? succeeded(undefined) : writeConflict;
}
