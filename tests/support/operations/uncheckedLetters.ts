import { Buffer } from 'node:buffer';
import { randomUUID } from 'node:crypto';
import type { OperationInput } from '@azure/cosmos';
import { blobContainerOf } from '../files/documents.ts';
import { endTasksOf } from '../portal/endTasksOf.ts';
import { containerOf, storedRequest } from '../portal/stores.ts';
import { newRequestId } from '../requests/listedRequests.ts';
import { submitRequest, uploadFile } from '../requests/order.ts';

type Portal = Parameters<typeof endTasksOf>[0] &
  Parameters<typeof blobContainerOf>[0] &
  Parameters<typeof submitRequest>[0];

const CONCURRENCY = 16;

/** A request with a letter of authorization that was not checked. */
interface UncheckedLetter {
  readonly requestId: string;
  readonly fileId: string;
}

/** What a stored letter has besides a copy of the template. */
export interface Seeded {
  /** The account that submitted the request. */
  readonly submitterId?: string;
  /**
   * How its task was left: by this version (`check`), by an earlier version (`earlier`), or before its first attempt with
   * the other work of the malware scan (`untried`).
   */
  readonly left: 'check' | 'earlier' | 'untried';
}

/** A request with a checked letter, of which `seedUncheckedLetters` makes copies. */
export async function letterTemplate(portal: Portal, content: Uint8Array) {
  const draftId = randomUUID();
  const fileId = await uploadFile(portal, draftId, { name: 'authorization.pdf', content });
  const { requestId } = await submitRequest(portal, { loaIncluded: false, loaFiles: [{ fileId }] }, draftId);
  await endTasksOf(portal, requestId);
  const request = (await storedRequest(portal, requestId)) as unknown as { files: Record<string, object> };
  const { authorizationCheck: _check, ...file } = request.files[fileId] as Record<string, unknown>;
  return { request, fileId, file, content };
}

/**
 * Stores requests as after an outage of the checks: submitted, with a letter that the malware scan accepted and a task
 * that is due, the first one first. Sweeps must be paused before.
 */
export async function seedUncheckedLetters(
  portal: Portal,
  { request, fileId, file, content }: Awaited<ReturnType<typeof letterTemplate>>,
  seeded: readonly Seeded[],
): Promise<UncheckedLetter[]> {
  const requests = await containerOf(portal, 'requests');
  const documents = blobContainerOf(portal, 'documents');
  const dueFrom = Date.now() - 3_600_000;

  const store = async ({ submitterId, left }: Seeded, index: number): Promise<UncheckedLetter> => {
    const requestId = newRequestId();
    const step = { kind: 'check-authorization', fileId, ...(submitterId !== undefined && { submitterId }) };
    const task = {
      id: 'task|checked',
      requestId,
      type: 'task',
      due: new Date(dueFrom + index).toISOString(),
      attempts: left === 'untried' ? 0 : 1,
      work: left === 'untried' ? [{ kind: 'project' }, step] : [step],
      ...(left === 'check' && { lane: 'check' }),
    };
    const submitted = { ...request, requestId, draftId: randomUUID(), files: { [fileId]: file } };
    await documents.getBlockBlobClient(`${requestId}/${fileId}`).uploadData(Buffer.from(content));
    const operations = [submitted, task].map((resourceBody) => ({ operationType: 'Create', resourceBody }));
    await requests.items.batch(operations as unknown as OperationInput[], requestId);
    return { requestId, fileId };
  };

  const letters: UncheckedLetter[] = [];
  for (let from = 0; from < seeded.length; from += CONCURRENCY) {
    const batch = seeded.slice(from, from + CONCURRENCY);
    letters.push(...(await Promise.all(batch.map((each, index) => store(each, from + index)))));
  }
  return letters;
}

/** When a letter was checked; null before. */
export async function checkedAt(
  portal: Portal,
  { requestId, fileId }: UncheckedLetter,
): Promise<string | null> {
  const request = (await storedRequest(portal, requestId)) as unknown as {
    files: Record<string, { authorizationCheck?: { checkedAt: string } }>;
  };
  return request.files[fileId]?.authorizationCheck?.checkedAt ?? null;
}
