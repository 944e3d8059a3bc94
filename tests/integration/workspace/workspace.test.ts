import { changeUser } from '@portal/contract/accounts/endpoints/people.ts';
import { listAssignees } from '@portal/contract/requests/endpoints/assignment.ts';
import {
  createSavedView,
  deleteSavedView,
  editSavedView,
  listSavedViews,
  readWorkspace,
  saveWorkspace,
} from '@portal/contract/workspace/endpoints.ts';
import { DEFAULT_WORKSPACE, MAX_OWN_SHARED_VIEWS } from '@portal/contract/workspace/schemas.ts';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import {
  authHeaders,
  createStaff,
  getAdmin,
  type Person,
  signUpPerson,
} from '../../support/accounts/accounts.ts';
import { callApi, dataOf } from '../../support/api/callApi.ts';
import { randomIpHeader } from '../../support/api/randomIpHeader.ts';

const portal = inject('portal');

let owner: Person;
let other: Person;
let admin: Person;

beforeAll(async () => {
  admin = await getAdmin(portal);
  [owner, other] = await Promise.all([createStaff(portal), createStaff(portal)]);
});

const as = (person: Person) => ({ headers: authHeaders(person) });
const viewsOf = (person: Person) => dataOf(portal.site, listSavedViews, as(person));
const idsOf = async (person: Person) => (await viewsOf(person)).map(({ viewId }) => viewId);

const content = (name: string, isShared = false) =>
  ({
    name,
    isShared,
    filters: { view: 'overdue', assignee: other.userId },
    columns: ['order', 'owed'],
    sortBy: 'dueDate',
    sortOrder: 'asc',
  }) as const;

const sending = (person: Person, name: string, isShared?: boolean) => {
  const { columns, ...rest } = content(name, isShared);
  return { ...as(person), body: { ...rest, columns: [...columns] } };
};
const create = (person: Person, name: string, isShared?: boolean) =>
  dataOf(portal.site, createSavedView, sending(person, name, isShared));

describe('the workspace', () => {
  it('starts with the defaults and keeps the changes of its person, sent at the same time or not', async () => {
    expect(await dataOf(portal.site, readWorkspace, as(owner))).toEqual(DEFAULT_WORKSPACE);
    const save = (body: Partial<typeof DEFAULT_WORKSPACE>) =>
      dataOf(portal.site, saveWorkspace, { ...as(owner), body });
    await Promise.all([
      save({ showsChart: true }),
      save({ columns: ['order', 'due'] }),
      save({ widths: { order: 180 } }),
      save({ shortcuts: false }),
    ]);
    expect(await dataOf(portal.site, readWorkspace, as(owner))).toEqual({
      showsChart: true,
      showsAttention: false,
      shortcuts: false,
      columns: ['order', 'due'],
      widths: { order: 180 },
    });
    expect(await dataOf(portal.site, readWorkspace, as(other))).toEqual(DEFAULT_WORKSPACE);
  });

  it.each([
    ['no column', { columns: [] }],
    ['a column twice', { columns: ['order', 'order'] }],
    ['an unknown column', { columns: ['patientSsn'] }],
    ['a width below the minimum', { widths: { order: 10 } }],
    ['a width of an unknown column', { widths: { patientSsn: 100 } }],
  ])('refuses %s', async (_, body) => {
    const answer = await callApi(portal.site, saveWorkspace, { ...as(owner), body: body as never });
    expect(answer.status).toBe(400);
  });
});

describe('saved views', () => {
  it('are private until they are shared, and private again after', async () => {
    const { viewId } = await create(owner, 'Late work');
    const edit = (body: object) =>
      dataOf(portal.site, editSavedView, { ...as(owner), query: { id: viewId }, body });
    expect(await idsOf(other)).not.toContain(viewId);
    await edit({ isShared: true });
    const shown = (await viewsOf(other)).find((view) => view.viewId === viewId);
    expect(shown).toMatchObject({
      ...content('Late work', true),
      owner: { userId: owner.userId },
      isOwn: false,
      canDelete: false,
    });
    expect(shown?.assigneeName).toBeTruthy();
    await edit({ isShared: false, name: 'Late' });
    expect(await idsOf(other)).not.toContain(viewId);
    expect((await viewsOf(owner)).filter((view) => view.viewId === viewId)).toMatchObject([
      { name: 'Late', isShared: false, isOwn: true, canDelete: true },
    ]);
  });

  it('are changed by their owner only, and deleted by the owner or an admin', async () => {
    const { viewId } = await create(owner, 'Rules', true);
    const query = { id: viewId };
    for (const person of [other, admin]) {
      const edited = await callApi(portal.site, editSavedView, {
        ...as(person),
        query,
        body: { name: 'Mine' },
      });
      expect(edited.status).toBe(403);
    }
    expect((await callApi(portal.site, deleteSavedView, { ...as(other), query })).status).toBe(403);
    expect((await callApi(portal.site, deleteSavedView, { ...as(admin), query })).status).toBe(200);
    expect(await idsOf(owner)).not.toContain(viewId);
    expect((await callApi(portal.site, deleteSavedView, { ...as(owner), query })).status).toBe(404);
  });

  it('keep a private view from everyone else, admins included', async () => {
    const { viewId } = await create(owner, 'Private');
    const query = { id: viewId };
    expect(await idsOf(admin)).not.toContain(viewId);
    expect((await callApi(portal.site, deleteSavedView, { ...as(admin), query })).status).toBe(404);
    expect(
      (await callApi(portal.site, editSavedView, { ...as(other), query, body: { name: 'Mine' } })).status,
    ).toBe(404);
  });

  it('have one name each among the views of a person', async () => {
    await create(owner, 'Twice');
    const again = await callApi(portal.site, createSavedView, sending(owner, ' TWICE ', true));
    expect(again).toMatchObject({ status: 409, error: { code: 'conflict' } });
    const invisible = await callApi(portal.site, createSavedView, sending(owner, 'Tw\u200Bi\u202Ece\u0000'));
    expect(invisible.status).toBe(409);
    expect(await create(other, 'Twice')).toMatchObject({ name: 'Twice', isOwn: true });
  });

  it('are shared up to 20 by one person, who can still make one private', async () => {
    const sharer = await createStaff(portal);
    const created = [];
    for (let index = 0; index < MAX_OWN_SHARED_VIEWS; index++)
      created.push(await create(sharer, `Shared ${index}`, true));
    const refused = await callApi(portal.site, createSavedView, sending(sharer, 'One more', true));
    expect(refused).toMatchObject({
      status: 413,
      message: 'You share 20 views. Make one private or delete it to share another.',
    });
    const edit = (viewId: string, body: object) =>
      dataOf(portal.site, editSavedView, { ...as(sharer), query: { id: viewId }, body });
    await edit(created[1]!.viewId, { name: 'Renamed' });
    await edit(created[0]!.viewId, { isShared: false });
    created.push(await create(sharer, 'One more', true));
    for (const { viewId } of created)
      await dataOf(portal.site, deleteSavedView, { ...as(sharer), query: { id: viewId } });
  });

  it('are saved a limited number of times by one account', async () => {
    const busy = await createStaff(portal);
    const { viewId } = await create(busy, 'Changes often');
    const { limit } = editSavedView.rateLimit!;
    const replies = [];
    // Twice the limit, because a new window may start during the calls.
    for (let call = 0; call < 2 * limit + 1 && replies.at(-1)?.status !== 429; call++) {
      const body = { name: `Name ${call}` };
      replies.push(await callApi(portal.site, editSavedView, { ...as(busy), query: { id: viewId }, body }));
    }
    expect(replies.at(-1)).toMatchObject({ status: 429, error: { code: 'rate_limited' } });
    expect(Number(replies.at(-1)!.headers.get('retry-after'))).toBeGreaterThan(0);
    // Another account at the same address is not limited.
    await create(other, 'From the same office');
  });

  it('that are saved at the same time are all kept', async () => {
    const created = await Promise.all(
      Array.from({ length: 6 }, (_, index) => create(other, `Same time ${index}`, index % 2 === 0)),
    );
    expect(await idsOf(other)).toEqual(expect.arrayContaining(created.map(({ viewId }) => viewId)));
  });

  it.each([
    ['an empty name', { name: '  ' }],
    ['a name of 61 characters', { name: 'x'.repeat(61) }],
    ['a filter that does not exist', { state: { filters: { dueState: 'late' }, columns: ['order'] } }],
    ['no columns', { state: { filters: {}, columns: [] } }],
  ])('refuse %s', async (_, body) => {
    const { viewId } = await create(owner, `Refuses ${Math.random()}`);
    const query = { id: viewId };
    const answer = await callApi(portal.site, editSavedView, { ...as(owner), query, body: body as never });
    expect(answer.status).toBe(400);
  });

  it('and the list of assignees name no client, but staff who became one', async () => {
    const [client, leaver] = await Promise.all([signUpPerson(portal), createStaff(portal)]);
    await dataOf(portal.site, changeUser, {
      headers: { ...authHeaders(admin), ...randomIpHeader() },
      body: { action: 'set-role', userId: leaver.userId, role: 'client' },
    });
    for (const [{ userId }, isNamed] of [
      [client, false],
      [leaver, true],
    ] as const) {
      const sent = sending(owner, `Filters by ${userId}`);
      const body = { ...sent.body, filters: { assignee: userId } };
      const view = await dataOf(portal.site, createSavedView, { ...sent, body });
      expect(view.assigneeName !== null).toBe(isNamed);
      const people = await dataOf(portal.site, listAssignees, { ...as(owner), query: { former: userId } });
      expect(people.some((person) => person.userId === userId)).toBe(isNamed);
    }
  });

  it('have the names of their owner and assignee filter after these accounts are disabled', async () => {
    const leaver = await createStaff(portal);
    const { viewId } = await create(leaver, 'Left behind', true);
    await dataOf(portal.site, changeUser, {
      headers: { ...authHeaders(admin), ...randomIpHeader() },
      body: { action: 'disable', userId: leaver.userId },
    });
    const view = (await viewsOf(owner)).find((each) => each.viewId === viewId);
    expect(view?.owner).toMatchObject({ userId: leaver.userId });
    const people = (query: { former?: string }) =>
      dataOf(portal.site, listAssignees, { ...as(owner), query });
    const named = (list: { userId: string }[]) => list.some(({ userId }) => userId === leaver.userId);
    expect(named(await people({ former: leaver.userId }))).toBe(true);
    expect(named(await people({}))).toBe(false);
    const query = { id: viewId };
    expect((await callApi(portal.site, deleteSavedView, { ...as(admin), query })).status).toBe(200);
  });
});
