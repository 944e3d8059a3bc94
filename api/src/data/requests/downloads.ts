import * as z from 'zod/mini';
import type { TaskRef } from '../../domain/request/change.ts';
import type { DownloadNote } from '../../domain/file/downloadNotes.ts';
import type { Actor } from '../../domain/request/actor.ts';
import { unavailable } from '../../errors/portalError.ts';
import { onContainer } from '../cosmos.ts';
import { writeBatch } from '../writeBatch.ts';
import { openingEvent, openingKey } from './openingEvent.ts';
import { eventAndTask, taskIdOf } from './partition.ts';

/** The history of free downloads is kept this long. */
const HISTORY_SECONDS = 30 * 24 * 3600;

export interface Opening {
  readonly requestId: string;
  readonly fileId: string;
  /** Who opened it, as one word: a user id, or the holder of the request. */
  readonly subject: string;
  readonly by: Actor;
  readonly action: 'download' | 'preview' | 'open';
}

/**
 * Records that a file was opened, in the audit trail and, for a download, in the subject's history, before any link is
 * given out. Answers the task to run now.
 */
export async function recordOpening(
  opening: Opening,
  now: Date,
  { inHistory = opening.action === 'download' } = {},
): Promise<TaskRef[]> {
  const { requestId } = opening;
  const key = openingKey(now);
  const download = historyDocument(opening, now);
  const outcome = await writeBatch('requests', requestId, () => [
    ...eventAndTask(requestId, key, { event: openingEvent(opening, now), work: [] }, now),
    ...(inHistory ? [{ operationType: 'Create' as const, resourceBody: { ...download } }] : []),
  ]);
  if (!outcome.ok) throw unavailable('Cosmos DB', new Error('the opening was not recorded'));
  return [{ requestId, taskId: taskIdOf(key) }];
}

/** The download of a free file as it is stored. */
export function historyDocument({ requestId, fileId, subject }: Opening, now: Date) {
  const at = now.toISOString();
  const id = `dl|${at}|${crypto.randomUUID()}`;
  return { id, requestId, type: 'download', fileId, subject, at, ttl: HISTORY_SECONDS };
}

const note = z.object({
  fileId: z.string(),
  subject: z.string(),
  at: z.string(),
  round: z.optional(z.nullable(z.int())),
});

/** Every download of a request's files that is still known: paid ones for good, free ones for 30 days. Newest first. */
export async function downloadsOf(requestId: string): Promise<DownloadNote[]> {
  return onContainer('requests', async (container) => {
    const { resources } = await container.items
      .query(
        {
          query:
            'SELECT c.fileId, c.subject, c.at, c.round FROM c WHERE c.requestId = @requestId AND c.type = @type',
          parameters: [
            { name: '@requestId', value: requestId },
            { name: '@type', value: 'download' },
          ],
        },
        { partitionKey: requestId },
      )
      .fetchAll();
    return z
      .array(note)
      .parse(resources)
      .map(({ round, ...download }) => ({ ...download, round: round ?? null }))
      .toSorted((a, b) => (a.at < b.at ? 1 : -1));
  });
}
