import { inviteUser } from '@portal/contract/accounts/endpoints/people.ts';
import { readDeadlines, saveDeadlines } from '@portal/contract/deadlines/endpoints.ts';
import { changeNotice, readManagedNotices } from '@portal/contract/configuration/endpoints/manageNotices.ts';
import { dismissSetup, readSetup } from '@portal/contract/configuration/endpoints/setup.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { authHeaders, createAdmin, freshEmail, type Person } from '../../support/accounts/accounts.ts';
import { callApi, dataOf } from '../../support/api/callApi.ts';
import { randomIpHeader } from '../../support/api/randomIpHeader.ts';
import { trailEntries } from '../../support/operations/auditTrail.ts';
import { managedListCalls } from '../../support/operations/managedListCalls.ts';
import { type Portal, startPortal } from '../../support/portal/startPortal.ts';
import { containerOf } from '../../support/portal/stores.ts';

let portal: Portal;
let admin: Person;
beforeAll(async () => {
  portal = await startPortal({ seed: 'none' });
  admin = await createAdmin(portal);
});
afterAll(() => portal.stop());

const headers = () => ({ ...authHeaders(admin), ...randomIpHeader() });
const read = () => dataOf(portal.api, readSetup, { headers: headers() });
const statesOf = ({ steps }: Awaited<ReturnType<typeof read>>) =>
  Object.fromEntries(steps.map(({ name, state }) => [name, state]));
const storedConfiguration = async () =>
  (await (await containerOf(portal, 'config')).items.readAll<{ id: string }>().fetchAll()).resources
    .map(({ id }) => id)
    .sort();

const missing = {
  supportContact: 'missing',
  facilities: 'missing',
  people: 'missing',
  deadlineRules: 'missing',
  checklists: 'optional',
  prices: 'optional',
};

it('the setup of an empty portal gets done by what is stored, and reading it stores nothing', async () => {
  expect(statesOf(await read())).toEqual(missing);
  const before = await storedConfiguration();
  expect(await read()).toMatchObject({ isComplete: false, isDismissed: false });
  expect(await storedConfiguration()).toEqual(before);

  const lists = managedListCalls(portal, admin);
  await lists.addFacility({ name: 'Main Street Clinic', description: '', order: 1 });
  expect(statesOf(await read())).toEqual({ ...missing, facilities: 'done' });

  const { revision } = await dataOf(portal.api, readManagedNotices, { headers: headers() });
  const support = { email: 'help@clinic.example', phone: '(800) 555-0100', hours: 'Always' };
  const notice = { kind: 'support' as const, ...support, seen: revision };
  expect(await callApi(portal.api, changeNotice, { headers: headers(), body: notice })).toMatchObject({
    status: 200,
  });
  const { rules, version } = await dataOf(portal.api, readDeadlines, { headers: headers() });
  const saved = { rules, seen: version, isReviewedByCounsel: true };
  expect(await callApi(portal.api, saveDeadlines, { headers: headers(), body: saved })).toMatchObject({
    status: 200,
  });
  expect(await read()).toMatchObject({ isComplete: false });
  const invitation = { email: freshEmail(), role: 'staff' as const };
  expect(await callApi(portal.api, inviteUser, { headers: headers(), body: invitation })).toMatchObject({
    status: 201,
  });
  expect(await read()).toMatchObject({ isComplete: true, isDismissed: false });

  // The first reading of the invoice options stores the starter items.
  const [item] = await lists.items();
  expect(statesOf(await read())).toMatchObject({ checklists: 'optional', prices: 'optional' });
  await lists.deleteItem(item!.itemId);
  await lists.addToChecklist({ text: 'Signature is readable', order: 9 });
  expect(statesOf(await read())).toMatchObject({ checklists: 'done', prices: 'done' });
});

it('settings are answered with their places and without secrets', async () => {
  const { settings } = await read();
  expect(settings).toContainEqual({
    name: 'emailSender',
    state: 'set',
    value: 'records@portal.localhost',
    variables: ['MAIL_FROM'],
    azdValue: 'PORTAL_MAIL_DOMAIN',
  });
  expect(settings.find(({ name }) => name === 'timeZone')).toMatchObject({ value: 'America/Los_Angeles' });
  expect(settings.find(({ name }) => name === 'stripe')).toMatchObject({ state: 'test', value: null });
  expect(JSON.stringify(settings)).not.toMatch(/sk_|pk_|whsec_/);
});

it('a dismissal is stored once for all admins, and is in the audit trail', async () => {
  const dismiss = () =>
    callApi(portal.api, dismissSetup, { headers: headers(), body: { isDismissed: true } });
  const responses = await Promise.all([dismiss(), dismiss(), dismiss()]);
  expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await dismiss()).toMatchObject({ status: 200 });
  expect(await read()).toMatchObject({ isDismissed: true });
  const events = (await trailEntries(portal)).filter(({ kind }) => kind === 'configuration-changed');
  const details = events.map((event) => z.object({ details: z.looseObject({}) }).parse(event).details);
  expect(details.filter(({ list }) => list === 'setup-dismissal')).toEqual([
    { list: 'setup-dismissal', action: 'dismissed' },
  ]);
});
