import type { OperationInput } from '@azure/cosmos';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { StoredMessage } from '../../domain/messages/message.ts';
import { nextVersion } from '../../domain/requests/change.ts';
import { SYSTEM } from '../../domain/requests/actor.ts';
import { type RequestDocument, requestDocument } from '../../domain/requests/requestDocument.ts';
import { aRequest } from '../../domain/testing/aRequest.ts';
import { stubSettings } from '../../testing/stubSettings.ts';
import type { BatchOutcome, writeBatch } from '../writeBatch.ts';
import { changeRequest } from './changeRequest.ts';

let stored: RequestDocument;
let storedTasks: Map<string, Record<string, unknown>>;
/** Of each write: whether the store makes the change, and what it answers. */
let writes: { readonly isMade: boolean; readonly outcome: BatchOutcome }[];

vi.mock('../writeBatch.ts', () => ({
  writeBatch: async (...[, , operationsOf]: Parameters<typeof writeBatch>) => {
    const { isMade, outcome } = writes.shift()!;
    const replace = operationsOf().find(
      ({ operationType }) => operationType === 'Replace',
    ) as OperationInput & {
      resourceBody: RequestDocument;
    };
    if (!isMade) return outcome;
    stored = requestDocument.parse(JSON.parse(JSON.stringify(replace.resourceBody)));
    const created = operationsOf() as { readonly resourceBody: Record<string, unknown> }[];
    for (const { resourceBody } of created)
      if (resourceBody['type'] === 'task') storedTasks.set(String(resourceBody['id']), resourceBody);
    return outcome;
  },
}));
const readRequest = vi.fn<() => Promise<{ value: RequestDocument; etag: string }>>(async () => ({
  value: stored,
  etag: '1',
}));
vi.mock('./readRequest.ts', () => ({
  readRequest: () => readRequest(),
  asRead: (value: RequestDocument) => ({ value, etag: '1' }),
  noteWrite: () => {},
}));
/** The task of the change with the key; null if it was not made. */
let taskOfKey: string | null;
const readTaskOfChange = vi.fn<() => Promise<string | null>>(async () => taskOfKey);
vi.mock('./idempotency.ts', async (original) => ({
  ...(await original<object>()),
  readTaskOfChange: () => readTaskOfChange(),
}));

vi.mock('./tasks.ts', () => ({ readTask: async (_: string, id: string) => storedTasks.get(id) ?? null }));

const NOW = new Date('2026-03-12T08:00:00.000Z');
const conflict: BatchOutcome = { ok: false, statuses: [412] };
const made: BatchOutcome = { ok: true };

beforeEach(() => {
  stubSettings({});
  vi.clearAllMocks();
  storedTasks = new Map();
  taskOfKey = null;
  stored = requestDocument.parse(JSON.parse(JSON.stringify(aRequest())));
});

/** The document of a change names the status that it decided. */
const documentOf = ({ status, requestId }: RequestDocument) =>
  ({ id: `msg|${status}`, requestId, type: 'message', text: status }) as unknown as StoredMessage;

/** Adds to the status, so that two changes are seen. */
function addWord(request: RequestDocument) {
  return {
    request: nextVersion(request, { status: `${request.status}!` }, NOW),
    event: {
      kind: 'file-scanned' as const,
      at: NOW.toISOString(),
      by: SYSTEM,
      details: { fileId: 'f1', verdict: 'clean' as const },
    },
    steps: [],
  };
}

it('a change that the store made without answering is not made again', async () => {
  const { status, seq } = stored;
  writes = [{ isMade: true, outcome: conflict }];
  const { request, pendingTasks } = await changeRequest(stored.requestId, addWord, NOW);
  expect([request.status, request.seq]).toEqual([`${status}!`, seq + 1]);
  expect(pendingTasks).toHaveLength(1);
  expect(stored.status).toBe(`${status}!`);
});

it.each<[string, typeof writes]>([
  ['at once', [{ isMade: true, outcome: made }]],
  ['without an answer of the store', [{ isMade: true, outcome: conflict }]],
  [
    'after a conflict',
    [
      { isMade: false, outcome: conflict },
      { isMade: true, outcome: made },
    ],
  ],
])('the documents of a change that is made %s are those that were stored with it', async (_, attempts) => {
  writes = attempts;
  const word = `${stored.status}!`;
  const addDocument = (request: RequestDocument) => {
    const change = addWord(request);
    return { ...change, documents: [documentOf(change.request)] };
  };
  const { documents } = await changeRequest(stored.requestId, addDocument, NOW);
  expect(documents).toMatchObject([{ text: word }]);
});

it('an equal change of somebody else at the same instant is not taken for this one', async () => {
  const { status, seq, requestId } = stored;
  writes = [{ isMade: true, outcome: made }];
  await changeRequest(requestId, addWord, NOW);
  const other = stored;
  stored = { ...other, status, seq };
  // The write meets the other one, which is stored by now and has the same content.
  writes = [
    { isMade: false, outcome: conflict },
    { isMade: true, outcome: made },
  ];
  const decide = vi.fn<typeof addWord>((request) => {
    stored = other;
    return addWord(request);
  });
  await changeRequest(requestId, decide, NOW);
  expect(decide).toHaveBeenCalledTimes(2);
  expect([stored.status, stored.seq]).toEqual([`${status}!!`, seq + 2]);
});

it('a request that the caller has read is read again only after a write conflict', async () => {
  writes = [{ isMade: true, outcome: made }];
  await changeRequest(stored, addWord, NOW);
  expect(readRequest).not.toHaveBeenCalled();
  writes = [
    { isMade: false, outcome: conflict },
    { isMade: true, outcome: made },
  ];
  await changeRequest(stored, addWord, NOW);
  expect(readRequest).toHaveBeenCalledOnce();
});

it('the task to run has what was stored, and the version before', async () => {
  const before = stored;
  writes = [{ isMade: true, outcome: made }];
  const { request, pendingTasks } = await changeRequest(stored.requestId, addWord, NOW);
  const [{ taskId, committed }] = pendingTasks as [(typeof pendingTasks)[0]];
  const { due, work, changeId } = storedTasks.get(taskId)!;
  expect(committed).toMatchObject({ due, steps: work, changeId });
  expect(committed!.request).toBe(request);
  expect(committed!.previous).toBe(before);
  const eventId = `ev|${String(request.seq).padStart(6, '0')}`;
  expect(committed!.events.get(eventId)).toMatchObject({ id: eventId, kind: 'file-scanned' });
});

describe('a repeated change with a key', () => {
  const key = { key: 'k1' };
  const repeat = { pendingTasks: [{ taskId: 'task|000002' }], isRepeat: true };

  it('that meets the key when it is written returns the task of the first one', async () => {
    writes = [{ isMade: false, outcome: { ok: false, statuses: [424, 409] } }];
    const decide = vi.fn<typeof addWord>((request) => {
      taskOfKey = 'task|000002';
      return addWord(request);
    });
    expect(await changeRequest(stored.requestId, decide, NOW, key)).toMatchObject(repeat);
    expect(decide).toHaveBeenCalledOnce();
  });

  it.each<[string, () => null]>([
    ['changes nothing', () => null],
    [
      'is refused',
      () => {
        throw new Error('refused');
      },
    ],
  ])('that %s because of the first one returns its task', async (_, decide) => {
    taskOfKey = 'task|000002';
    expect(await changeRequest(stored.requestId, decide, NOW, key)).toMatchObject(repeat);
  });

  it('that is refused for another reason stays refused', async () => {
    const decide = () => {
      throw new Error('refused');
    };
    await expect(changeRequest(stored.requestId, decide, NOW, key)).rejects.toThrow('refused');
  });
});
