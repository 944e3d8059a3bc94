import { randomUUID } from 'node:crypto';
import type { DataOf } from '@portal/contract/endpoint.ts';
import { changeUser, inviteUser, listUsers } from '@portal/contract/accounts/endpoints/people.ts';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import {
  getAdmin,
  authHeaders,
  freshEmail,
  type Person,
  signUpPerson,
  createStaff,
} from '../../support/accounts/accounts.ts';
import { callApi, dataOf } from '../../support/api/callApi.ts';
import { storedUser } from '../../support/accounts/storedAccounts.ts';

const portal = inject('portal');
let admin: Person;
beforeAll(async () => {
  admin = await getAdmin(portal);
});

const list = (query: Record<string, string>) =>
  dataOf(portal.api, listUsers, { headers: authHeaders(admin), query });
const emailsIn = ({ users }: DataOf<typeof listUsers>) => users.map(({ email }) => email);
const change = (body: object) => callApi(portal.api, changeUser, { headers: authHeaders(admin), body });

async function invite(email: string, role: string) {
  return (await dataOf(portal.api, inviteUser, { headers: authHeaders(admin), body: { email, role } })).user;
}

/** Email addresses that only a search for `name` finds. */
function emailsWithUniqueName(count: number): { name: string; emails: string[] } {
  const name = `q${randomUUID().slice(0, 8)}`;
  return { name, emails: Array.from({ length: count }, (_, index) => `${name}.n${index}@firm.example`) };
}

describe('the list of people', () => {
  it('is only for admins', async () => {
    for (const { token } of [await signUpPerson(portal), await createStaff(portal)]) {
      for (const operation of [listUsers, inviteUser, changeUser]) {
        const body = operation === listUsers ? undefined : { email: freshEmail(), role: 'admin' };
        expect((await callApi(portal.api, operation, { headers: authHeaders({ token }), body })).status).toBe(
          403,
        );
      }
    }
    expect((await callApi(portal.api, listUsers)).status).toBe(401);
  });

  it('is paged, newest first', async () => {
    const { name, emails } = emailsWithUniqueName(5);
    for (const email of emails) await invite(email, 'client');
    const pages = [];
    for (const page of ['1', '2', '3']) pages.push(await list({ search: name, limit: '2', page }));
    expect(pages.flatMap(emailsIn)).toEqual(emails.toReversed());
    expect(pages.map(({ pagination }) => pagination)).toEqual([
      { page: 1, limit: 2, hasNext: true, hasPrev: false },
      { page: 2, limit: 2, hasNext: true, hasPrev: true },
      { page: 3, limit: 2, hasNext: false, hasPrev: true },
    ]);
    expect(emailsIn(await list({ search: name, limit: '2', page: '4' }))).toEqual([]);
  });

  it('finds word prefixes of name and address, in any case', async () => {
    const { name, emails } = emailsWithUniqueName(1);
    const { userId } = await invite(emails[0]!, 'client');
    await signUpPerson(portal, { email: freshEmail() });
    for (const search of [name, name.toUpperCase(), name.slice(0, 6), `${name} firm`, emails[0]!]) {
      expect((await list({ search })).users.map((user) => user.userId)).toEqual([userId]);
    }
    for (const search of [name.slice(1), `${name} nobody`, `${name}' OR 1=1`]) {
      expect((await list({ search })).users).toEqual([]);
    }
  });

  it('is filtered by role and state', async () => {
    const { name, emails } = emailsWithUniqueName(3);
    const [first, second, third] = emails as [string, string, string];
    await invite(first, 'client');
    await invite(second, 'admin');
    await change({ action: 'disable', userId: (await invite(third, 'client')).userId });
    expect(emailsIn(await list({ search: name, role: 'admin' }))).toEqual([second]);
    expect(emailsIn(await list({ search: name, role: 'client', state: 'invited' }))).toEqual([first]);
    expect(emailsIn(await list({ search: name, state: 'disabled' }))).toEqual([third]);
    expect(emailsIn(await list({ search: name, state: 'active' }))).toEqual([]);
  });

  it.each<Record<string, string>>([
    { page: '0' },
    { page: 'x' },
    { page: '1001' },
    { limit: '51' },
    { role: 'root' },
    { state: 'gone' },
  ])('refuses %j', async (query) => {
    expect((await callApi(portal.api, listUsers, { headers: authHeaders(admin), query })).status).toBe(400);
  });

  it('shows no secrets', async () => {
    const person = await signUpPerson(portal);
    const { users } = await list({ search: person.email });
    const stored = await storedUser(portal, person.userId);
    expect(Object.keys(users[0]!)).not.toContain('passwordHash');
    expect(JSON.stringify(users)).not.toContain(String(stored?.['passwordHash']));
  });
});
