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
    if (isMade) stored = requestRoot.parse(JSON.parse(JSON.stringify(replace.resourceBody)));
    return outcome;
  },
}));
vi.mock('./readRequest.ts', () => ({ readRequest: async () => ({ value: stored, etag: '1' }) }));

const NOW = new Date('2026-03-12T08:00:00.000Z');
const conflict: BatchOutcome = { ok: false, statuses: [412] };
const made: BatchOutcome = { ok: true };

beforeEach(() => {
  stubSettings({});
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

it('a change that met one of somebody else is decided again', async () => {
  const { status, seq } = stored;
  writes = [
    { isMade: false, outcome: conflict },
    { isMade: true, outcome: made },
  ];
  const other = nextVersion(stored, { status: 'on_hold' }, NOW);
  const decide = vi.fn<typeof addWord>(addWord);
  const changing = changeRequest(stored.requestId, decide, NOW);
  stored = requestRoot.parse(JSON.parse(JSON.stringify(other)));
  await changing;
  expect(decide.mock.calls.length).toBeGreaterThan(0);
  expect([stored.status, stored.seq]).toEqual(['on_hold!', seq + 2]);
  expect(stored.status).not.toContain(status);
});
