import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  deleteTask,
  moveNotices,
  postponeTask,
  reserveTask,
  type Task,
} from '../../../data/requests/tasks.ts';
import type { TaskStep } from '../../../domain/requests/taskSteps.ts';
import { aRequest } from '../../../domain/testing/aRequest.ts';
import { unavailable } from '../../../errors/portalError.ts';
import { done, type Outcome } from './outcome.ts';
import { runTask, runTasksNow } from './runTask.ts';
import { runTaskStep } from './runTaskStep.ts';

vi.mock('./runTaskStep.ts', () => ({ runTaskStep: vi.fn<typeof runTaskStep>() }));
vi.mock('../../../data/requests/tasks.ts', () => ({
  readTask: async (requestId: string, id: string) => stored.get(`${requestId} ${id}`) ?? null,
  deleteTask: vi.fn<typeof deleteTask>(),
  postponeTask: vi.fn<typeof postponeTask>(),
  reserveTask: vi.fn<typeof reserveTask>(),
  moveNotices: vi.fn<typeof moveNotices>(),
}));

const NOW = new Date('2026-03-12T08:00:00.000Z');
const log = { info: () => {}, warn: vi.fn<(event: string, facts?: object) => void>(), error: () => {} };
const project: TaskStep = { kind: 'project' };
const notice: TaskStep = { kind: 'notify-staff-of-message', number: 1 };
const later: Outcome = { kind: 'later', next: [] };

let stored: Map<string, Task>;
/** Ends the sending of a notice that has begun. */
let sent: PromiseWithResolvers<Outcome>;
let started: TaskStep['kind'][];
let outcomes: Partial<Record<TaskStep['kind'], () => Promise<Outcome>>>;

function aTask(steps: TaskStep[], id = 'task|000001'): Task {
  const task = { id, requestId: 'r1', due: '2026-03-12T08:00:45.000Z', attempts: 0, steps };
  stored.set(`r1 ${id}`, task);
  return task;
}

const refsOf = (tasks: readonly Task[]) => tasks.map(({ requestId, id }) => ({ requestId, taskId: id }));

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  vi.clearAllMocks();
  stored = new Map();
  sent = Promise.withResolvers();
  started = [];
  outcomes = { [notice.kind]: () => sent.promise };
  vi.mocked(runTaskStep).mockImplementation(async (_, { kind }) => {
    started.push(kind);
    return outcomes[kind]?.() ?? done;
  });
  vi.mocked(moveNotices).mockImplementation(async (task, _, notices) => ({
    ...task,
    id: `${task.id}|notices`,
    steps: [...notices],
  }));
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a call whose changes have notices', () => {
  it('gets its answer after all other steps, while notices of all of them are being sent', async () => {
    const tasks = [aTask([notice, project]), aTask([project, notice], 'task|000002')];
    await runTasksNow(refsOf(tasks), NOW, log);
    expect(started.toSorted()).toEqual([notice, notice, project, project].map(({ kind }) => kind));
    // A crash loses nothing: both are stored until their notices are sent.
    expect(deleteTask).not.toHaveBeenCalled();
    sent.resolve(done);
    await vi.waitFor(() => expect(deleteTask).toHaveBeenCalledTimes(2));
    expect(postponeTask).not.toHaveBeenCalled();
  });

  it('runs a task that it has just committed without reading it or its request', async () => {
    const request = aRequest();
    const events = new Map([['ev|000001', { kind: 'submitted' }]]);
    const committed = { due: '2026-03-12T08:00:45.000Z', steps: [project], request, previous: null, events };
    await runTasksNow([{ requestId: 'r1', taskId: 'task|000001', committed }], NOW, log);
    const [context] = vi.mocked(runTaskStep).mock.lastCall!;
    expect(await context.loadRequest()).toBe(request);
    expect(context).toMatchObject({ events, previous: null, isRetry: false });
    expect(deleteTask).toHaveBeenCalledExactlyOnceWith('r1', 'task|000001');
  });

  it('keeps the sweep from the task for as long as they are being sent', async () => {
    const task = aTask([project, notice]);
    await runTasksNow(refsOf([task]), NOW, log);
    await vi.advanceTimersByTimeAsync(35_000);
    expect(vi.mocked(reserveTask).mock.calls.map(([, at]) => at.getTime() - NOW.getTime())).toEqual([
      10_000, 20_000, 30_000,
    ]);
    // What is done is not done again after a crash.
    expect(vi.mocked(reserveTask).mock.lastCall![0]).toEqual({ ...task, steps: [notice] });
    sent.resolve(done);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(deleteTask).toHaveBeenCalledExactlyOnceWith('r1', task.id);
    expect(reserveTask).toHaveBeenCalledTimes(3);
  });

  it('deletes the task after a reservation that had begun', async () => {
    const reservation = Promise.withResolvers<void>();
    vi.mocked(reserveTask).mockReturnValueOnce(reservation.promise);
    await runTasksNow(refsOf([aTask([notice])]), NOW, log);
    await vi.advanceTimersByTimeAsync(10_000);
    sent.resolve(done);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(deleteTask).not.toHaveBeenCalled();
    reservation.resolve();
    await vi.waitFor(() => expect(deleteTask).toHaveBeenCalledOnce());
  });

  it.each(['fail', 'hang'])('postpones notices that %s, without other steps', async (how) => {
    const task = aTask([project, notice]);
    await runTasksNow(refsOf([task]), NOW, log);
    if (how === 'fail') sent.reject(new Error('mail service'));
    await vi.advanceTimersByTimeAsync(how === 'hang' ? 120_000 : 0);
    await vi.waitFor(() => expect(postponeTask).toHaveBeenCalledOnce());
    expect(vi.mocked(postponeTask).mock.lastCall).toEqual([
      { ...task, steps: [notice] },
      {
        remaining: [notice],
        due: new Date(NOW.getTime() + 60_000),
        attempts: 1,
        stuckSince: NOW.toISOString(),
      },
    ]);
  });

  it('leaves notices to the sweep when too many are being sent, and runs the other steps', async () => {
    const tasks = Array.from({ length: 103 }, (_, index) => aTask([project, notice], `task|${index}`));
    await runTasksNow(refsOf(tasks), NOW, log);
    const countOf = (kind: TaskStep['kind']) => started.filter((each) => each === kind).length;
    expect([countOf('project'), countOf(notice.kind)]).toEqual([103, 100]);
    sent.resolve(done);
    await vi.waitFor(() => expect(deleteTask).toHaveBeenCalledTimes(100));
  });
});

describe('notices and other steps that must wait', () => {
  it('become two tasks, so that a mail outage does not delay a check', async () => {
    const check: TaskStep = { kind: 'check-authorization', fileId: 'f1' };
    outcomes['check-authorization'] = async () => ({ ...later, retryAfterMs: 1_000 });
    outcomes[notice.kind] = () => Promise.reject(new Error('mail service'));
    const task = aTask([notice, check]);
    await runTask(task, NOW, log);
    expect(vi.mocked(moveNotices).mock.calls).toEqual([
      [
        { ...task, steps: [check] },
        {
          remaining: [check],
          due: new Date(NOW.getTime() + 1_000),
          attempts: 0,
          stuckSince: NOW.toISOString(),
        },
        [notice],
        NOW,
      ],
    ]);
    const [[postponed, { due }]] = vi.mocked(postponeTask).mock.calls as [Parameters<typeof postponeTask>];
    expect(postponed.id).toBe(`${task.id}|notices`);
    expect(due).toEqual(new Date(NOW.getTime() + 60_000));
  });

  it('are left to the process that divided the task first', async () => {
    outcomes.project = async () => later;
    vi.mocked(moveNotices).mockResolvedValue(null);
    await runTask(aTask([project, notice]), NOW, log);
    expect(started).toEqual(['project']);
    expect(deleteTask).not.toHaveBeenCalled();
    expect(postponeTask).not.toHaveBeenCalled();
  });
});

describe('a notice that the email service refuses and asks to send later', () => {
  const refuse = (askedSeconds?: number) => () => Promise.reject(unavailable('Email', null, askedSeconds));
  const postponedAfter = async (task: Task) => {
    await runTask(task, NOW, log);
    const { due, ...postponed } = vi.mocked(postponeTask).mock.lastCall![1];
    return { ...postponed, afterMs: due.getTime() - NOW.getTime() };
  };

  it.each([
    ['in ten minutes', 600, 600_000],
    ['at once', 0, 30_000],
  ])('%s: waits that long, late but without a failed attempt', async (_, askedSeconds, afterMs) => {
    outcomes[notice.kind] = refuse(askedSeconds);
    const task = { ...aTask([notice]), attempts: 4 };
    expect(await postponedAfter(task)).toEqual({
      remaining: [notice],
      attempts: 4,
      stuckSince: NOW.toISOString(),
      afterMs,
    });
    expect(log.warn.mock.lastCall).toEqual([
      'work postponed',
      expect.objectContaining({ throttledMs: afterMs }),
    ]);
  });

  it('is not sent before that because another notice of the task failed', async () => {
    outcomes[notice.kind] = refuse(600);
    outcomes['remind-assignee'] = refuse();
    const other: TaskStep = { kind: 'remind-assignee', seq: 1, userId: 'u1', dueDate: '2026-03-14' };
    const postponed = await postponedAfter(aTask([notice, other]));
    expect(postponed).toMatchObject({ remaining: [notice, other], attempts: 1, afterMs: 600_000 });
  });
});

it('waiting is not a failure: the first failure after many waits is retried after a minute', async () => {
  outcomes.scan = async () => ({ ...later, retryAfterMs: 5_000 });
  let task = aTask([{ kind: 'scan' }]);
  for (let waits = 0; waits < 20; waits += 1) {
    await runTask(task, NOW, log);
    task = { ...task, attempts: vi.mocked(postponeTask).mock.lastCall![1].attempts };
  }
  outcomes.scan = () => Promise.reject(new Error('store'));
  await runTask(task, NOW, log);
  const { due } = vi.mocked(postponeTask).mock.lastCall![1];
  expect(due).toEqual(new Date(NOW.getTime() + 60_000));
});

it('a sweep waits for the notices of a task', async () => {
  const ended = vi.fn<() => void>();
  void runTask(aTask([project, notice]), NOW, log).then(ended);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(started).toEqual(['project', notice.kind]);
  expect(ended).not.toHaveBeenCalled();
  sent.resolve(done);
  await vi.waitFor(() => expect(ended).toHaveBeenCalledOnce());
  expect(deleteTask).toHaveBeenCalledOnce();
});
