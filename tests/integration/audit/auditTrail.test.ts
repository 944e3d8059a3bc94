import { getRequestDetails } from '@portal/contract/requests/endpoints/requestDetails.ts';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import {
  authHeaders,
  createAdmin,
  type Person,
  signUpPerson,
  createStaff,
} from '../../support/accounts/accounts.ts';
import { type TrailEntry, trailEntries, entriesByPartition } from '../../support/operations/auditTrail.ts';
import { dataOf } from '../../support/api/callApi.ts';
import { requestCalls } from '../../support/api/requestCalls.ts';
import { sweepOutbox } from '../../support/portal/controls.ts';
import { eventually } from '../../support/portal/eventually.ts';
import { randomIpHeader } from '../../support/api/randomIpHeader.ts';
import { pdfBytes, submitRequest } from '../../support/requests/order.ts';
import { requestDownload, requestWithFiles } from '../../support/requests/requestWithFiles.ts';
import { containerOf, documentsOf, makeTasksDue, pendingTasksOf } from '../../support/portal/stores.ts';
import { sortedStatuses } from '../../support/requests/sortedStatuses.ts';

const portal = inject('portal');

let staff: Person;
beforeAll(async () => {
  staff = await createStaff(portal);
});

const outboxDone = (requestId: string) =>
  eventually('the outbox', async () => (await pendingTasksOf(portal, requestId)).length === 0);

const comparable = ({ requestId, at, kind, by, details, eventId, id }: Record<string, unknown>) =>
  JSON.stringify([requestId, at, kind, by, details, eventId ?? id]);

/** The events of a request, from its own partition and from the trail. */
async function eventsAndEntriesOf(requestId: string): Promise<{ events: string[]; entries: string[] }> {
  const events = (await documentsOf(portal, requestId, 'event')).map(comparable).toSorted();
  return { events, entries: (await trailEntries(portal, requestId)).map(comparable).toSorted() };
}

/** The entries of a partition that do not continue the chain. */
const breaksIn = (entries: readonly TrailEntry[]) =>
  entries.filter(({ n, previousHash }, index) => {
    const before = entries[index - 1];
    return n !== index + 1 || (before && previousHash !== before.hash);
  });

it('copies every event of a request unchanged', async () => {
  const { requestId, seen, fileIds } = await requestWithFiles(portal, [
    { name: 'record.pdf', content: pdfBytes() },
  ]);
  const { changeStatus, setCheckboxes, revealCode, read } = requestCalls(portal, staff, requestId);
  const responses = [
    await read(),
    await revealCode(),
    await changeStatus({ status: 'processing', notes: 'We have started' }),
    await setCheckboxes({ recordsSaved: true }),
    await requestDownload(portal, seen, fileIds[0]!),
    await requestDownload(portal, seen, fileIds[0]!, { action: 'preview' }),
  ];
  expect(sortedStatuses(responses)).toEqual(Array(responses.length).fill(200));
  const { events, entries } = await eventually('the last entry', async () => {
    const both = await eventsAndEntriesOf(requestId);
    return both.entries.length >= both.events.length && both;
  });
  expect(entries).toEqual(events);
  const kinds = (await trailEntries(portal, requestId)).map(({ kind }) => kind);
  expect(new Set(kinds)).toEqual(
    new Set([
      'submitted',
      'file-scanned',
      'request-opened',
      'code-shown',
      'status-changed',
      'edited',
      'file-opened',
    ]),
  );
  expect(JSON.stringify(entries)).not.toContain('We have started');
});

it('records account events', async () => {
  const person = await signUpPerson(portal);
  const own = (await trailEntries(portal)).filter((entry) => entry['userId'] === person.userId);
  expect(own.map(({ kind }) => kind).toSorted()).toEqual(['signed-in', 'signed-up']);
});

it('chains concurrent events from two processes without a gap', async () => {
  const { requestId } = await submitRequest(portal);
  const { revealCode } = requestCalls(portal, staff, requestId);
  const [responses] = await Promise.all([
    Promise.all(Array.from({ length: 40 }, revealCode)),
    createAdmin(portal),
    createAdmin(portal),
  ]);
  expect(sortedStatuses(responses)).toEqual(Array(40).fill(200));
  await outboxDone(requestId);
  const entries = await trailEntries(portal, requestId);
  expect(entries.filter(({ kind }) => kind === 'code-shown')).toHaveLength(40);
  const partitions = await entriesByPartition(portal);
  expect([...partitions.values()].flatMap(breaksIn)).toEqual([]);
});

describe('opening a request', () => {
  const readings = async (requestId: string) =>
    (await documentsOf(portal, requestId, 'event')).filter(({ kind }) => kind === 'request-opened');

  it('is recorded once in five minutes per person, even if all their screens ask at once', async () => {
    const [{ requestId }, colleague] = await Promise.all([submitRequest(portal), createStaff(portal)]);
    const read = ({ token }: Person) =>
      dataOf(portal.api, getRequestDetails, {
        headers: { ...authHeaders({ token }), ...randomIpHeader() },
        query: { requestId },
      });
    await Promise.all([staff, staff, staff, colleague, colleague, staff].map(read));
    const byPerson = Map.groupBy(await readings(requestId), ({ by }) => (by as { id: string }).id);
    expect([...byPerson.keys()].toSorted()).toEqual([staff.userId, colleague.userId].toSorted());
    const slots = new Set((await readings(requestId)).map(({ id }) => String(id).split('|')[3]));
    for (const events of byPerson.values()) expect(events.length).toBeLessThanOrEqual(slots.size);
  });
});

describe('pending work', () => {
  it('copies an event later, and only once if it already ran', async () => {
    const { requestId } = await submitRequest(portal);
    await outboxDone(requestId);
    const requests = await containerOf(portal, 'requests');
    const event = {
      id: 'ev|late',
      requestId,
      type: 'event',
      kind: 'code-shown',
      at: new Date(Date.now() - 2 * 24 * 3_600_000).toISOString(),
      by: { kind: 'staff', id: staff.userId },
      details: {},
    };
    const work = [{ kind: 'audit', eventId: event.id }];
    const task = { id: 'task|late', requestId, type: 'task', due: event.at, attempts: 0, work };
    await requests.items.create(event);
    for (let time = 0; time < 2; time++) {
      await requests.items.create(task);
      await makeTasksDue(portal);
      await sweepOutbox(portal);
      await outboxDone(requestId);
    }
    const late = (await trailEntries(portal, requestId)).filter(({ eventId }) => eventId === event.id);
    expect(late).toHaveLength(1);
    expect(late[0]!.pk.slice(0, 10)).toBe(event.at.slice(0, 10));
  });
});
