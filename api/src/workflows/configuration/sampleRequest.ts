import { randomUUID } from 'node:crypto';
import type { SampleRequest } from '@portal/contract/configuration/schemas/setup.ts';
import { recordPortalEvent } from '../../data/audit/recordPortalEvent.ts';
import { readDeadlineRules } from '../../data/configuration/deadlineRules.ts';
import { facilities } from '../../data/configuration/lists.ts';
import { setupSample } from '../../data/configuration/setupSample.ts';
import { requestIdOf } from '../../data/requestIdentity.ts';
import { changeRequest } from '../../data/requests/changeRequest.ts';
import { createRequest } from '../../data/requests/createRequest.ts';
import { readRequest } from '../../data/requests/readRequest.ts';
import { authorOf } from '../../domain/accounts/nameOfUser.ts';
import type { User } from '../../domain/accounts/user.ts';
import type { TaskRef } from '../../domain/requests/change.ts';
import { newInternalRequest } from '../../domain/requests/creation/newInternalRequest.ts';
import { endAssembly } from '../packets/endAssembly.ts';
import { removeSample, sampleDraftId, sampleRequest } from '../../domain/requests/creation/sample.ts';

/** The order id of every sample. */
const ORDER_ID = 'SAMPLE';

/** The current sample; null if there is none. */
export async function readSample(): Promise<SampleRequest | null> {
  const [sample] = await setupSample.readNow();
  const stored = sample && (await readRequest(requestIdOf(sample.draftId)));
  if (!stored) return null;
  const { requestId, fields, status } = stored.value;
  return { requestId, orderId: fields.orderId, status };
}

interface CreatedSample {
  readonly requestId: string;
  readonly pendingTasks: readonly TaskRef[];
}

/**
 * Creates the sample, or returns the one that exists. Calls at the same time agree on one draft id first, and the request
 * is derived from it. No order ID and code open it, so clients never see it.
 */
export async function createSample(user: User, now: Date): Promise<CreatedSample> {
  const created = { draftId: sampleDraftId(randomUUID()), createdAt: now.toISOString() };
  const { sample, isFirst } = await setupSample.change(([existing]) =>
    existing ? { sample: existing, isFirst: false } : { sample: created, isFirst: true, items: [created] },
  );
  const { draftId } = sample;
  const requestId = requestIdOf(draftId);
  const { by, byName } = authorOf(user);
  const facility = (await facilities.readNow()).find(({ isActive }) => isActive);
  const request = sampleRequest(ORDER_ID, facility?.name ?? null);
  const rules = await readDeadlineRules();
  const change = newInternalRequest({ requestId, draftId, request, files: [], by, byName }, rules, now);
  const task = await createRequest(change, now);
  if (isFirst) await recordPortalEvent(eventOf('created', user), now);
  return { requestId, pendingTasks: task ? [task] : [] };
}

/**
 * Cancels the sample and deletes its documents and messages. Without an ID, whichever exists. Does nothing if it was
 * removed.
 */
export async function removeCurrentSample(user: User, now: Date, only?: string): Promise<readonly TaskRef[]> {
  const [sample] = await setupSample.readNow();
  if (!sample) return [];
  const { draftId } = sample;
  const requestId = requestIdOf(draftId);
  if (only !== undefined && only !== requestId) return [];
  const { by, byName } = authorOf(user);
  const isStored = (await readRequest(requestId)) !== null;
  const pendingTasks: TaskRef[] = [];
  if (isStored) {
    // Before the sample is cancelled, because nobody can change it then.
    const ended = await endAssembly(requestId, by, now);
    const removed = await changeRequest(requestId, (current) => removeSample(current, by, byName, now), now);
    pendingTasks.push(...ended.pendingTasks, ...removed.pendingTasks);
  }
  const { isRemoved } = await setupSample.change(([current]) =>
    current?.draftId === draftId ? { isRemoved: true, items: [] } : { isRemoved: false },
  );
  if (isRemoved) await recordPortalEvent(eventOf('deleted', user), now);
  return pendingTasks;
}

function eventOf(action: 'created' | 'deleted', user: User) {
  const details = { list: setupSample.id, action };
  return { kind: 'configuration-changed', by: authorOf(user).by, details } as const;
}
