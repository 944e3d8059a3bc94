import { builtInStatuses } from '@portal/contract/configuration/catalogs/statuses.ts';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { type Person, createStaff } from '../../../support/accounts/accounts.ts';
import { requestCalls, requestContent } from '../../../support/api/requestCalls.ts';
import { eventually } from '../../../support/portal/eventually.ts';
import { emailsAbout } from '../../../support/operations/emails.ts';
import { submitRequest } from '../../../support/requests/order.ts';
import { sortedStatuses } from '../../../support/requests/sortedStatuses.ts';
import { containerOf, documentsOf, pendingTasksOf } from '../../../support/portal/stores.ts';

const portal = inject('portal');
const TEN = 10;

interface Entry {
  readonly status: string;
  readonly notes: string;
  readonly by: { readonly id: string | null };
}

let people: Person[];
beforeAll(async () => {
  people = await Promise.all(Array.from({ length: TEN }, () => createStaff(portal)));
});

/** Lets all ten act concurrently on one request; returns their results. */
const atOnce = <T>(
  requestId: string,
  act: (calls: ReturnType<typeof requestCalls>, index: number) => Promise<T>,
): Promise<T[]> =>
  Promise.all(people.map((person, index) => act(requestCalls(portal, person, requestId), index)));

const eventIds = async (requestId: string) =>
  (await documentsOf(portal, requestId, 'event')).map(({ id }) => String(id)).toSorted();

const numbered = (upTo: number) =>
  Array.from({ length: upTo }, (_, index) => `ev|${String(index + 1).padStart(6, '0')}`);

const rowOf = async (requestId: string) => {
  const views = await containerOf(portal, 'views');
  const { resources } = await views.items
    .query({
      query: 'SELECT * FROM c WHERE c.requestId = @requestId AND c.kind = "row"',
      parameters: [{ name: '@requestId', value: requestId }],
    })
    .fetchAll();
  return resources as Record<string, unknown>[];
};

const settled = (requestId: string) =>
  eventually('the outbox', async () => (await pendingTasksOf(portal, requestId)).length === 0);

describe('ten of the staff at once', () => {
  it('each add their notes and status once, and none is lost', async () => {
    const { requestId, orderId } = await submitRequest(portal);
    const responses = await atOnce(requestId, ({ changeStatus }, index) =>
      changeStatus({ status: builtInStatuses[index % builtInStatuses.length]!.key, notes: `note ${index}` }),
    );
    expect(sortedStatuses(responses)).toEqual(Array(TEN).fill(200));

    await settled(requestId);
    const stored = await requestContent(portal, requestId);
    const history = stored['history'] as Entry[];
    expect(stored.seq).toBe(1 + TEN);
    expect(
      history
        .slice(1)
        .map(({ notes, by }) => `${notes} ${by.id}`)
        .toSorted(),
    ).toEqual(people.map(({ userId }, index) => `note ${index} ${userId}`).toSorted());
    expect(stored.status).toBe(history.at(-1)!.status);
    expect(await eventIds(requestId)).toEqual(numbered(1 + TEN));
    expect(await rowOf(requestId)).toMatchObject([{ status: stored.status, seq: stored.seq }]);

    const labelOf = (key: string) => builtInStatuses.find((status) => status.key === key)!.label;
    const statusChanges = history.slice(1).filter(({ status }, index) => status !== history[index]!.status);
    const statusEmails = (await emailsAbout(portal, orderId)).filter(({ id }) => id.startsWith('status-'));
    expect(statusEmails.map(({ subject }) => subject).toSorted()).toEqual(
      statusChanges.map(({ status }) => `${labelOf(status)}: order ${orderId}`).toSorted(),
    );
  });

  it('change a status once if they all saw the same one', async () => {
    const { requestId } = await submitRequest(portal);
    const responses = await atOnce(requestId, ({ changeStatus }, index) =>
      changeStatus({ status: 'processing', notes: `note ${index}`, seenStatus: 'pending' }),
    );
    expect(sortedStatuses(responses)).toEqual([200, ...Array<number>(TEN - 1).fill(409)]);
    const winner = responses.findIndex(({ status }) => status === 200);
    const stored = await requestContent(portal, requestId);
    expect(stored).toMatchObject({ seq: 2, status: 'processing' });
    expect((stored['history'] as Entry[]).slice(1)).toMatchObject([
      { notes: `note ${winner}`, by: { id: people[winner]!.userId } },
    ]);
    expect(await eventIds(requestId)).toEqual(numbered(2));
  });

  it('rename the patient once if they all saw the same name', async () => {
    const { requestId, request } = await submitRequest(portal);
    const responses = await atOnce(requestId, ({ editPatient }, index) =>
      editPatient({ patientName: `Name ${index}` }, { patientName: request.patientName }),
    );
    expect(sortedStatuses(responses)).toEqual([200, ...Array<number>(TEN - 1).fill(409)]);
    const winner = responses.findIndex(({ status }) => status === 200);
    expect(await requestContent(portal, requestId)).toMatchObject({
      seq: 2,
      fields: { patientName: `Name ${winner}` },
    });
  });

  it('lose nothing if each changes a different field', async () => {
    const { requestId } = await submitRequest(portal);
    const edits: ((calls: ReturnType<typeof requestCalls>) => Promise<{ status: number }>)[] = [
      ({ editPatient }) => editPatient({ patientName: 'Quilla Ray' }, { patientName: 'Pat Example' }),
      ({ editPatient }) => editPatient({ patientDob: '1981-04-05' }),
      ({ editPatient }) => editPatient({ patientSsnLast4: '4321' }),
      ({ editPatient }) => editPatient({ requestType: 12 }),
      ({ editContact }) => editContact({ firmName: 'Ray & Ray' }),
      ({ editContact }) => editContact({ attorneyName: 'Ana Ray' }),
      ({ editContact }) => editContact({ copyServiceName: 'Fast Copies' }),
      ({ setCheckboxes }) => setCheckboxes({ subpoenaApproved: true }),
      ({ setCheckboxes }) => setCheckboxes({ recordsSaved: true }),
      ({ changeStatus }) => changeStatus({ status: 'under_review', notes: 'Looked at' }),
    ];
    const responses = await atOnce(requestId, (calls, index) => edits[index]!(calls));
    expect(sortedStatuses(responses)).toEqual(Array(TEN).fill(200));
    expect(await requestContent(portal, requestId)).toMatchObject({
      seq: 1 + TEN,
      status: 'under_review',
      subpoenaApproved: true,
      recordsSaved: true,
      fields: {
        patientName: 'Quilla Ray',
        patientDob: '1981-04-05',
        patientSsnLast4: '4321',
        requestType: 12,
        firmName: 'Ray & Ray',
        attorneyName: 'Ana Ray',
        copyServiceName: 'Fast Copies',
      },
    });
    await settled(requestId);
    expect(await rowOf(requestId)).toMatchObject([
      { seq: 1 + TEN, patientName: 'Quilla Ray', requestType: 12, status: 'under_review' },
    ]);
  });
});
