import * as z from 'zod/mini';
import type { TaskRef } from '../../domain/request/change.ts';
import type { Actor } from '../../domain/request/root.ts';
import { unavailable } from '../../errors/portalError.ts';
import { onContainer } from '../cosmos.ts';
import { writeBatch } from '../writeBatch.ts';
import { eventAndTask, taskIdOf } from './partition.ts';

/** The history of free downloads is kept this long. */
const HISTORY_SECONDS = 30 * 24 * 3600;

interface Opening {
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
export async function recordOpening(opening: Opening, now: Date): Promise<TaskRef[]> {
  const { requestId, fileId, subject, by, action } = opening;
  const at = now.toISOString();
  const unique = `${at}|${crypto.randomUUID()}`;
  const key = `open|${unique}`;
  const event = { kind: 'file-opened', at, by, details: { fileId, action } } as const;
  const download = {
    id: `dl|${unique}`,
    requestId,
    type: 'download',
    fileId,
    subject,
    at,
    ttl: HISTORY_SECONDS,
  };
  const outcome = await writeBatch('requests', requestId, () => [
    ...eventAndTask(requestId, key, { event, work: [] }, now),
    ...(action === 'download' ? [{ operationType: 'Create' as const, resourceBody: { ...download } }] : []),
  ]);
  if (!outcome.ok) throw unavailable('Cosmos DB', new Error('the opening was not recorded'));
  return [{ requestId, taskId: taskIdOf(key) }];
}

/** When this subject downloaded this file in the last 30 days, newest first. */
export async function downloadsOf(requestId: string, fileId: string, subject: string): Promise<string[]> {
  return onContainer('requests', async (container) => {
    const { resources } = await container.items
      .query(
        {
          query: 'SELECT c.fileId, c.subject, c.at FROM c WHERE c.requestId = @requestId AND c.type = @type',
          parameters: [
            { name: '@requestId', value: requestId },
            { name: '@type', value: 'download' },
          ],
        },
        { partitionKey: requestId },
      )
      .fetchAll();
    return z
      .array(z.object({ fileId: z.string(), subject: z.string(), at: z.string() }))
      .parse(resources)
      .filter((download) => download.fileId === fileId && download.subject === subject)
      .map((download) => download.at)
      .sort()
      .reverse();
  });
}
