import { beforeEach, describe, expect, test, vi } from 'vitest';
import { readDelayedTasks, replaceDelayedTasks } from '../../data/requests/tasks.ts';
import type { RequestDocument } from '../../domain/requests/requestDocument.ts';
import type { ClientNotification, TaskStep } from '../../domain/requests/taskSteps.ts';
import { aFile, aRequest, SUBMITTED_AT } from '../../domain/testing/aRequest.ts';
import { combineNotifications, SCAN_WAIT_MS } from './combineNotifications.ts';

const NOW = new Date('2026-03-12T08:00:00.000Z');
const { requestId } = aRequest();
const file = aFile({ scan: 'pending' });

let request: RequestDocument;
/** The delayed tasks and the tasks that replaced them. */
let stored: Map<string, readonly ClientNotification[]>;
let created: TaskStep[];

vi.mock('../../data/requests/readRequest.ts', () => ({
  readRequest: () => Promise.resolve({ value: request, etag: '1' }),
}));
vi.mock('../../data/requests/tasks.ts', () => ({
  readDelayedTasks: vi.fn<typeof readDelayedTasks>(),
  replaceDelayedTasks: vi.fn<typeof replaceDelayedTasks>(),
}));

const moved: ClientNotification = {
  kind: 'notify-client',
  template: 'statusChanged',
  seq: 2,
  status: 'on_hold',
  from: 'pending',
};
const added: ClientNotification = {
  kind: 'notify-client',
  template: 'filesAdded',
  seq: 3,
  fileIds: [file.fileId],
};
const declined: ClientNotification = {
  kind: 'notify-client',
  template: 'downloadDeclined',
  seq: 4,
  fileId: file.fileId,
};

const anEntry = (status: string): RequestDocument['history'][number] => ({
  status,
  at: SUBMITTED_AT.toISOString(),
  by: { kind: 'staff', id: 'u1' },
  byName: 'Sam Clerk',
  notes: '',
  isPrivate: false,
});

beforeEach(() => {
  request = aRequest({ files: { [file.fileId]: file } });
  request = { ...request, status: 'on_hold', history: [...request.history, anEntry('on_hold')] };
  created = [];
  vi.mocked(readDelayedTasks).mockImplementation(() =>
    Promise.resolve([...stored].map(([id, notifications]) => ({ id, notifications }))),
  );
  // Like a transaction that deletes the tasks: it fails if one of them does not exist.
  vi.mocked(replaceDelayedTasks).mockImplementation((_, tasks, step) => {
    if (tasks.some(({ id }) => !stored.has(id))) return Promise.resolve(false);
    for (const { id } of tasks) stored.delete(id);
    if (step) created.push(step);
    return Promise.resolve(step ? { requestId, taskId: 'new' } : null);
  });
});

function store(...notifications: ClientNotification[]) {
  stored = new Map(notifications.map((each, index) => [`task|${index}`, [each]]));
}

const combine = (taskId = 'task|0') => combineNotifications({ requestId, taskId }, NOW);

describe('combineNotifications', () => {
  test('replaces all tasks with one that sends the whole list', async () => {
    store(moved, declined);
    expect(await combine()).toEqual({ kind: 'done', next: [{ requestId, taskId: 'new' }] });
    expect(created).toEqual([{ kind: 'notify-client-combined', notifications: [moved, declined] }]);
    expect(stored.size).toBe(0);
  });

  test('of two processes at once, one replaces the tasks', async () => {
    store(moved, declined);
    const outcomes = await Promise.all([combine('task|0'), combine('task|1')]);
    expect(outcomes.flatMap(({ next }) => next)).toHaveLength(1);
    expect(created).toHaveLength(1);
  });

  test('does nothing for a task that was replaced, even if others wait', async () => {
    store(moved);
    expect(await combine('task|7')).toEqual({ kind: 'done', next: [] });
    expect(stored.size).toBe(1);
  });

  test('leaves the notification of unscanned documents in its task', async () => {
    store(moved, added, declined);
    await combine();
    expect(created).toEqual([{ kind: 'notify-client-combined', notifications: [moved, declined] }]);
    expect([...stored.keys()]).toEqual(['task|1']);
    expect(await combine('task|1')).toEqual({ kind: 'later', next: [], retryAfterMs: SCAN_WAIT_MS });
  });

  test('leaves out the withdrawal of a document whose release waits for the scan of another one', async () => {
    const withdrawn = aFile({
      fileId: 'file_b',
      scan: 'clean',
      withdrawnAt: '2026-03-12',
      deletedAt: '2026-03-12',
    });
    request = { ...request, files: { ...request.files, file_b: withdrawn } };
    store(
      moved,
      { ...added, fileIds: [file.fileId, 'file_b'] },
      { ...declined, template: 'fileWithdrawn', fileId: 'file_b' },
    );
    await combine();
    expect(created).toEqual([{ kind: 'notify-client-combined', notifications: [moved] }]);
    expect([...stored.keys()]).toEqual(['task|1']);
  });

  test('deletes the tasks if nothing in them is still true', async () => {
    store(moved);
    request = { ...request, status: 'pending', history: [...request.history, anEntry('pending')] };
    expect(await combine()).toEqual({ kind: 'done', next: [] });
    expect([created, stored.size]).toEqual([[], 0]);
  });

  test('keeps a task that one transaction has no room for', async () => {
    store(...Array<ClientNotification>(60).fill(declined));
    const last = 'task|59';
    expect(await combine(last)).toMatchObject({ kind: 'later' });
    await combine();
    expect(stored.size).toBe(10);
    await combine(last);
    expect(stored.size).toBe(0);
  });
});
