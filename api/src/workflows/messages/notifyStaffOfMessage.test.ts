import { beforeEach, describe, expect, it, vi } from 'vitest';
import { deleteTask, postponeTask, type Task } from '../../data/requests/tasks.ts';
import type { NoticeDecision } from '../../domain/notifications/noticeToEveryone.ts';
import { aRequest } from '../../domain/testing/aRequest.ts';
import { aUser } from '../../domain/testing/aUser.ts';
import type { Email } from '../../services/email/email.ts';
import { stubSettings } from '../../testing/stubSettings.ts';
import { runTask, runTasksNow } from '../operations/outbox/runTask.ts';

const NOW = new Date('2026-03-12T08:00:00.000Z');
const log = { info: () => {}, warn: () => {}, error: () => {} };
const STAFF = Array.from({ length: 22 }, (_, index) =>
  aUser({ userId: `u${index}`, email: `clerk${index}@records.test`, role: 'staff' }),
);
const request = aRequest();
const unread = { ...request, thread: { ...request.thread, messages: 1, unreadByStaff: [1] } };
const task: Task = {
  id: 'task|000002',
  requestId: request.requestId,
  due: '2026-03-12T08:00:45.000Z',
  attempts: 0,
  steps: [{ kind: 'notify-staff-of-message', number: 1 }],
};

/** Who is assigned. */
let assignee: ReturnType<typeof aUser> | null;
/** Whether all staff may be notified. */
let decision: NoticeDecision;
/** What the mail service does with an email. */
let mailService: (email: Email) => Promise<void>;

vi.mock('../notifications/delivery/sendNotice.ts', () => ({
  sendNotice: (email: Email) => mailService(email),
}));
vi.mock('../accounts/assignees.ts', () => ({
  assigneeOf: async () => assignee,
  assignableUsers: async () => STAFF,
}));
vi.mock('../../data/requests/staffNotices.ts', () => ({ claimNoticeToEveryone: async () => decision }));
vi.mock('../../data/messages/readMessages.ts', () => ({
  readPublicMessages: async () => [{ at: NOW.toISOString() }],
}));
vi.mock('../../data/requests/readRequest.ts', () => ({
  readRequest: async () => ({ value: unread, etag: '1' }),
}));
vi.mock('../../data/requests/tasks.ts', () => ({
  readTask: async () => task,
  deleteTask: vi.fn<typeof deleteTask>(),
  postponeTask: vi.fn<typeof postponeTask>(),
  reserveTask: async () => {},
}));

beforeEach(() => {
  stubSettings();
  vi.clearAllMocks();
  assignee = null;
  decision = { kind: 'send' };
});

it('does not delay the call while the mail service holds the emails to 22 staff members', async () => {
  const answer = Promise.withResolvers<void>();
  const sent: string[] = [];
  mailService = async ({ to }) => {
    await answer.promise;
    sent.push(to);
  };
  await runTasksNow([{ requestId: request.requestId, taskId: task.id }], NOW, log);
  // The call has been answered, and no email was sent.
  expect(sent).toEqual([]);
  answer.resolve();
  await vi.waitFor(() => expect(deleteTask).toHaveBeenCalledOnce());
  expect(sent.toSorted()).toEqual(STAFF.map(({ email }) => email).toSorted());
});

it('reaches the others if the mail service refuses one address, and tries it again later', async () => {
  const sent: string[] = [];
  mailService = async ({ to }) => {
    if (to === 'clerk3@records.test') throw new Error('refused');
    sent.push(to);
  };
  await runTask(task, NOW, log);
  expect(sent).toHaveLength(21);
  expect(deleteTask).not.toHaveBeenCalled();
  expect(vi.mocked(postponeTask).mock.lastCall?.[1]).toMatchObject({ remaining: task.steps });
});

it('gives each email the same ID in every attempt, so that the mail service sends it once', async () => {
  const ids: string[][] = [[], []];
  for (const attempt of ids) {
    mailService = async ({ id }) => void attempt.push(id);
    await runTask(task, NOW, log);
  }
  expect(ids[1]!.toSorted()).toEqual(ids[0]!.toSorted());
  expect(new Set(ids[0])).toHaveProperty('size', 22);
});

describe('in the hour after a notice to all staff', () => {
  const sent: string[] = [];
  beforeEach(() => {
    sent.length = 0;
    mailService = async ({ to }) => void sent.push(to);
  });

  it('what happened before it sends nothing', async () => {
    decision = { kind: 'covered' };
    await runTask(task, NOW, log);
    expect(sent).toEqual([]);
    expect(deleteTask).toHaveBeenCalledOnce();
  });

  it('what happened after it waits, which is not a failure', async () => {
    decision = { kind: 'wait', ms: 1_800_000 };
    await runTask(task, NOW, log);
    expect(sent).toEqual([]);
    expect(vi.mocked(postponeTask).mock.lastCall?.[1]).toEqual({
      remaining: task.steps,
      attempts: 0,
      due: new Date(NOW.getTime() + 1_800_000),
      stuckSince: undefined,
    });
  });

  it('the assignee of the request is notified at once', async () => {
    decision = { kind: 'wait', ms: 1_800_000 };
    assignee = STAFF[4]!;
    await runTask(task, NOW, log);
    expect(sent).toEqual([assignee.email]);
    expect(deleteTask).toHaveBeenCalledOnce();
  });
});
