import { inviteUser } from '@portal/contract/accounts/endpoints/people.ts';
import { readDeadlines, saveDeadlines } from '@portal/contract/deadlines/endpoints.ts';
import { changeNotice, readManagedNotices } from '@portal/contract/configuration/endpoints/manageNotices.ts';
import {
  dismissSetup,
  readSetup,
  testEmail,
  testStripe,
} from '@portal/contract/configuration/endpoints/setup.ts';
import { randomUUID } from 'node:crypto';
import { namedCopyService } from '@portal/contract/configuration/catalogs/copyServices.ts';
import { deleteCopyService } from '@portal/contract/configuration/endpoints/manageCopyServices.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { authHeaders, createAdmin, freshEmail, type Person } from '../../support/accounts/accounts.ts';
import { callApi, dataOf } from '../../support/api/callApi.ts';
import { randomIpHeader } from '../../support/api/randomIpHeader.ts';
import { trailEntries } from '../../support/operations/auditTrail.ts';
import { emailsTo } from '../../support/operations/emails.ts';
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
  copyServices: 'missing',
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
  const { revision: seen } = await dataOf(portal.api, readManagedNotices, { headers: headers() });
  const sample = { id: namedCopyService.id, seen: String(seen) };
  expect(await callApi(portal.api, deleteCopyService, { headers: headers(), query: sample })).toMatchObject({
    status: 200,
  });
  expect(statesOf(await read())).toMatchObject({ supportContact: 'done', copyServices: 'done' });
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

it('a test email goes to the admin who asks, once per press, and is in the audit trail', async () => {
  const press = (key: string) =>
    callApi(portal.api, testEmail, { headers: headers(), body: { key, to: 'someone@else.example' } });
  const key = randomUUID();
  const responses = await Promise.all([press(key), press(key)]);
  for (const { status, data } of responses) {
    expect(status).toBe(200);
    expect(data).toMatchObject({ result: 'accepted', to: admin.email, detail: null });
  }
  const sent = async () =>
    (await emailsTo(portal, admin.email)).filter(({ subject }) => subject === 'Test message').length;
  expect(await sent()).toBe(1);
  expect(await press(randomUUID())).toMatchObject({ status: 200 });
  expect(await sent()).toBe(2);
  expect(await emailsTo(portal, 'someone@else.example')).toEqual([]);
  const events = (await trailEntries(portal)).filter(({ kind }) => kind === 'service-tested');
  expect(events).toHaveLength(3);
  expect(events[0]).toMatchObject({ details: { service: 'email', result: 'accepted' } });

  const other = { ...authHeaders(await createAdmin(portal)), ...randomIpHeader() };
  const statuses: number[] = [];
  for (let count = 0; count < 21; count++) {
    const body = { key };
    statuses.push((await callApi(portal.api, testEmail, { headers: other, body })).status);
  }
  expect(statuses).toEqual([...Array<number>(20).fill(200), 429]);
});

it('a test of Stripe answers mode and account, and not the keys', async () => {
  const test = await dataOf(portal.api, testStripe, { headers: headers() });
  expect(test).toEqual({
    result: 'accepted',
    detail: null,
    mode: 'test',
    isSameMode: true,
    account: { id: 'acct_localEmulator', name: 'Stripe emulator', acceptsPayments: true },
    // The emulator does not list webhooks.
    webhook: 'unknown',
    webhookUrl: `${portal.site}/api/payment/webhook`,
  });
});

it('a dismissal is stored once for all admins, and is in the audit trail', async () => {
  const dismiss = () =>
    callApi(portal.api, dismissSetup, { headers: headers(), body: { isDismissed: true } });
  const responses = await Promise.all([dismiss(), dismiss(), dismiss()]);
  expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await dismiss()).toMatchObject({ status: 200 });
  // Nothing else is read then.
  expect(await read()).toEqual({
    steps: [],
    isComplete: false,
    isDismissed: true,
    settings: [],
    sample: null,
  });
  const events = (await trailEntries(portal)).filter(({ kind }) => kind === 'configuration-changed');
  const details = events.map((event) => z.object({ details: z.looseObject({}) }).parse(event).details);
  expect(details.filter(({ list }) => list === 'setup-dismissal')).toEqual([
    { list: 'setup-dismissal', action: 'dismissed' },
  ]);
});
