import { randomUUID } from 'node:crypto';
import { type Head, nextEntry } from '../../domain/audit/nextEntry.ts';
import { partitionOf } from '../../domain/audit/partitionOf.ts';
import { isSameEvent, type TrailEvent, trailEvent } from '../../domain/audit/trailEvent.ts';
import { retryOnConflict, succeeded, writeConflict, type Try } from '../retryOnConflict.ts';
import { createDocument, readDocument } from '../documents.ts';
import { findEntry } from './findEntry.ts';
import { runInSequence } from './runInSequence.ts';
import { sha256 } from './sha256.ts';
import { trailHead } from './trailHead.ts';

/** Where partitions ended when this process last looked: a hint that the store corrects. */
const hints = new Map<string, Head>();
const MAX_HINTS = 100;

/**
 * Adds an event to the trail behind the last entry of its partition. Entries are created and never replaced: whoever
 * creates a number first has it, and the others take the next one. `mayBeThere`: an earlier try may have got through.
 */
export async function appendEntry(event: TrailEvent, mayBeThere: boolean): Promise<void> {
  const pk = partitionOf(event);
  await runInSequence(pk, async () => {
    if (mayBeThere && (await findEntry(event))) return;
    await retryOnConflict('the audit trail', () => tryToAppend(pk, event));
  });
}

/** The same for an event that happens now and is told once. */
export async function appendNow(event: Omit<TrailEvent, 'eventId' | 'at'>, now: Date): Promise<void> {
  const at = now.toISOString();
  await appendEntry({ eventId: `${at}|${randomUUID()}`, at, ...event }, false);
}

async function tryToAppend(pk: string, event: TrailEvent): Promise<Try<void>> {
  const entry = nextEntry(pk, hints.get(pk) ?? (await trailHead(pk)), event, sha256);
  if (await createDocument('audit', entry)) {
    if (hints.size >= MAX_HINTS) hints.clear();
    hints.set(pk, entry);
    return succeeded(undefined);
  }
  hints.delete(pk);
  // The SDK repeats a call whose answer was lost, so the number may have been taken by this very event.
  const taken = await readDocument('audit', entry.id, pk, trailEvent);
  return taken && isSameEvent(taken.value, event) ? succeeded(undefined) : writeConflict;
}
