import type { OperationInput } from '@azure/cosmos';
import { beforeEach, expect, it, vi } from 'vitest';
import { nextVersion } from '../../domain/requests/change.ts';
import { SYSTEM } from '../../domain/requests/actor.ts';
import { type RequestRoot, requestRoot } from '../../domain/requests/root.ts';
import { aRoot } from '../../domain/testing/aRoot.ts';
import { stubSettings } from '../../testing/stubSettings.ts';
import type { BatchOutcome, writeBatch } from '../writeBatch.ts';
import { changeRequest } from './changeRequest.ts';

let stored: RequestRoot;
let storedTasks: Map<string, Record<string, unknown>>;
/** Of each write: whether the store makes the change, and what it answers. */
let writes: { readonly isMade: boolean; readonly outcome: BatchOutcome }[];

vi.mock('../writeBatch.ts', () => ({
  writeBatch: async (...[, , operationsOf]: Parameters<typeof writeBatch>) => {
    const { isMade, outcome } = writes.shift()!;
    const replace = operationsOf().find(
      ({ operationType }) => operationType === 'Replace',
    ) as OperationInput & {
      resourceBody: RequestRoot;
    };
    if (!isMade) return outcome;
    stored = requestRoot.parse(JSON.parse(JSON.stringify(replace.resourceBody)));
    const created = operationsOf() as { readonly resourceBody: Record<string, unknown> }[];
    for (const { resourceBody } of created)
      if (resourceBody['type'] === 'task') storedTasks.set(String(resourceBody['id']), resourceBody);
    return outcome;
  },
}));
vi.mock('./readRequest.ts', () => ({ readRequest: async () => ({ value: stored, etag: '1' }) }));

vi.mock('./tasks.ts', () => ({ readTask: async (_: string, id: string) => storedTasks.get(id) ?? null }));

const NOW = new Date('2026-03-12T08:00:00.000Z');
const conflict: BatchOutcome = { ok: false, statuses: [412] };
const made: BatchOutcome = { ok: true };

beforeEach(() => {
  stubSettings({});
  storedTasks = new Map();
  stored = requestRoot.parse(JSON.parse(JSON.stringify(aRoot())));
});

/** Adds to the status, so that two changes are seen. */
function addWord(root: RequestRoot) {
  return {
    root: nextVersion(root, { status: `${root.status}!` }, NOW),
    event: {
      kind: 'file-scanned' as const,
      at: NOW.toISOString(),
      by: SYSTEM,
      details: { fileId: 'f1', verdict: 'clean' as const },
    },
    work: [],
  };
}

it('a change that the store made without answering is not made again', async () => {
  const { status, seq } = stored;
  writes = [{ isMade: true, outcome: conflict }];
  const { root, pendingTasks } = await changeRequest(stored.requestId, addWord, NOW);
  expect([root.status, root.seq]).toEqual([`${status}!`, seq + 1]);
  expect(pendingTasks).toHaveLength(1);
  expect(stored.status).toBe(`${status}!`);
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
  const decide = vi.fn<typeof addWord>((root) => {
    stored = other;
    return addWord(root);
  });
  await changeRequest(requestId, decide, NOW);
  expect(decide).toHaveBeenCalledTimes(2);
  expect([stored.status, stored.seq]).toEqual([`${status}!!`, seq + 2]);
});
