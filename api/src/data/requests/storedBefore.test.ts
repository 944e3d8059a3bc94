import { beforeEach, expect, it, vi } from 'vitest';
import { clientNotifications, type TaskStep, taskSteps } from '../../domain/requests/taskSteps.ts';
import { eventAndTask } from './partition.ts';
import { readRequest } from './readRequest.ts';
import storedRequest from '../../testing/storedRequest.json' with { type: 'json' };
import { dueTasks, moveNotices, postponeTask, readTask, stuckTasks, type Task } from './tasks.ts';

/** What the container has, and what was written to it. */
let documents: Record<string, unknown>[];
let written: unknown[];

const container = {
  item: (id: string) => ({
    read: async () => ({ resource: documents.find((document) => document['id'] === id) }),
    replace: async (document: unknown) => written.push(document),
  }),
  items: { query: () => ({ fetchAll: async () => ({ resources: documents }) }) },
};
vi.mock('../cosmos.ts', () => ({
  onContainer: async (_: string, run: (one: typeof container) => unknown) => run(container),
  cosmosErrorStatus: () => undefined,
}));
vi.mock('../writeBatch.ts', () => ({
  writeBatch: async (_: string, __: string, operationsOf: () => unknown[]) => {
    written.push(...operationsOf());
    return { ok: true };
  },
}));

const NOW = new Date('2026-03-12T08:00:00.000Z');
const requestId = 'req_aaaaaaaaaaaaaaaaaaaaaaaa';
const seq = 3;
const [fileId, invoiceId, userId] = ['file_1', 'inv_1', 'usr_1'];
const items = [
  { kind: 'file', fileId, cents: 2550 },
  { kind: 'invoice', invoiceId, cents: 1000 },
] as const;

/** Notifications of every template, word for word as they are stored. */
const notifications = [
  { template: 'requestSubmitted' },
  { template: 'feePaymentFailed', chargeId: 'ch_1' },
  { template: 'statusChanged', seq, status: 'processing', from: 'pending' },
  { template: 'filesAdded', seq, fileIds: [fileId] },
  { template: 'filePaid', seq, fileId },
  { template: 'filePaymentFailed', seq, fileId },
  { template: 'fileRefunded', seq, fileId, intentId: 'pi_1' },
  { template: 'fileWithdrawn', seq, fileId },
  { template: 'fileTermsChanged', seq, fileId, changed: ['charge', 'embargo', 'comment'] },
  { template: 'scopeNarrowed', seq, version: 2 },
  { template: 'downloadAllowed', seq, fileId },
  { template: 'downloadDeclined', seq, fileId },
  { template: 'invoiceSent', seq, invoiceId },
  { template: 'invoicePaid', seq, invoiceId },
  { template: 'invoicePaymentFailed', seq, invoiceId },
  { template: 'invoiceRefunded', seq, invoiceId, refundId: 're_1' },
  { template: 'itemsPaid', seq, intentId: 'pi_1', items },
  { template: 'itemsPaymentFailed', seq, intentId: 'pi_1', items },
  { template: 'updateReceived', updateId: 'upd_1' },
  { template: 'messageReceived', seq, number: 1 },
  { template: 'missingReminder', seq, reason: 'missing', since: '2026-03-10T08:00:00.000Z' },
  { template: 'downloadReminder', seq, since: '2026-03-10T08:00:00.000Z' },
  { template: 'submissionRejected', seq, missing: ['other'], details: [] },
].map((each) => ({ kind: 'notify-client', ...each }));

/** Steps of every kind, word for word as they are stored. */
const steps = [
  { kind: 'project' },
  { kind: 'index-attorney' },
  { kind: 'record-contacts' },
  { kind: 'scan' },
  { kind: 'check-authorization', fileId, submitterId: userId },
  { kind: 'count-pages', fileId },
  { kind: 'count-file-payment', fileId },
  { kind: 'count-invoice', invoiceId },
  ...notifications,
  { kind: 'notify-client-later', notifications },
  { kind: 'notify-client-combined', notifications },
  { kind: 'refund', invoiceId, refundId: 're_1' },
  { kind: 'end-file-payment', fileId, refund: true },
  { kind: 'end-replaced-codes' },
  {
    kind: 'email-bank-verification',
    verificationUrl: 'https://verify.example/1',
    amountCents: 1500,
    draftId: 'd',
  },
  { kind: 'email-replaced-code', version: 1, by: 'staff', isCorrection: true },
  { kind: 'email-present-state', seq, recipient: 'contact', userId: null },
  { kind: 'notify-staff-of-update', updateId: 'upd_1' },
  { kind: 'notify-staff-of-message', number: 1 },
  { kind: 'notify-mentioned', position: '000001.0000', userIds: [userId] },
  { kind: 'erase-messages', to: '000001.0000' },
  { kind: 'notify-message-assignee', seq, position: '000001.0000', userId },
  { kind: 'notify-staff-of-download-request', fileId, requestedAt: '2026-03-10T08:00:00.000Z' },
  { kind: 'remind-assignee', seq, userId, dueDate: '2026-03-25' },
  { kind: 'notify-staff-of-dispute', disputeId: 'dp_1', state: 'open' },
  { kind: 'notify-of-account', seq, userId },
  { kind: 'remove-from-list', userId },
  { kind: 'finish-draft', draftId: 'd' },
  { kind: 'end-draft', draftId: 'd' },
  { kind: 'erase', fileId },
  { kind: 'bundle', bundleId: 'bun_1' },
  { kind: 'packet-work', id: 'src_1' },
  { kind: 'erase-sources' },
  { kind: 'bulk-action' },
  { kind: 'extend-issued-files', accountingId: 'acc_1' },
  { kind: 'audit', eventId: 'ev|000003' },
];

/** A task as it is stored. */
const storedTask = {
  id: 'task|000003',
  requestId,
  type: 'task',
  due: '2026-03-12T07:00:00.000Z',
  attempts: 2,
  work: steps,
  changeId: 'change_1',
  stuckSince: '2026-03-12T06:00:00.000Z',
  priority: 'payment',
};

beforeEach(() => {
  documents = [
    { ...storedTask, _ts: 1 },
    { ...storedRequest, _etag: '"1"', _ts: 1 },
  ];
  written = [];
});

it('a stored request is read with every field', async () => {
  expect(await readRequest(requestId)).toEqual({ value: storedRequest, etag: '"1"' });
});

it('the stored task of this test has every kind of step and every notification', () => {
  expect(new Set(steps.map(({ kind }) => kind))).toEqual(new Set(Object.keys(taskSteps)));
  const templates = notifications.map((each) => 'template' in each && each.template);
  expect(new Set(templates)).toEqual(new Set(Object.keys(clientNotifications)));
});

it('a stored task is read with its steps', async () => {
  const { type: _, priority: __, work, ...facts } = storedTask;
  const task = { ...facts, steps: work, _ts: 1 };
  expect(await readTask(requestId, storedTask.id)).toEqual(task);
  documents = [{ ...storedTask, _ts: 1 }];
  expect(await dueTasks('payment', NOW, 10)).toEqual({ tasks: [task], unreadable: [] });
  const kinds = steps.map(({ kind }) => ({ kind }));
  const { id, stuckSince } = storedTask;
  expect(await stuckTasks(NOW)).toEqual([{ id, requestId, stuckSince, steps: kinds }]);
});

it('a postponed or divided task is stored under the same names', async () => {
  const task = (await readTask(requestId, storedTask.id)) as Task;
  const [project, , , , , , , , notice] = task.steps as [TaskStep, ...TaskStep[]];
  const due = new Date('2026-03-12T09:00:00.000Z');
  const postponed = { remaining: [project], due, attempts: 3, stuckSince: storedTask.stuckSince };
  const { priority: _, ...normal } = storedTask;
  const left = { ...normal, work: [{ kind: 'project' }], due: due.toISOString(), attempts: 3 };
  await postponeTask(task, postponed);
  expect(written).toEqual([left]);
  written = [];
  await moveNotices(task, postponed, [notice!], NOW);
  expect(written).toEqual([
    { operationType: 'Replace', id: storedTask.id, resourceBody: left },
    {
      operationType: 'Create',
      resourceBody: {
        ...normal,
        id: 'task|000003|notices',
        due: '2026-03-12T08:00:45.000Z',
        work: [{ kind: 'notify-client', template: 'requestSubmitted' }],
      },
    },
  ]);
});

it('a change stores its event and its task under the same names', () => {
  const at = NOW.toISOString();
  const by = { kind: 'staff', id: userId } as const;
  const event = { kind: 'request-opened', at, by, details: {} } as const;
  const written = eventAndTask(requestId, 3, { event, steps: [{ kind: 'project' }] }, NOW, 'change_1');
  expect(written).toEqual([
    {
      operationType: 'Create',
      resourceBody: { ...event, id: 'ev|000003', requestId, type: 'event', ttl: 189_388_800 },
    },
    {
      operationType: 'Create',
      resourceBody: {
        id: 'task|000003',
        requestId,
        type: 'task',
        due: '2026-03-12T08:00:45.000Z',
        attempts: 0,
        work: [{ kind: 'project' }, { kind: 'audit', eventId: 'ev|000003' }],
        changeId: 'change_1',
      },
    },
  ]);
});
