import { randomUUID } from 'node:crypto';
import {
  discardUnfinishedRequest,
  listUnfinishedRequests,
  saveUnfinishedRequest,
} from '@portal/contract/requests/endpoints/unfinishedRequests.ts';
import { MAX_UNFINISHED_REQUESTS } from '@portal/contract/requests/schemas/unfinishedRequest.ts';
import { describe, expect, inject, it } from 'vitest';
import { authHeaders, type Person, signUpPerson } from '../../../support/accounts/accounts.ts';
import { callApi, dataOf } from '../../../support/api/callApi.ts';
import { randomIpHeader } from '../../../support/api/randomIpHeader.ts';
import { bankAccount, MANDATE } from '../../../support/payments/bankPayments.ts';
import { eventually } from '../../../support/portal/eventually.ts';
import { containerOf } from '../../../support/portal/stores.ts';
import {
  openFeePayment,
  pay,
  recordsRequest,
  stripeOf,
  submitRequest,
} from '../../../support/requests/order.ts';
import { anUnfinishedRequest } from '../../../support/requests/unfinishedRequests.ts';

const portal = inject('portal');
const stripe = stripeOf(portal);

const headersOf = (person: Person) => ({ ...authHeaders(person), ...randomIpHeader() });
const listOf = (person: Person) => dataOf(portal.api, listUnfinishedRequests, { headers: headersOf(person) });
const save = (person: Person, body: object) =>
  callApi(portal.api, saveUnfinishedRequest, { headers: headersOf(person), body });
const discard = (person: Person, draftId: string) =>
  dataOf(portal.api, discardUnfinishedRequest, { headers: headersOf(person), body: { draftId } });

const storedCopy = async (draftId: string) => {
  const id = `unfinished|${draftId}`;
  return (await (await containerOf(portal, 'accounts')).item(id, id).read<object>()).resource;
};

describe('an unfinished request', () => {
  it('is listed for its account with what is missing and until when it is kept', async () => {
    const person = await signUpPerson(portal);
    const file = { fileId: `file_${'a'.repeat(32)}`, name: 'loa.pdf', size: 10 };
    const body = anUnfinishedRequest({ patientName: 'Pat Example', loaFiles: [file] });
    expect(await save(person, body)).toMatchObject({ status: 200, data: { version: 1 } });
    const [listed, ...others] = await listOf(person);
    expect(others).toEqual([]);
    expect(listed).toMatchObject({ draftId: body.draftId, version: 1, values: body.values, furthestStep: 1 });
    expect(listed!.missing).toContain('patientDob');
    expect(listed!.missing).not.toContain('patientName');
    expect(Date.parse(listed!.expiresAt) - Date.now()).toBeGreaterThan(29 * 86_400_000);
  });

  it('is listed after a repeated save, even if the first one stopped before it was listed', async () => {
    const person = await signUpPerson(portal);
    const body = anUnfinishedRequest();
    await save(person, body);
    const accounts = await containerOf(portal, 'accounts');
    await accounts.items.upsert({ id: `unfinished-list|${person.userId}`, draftIds: [] });
    expect(await listOf(person)).toEqual([]);
    expect(await save(person, body)).toMatchObject({ status: 200, data: { version: 1 } });
    expect(await listOf(person)).toMatchObject([{ draftId: body.draftId }]);
  });

  it('never has Social Security digits, even if they are sent', async () => {
    const person = await signUpPerson(portal);
    const body = anUnfinishedRequest();
    const values = { ...body.values, patientSsnLast4: '4821', patientSsn: '123454821' };
    expect(await save(person, { ...body, values, patientSsnLast4: '4821' })).toMatchObject({ status: 200 });
    const stored = JSON.stringify(await storedCopy(body.draftId));
    expect(stored).toContain('LATER-1');
    expect(stored).not.toContain('4821');
  });

  it('of another account cannot be seen, changed or discarded', async () => {
    const [owner, other] = [await signUpPerson(portal), await signUpPerson(portal)];
    const body = anUnfinishedRequest();
    await save(owner, body);
    expect(await listOf(other)).toEqual([]);
    for (const seenVersion of [0, 1])
      expect(await save(other, { ...body, seenVersion })).toMatchObject({ status: 404 });
    await discard(other, body.draftId);
    expect(await listOf(owner)).toMatchObject([{ draftId: body.draftId, version: 1 }]);
  });

  it('is not overwritten by a device that has an older version', async () => {
    const person = await signUpPerson(portal);
    const body = anUnfinishedRequest();
    const withOrder = (orderId: string, seenVersion: number) => ({
      ...body,
      seenVersion,
      values: { ...body.values, orderId },
    });
    await save(person, body);
    const saves = await Promise.all([
      save(person, withOrder('DESK', 1)),
      save(person, withOrder('PHONE', 1)),
    ]);
    expect(saves.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409']);
    const winner = saves[0]!.status === 200 ? 'DESK' : 'PHONE';
    expect(await listOf(person)).toMatchObject([{ version: 2, values: { orderId: winner } }]);
    expect(await save(person, withOrder(winner, 1))).toMatchObject({ status: 200, data: { version: 2 } });
    expect(await save(person, withOrder('BOTH', 2))).toMatchObject({ status: 200, data: { version: 3 } });
  });

  it('can be discarded, and an older version does not bring it back', async () => {
    const person = await signUpPerson(portal);
    const body = anUnfinishedRequest();
    await save(person, body);
    await discard(person, body.draftId);
    expect(await listOf(person)).toEqual([]);
    await discard(person, body.draftId);
    const later = { ...body, seenVersion: 1 };
    expect(await save(person, later)).toMatchObject({ status: 409, error: { code: 'conflict' } });
  });

  it('disappears when it expires', async () => {
    const person = await signUpPerson(portal);
    const { draftId, ...body } = anUnfinishedRequest();
    await save(person, { draftId, ...body });
    const container = await containerOf(portal, 'accounts');
    const id = `unfinished|${draftId}`;
    await container
      .item(id, id)
      .patch([{ op: 'set', path: '/expiresAt', value: new Date(Date.now() - 1000).toISOString() }]);
    expect(await listOf(person)).toEqual([]);
  });
});

describe('limits', () => {
  it('allow ten unfinished requests per account', async () => {
    const person = await signUpPerson(portal);
    const bodies = Array.from({ length: MAX_UNFINISHED_REQUESTS }, () => anUnfinishedRequest());
    for (const body of bodies) expect(await save(person, body)).toMatchObject({ status: 200 });
    const refused = await save(person, anUnfinishedRequest());
    expect(refused).toMatchObject({ status: 413, error: { code: 'too_large' } });
    await discard(person, bodies[0]!.draftId);
    expect(await save(person, anUnfinishedRequest())).toMatchObject({ status: 200 });
  });

  it('also apply to requests that are saved at once', async () => {
    const person = await signUpPerson(portal);
    const bodies = Array.from({ length: MAX_UNFINISHED_REQUESTS * 2 }, () => anUnfinishedRequest());
    const statuses = (await Promise.all(bodies.map((body) => save(person, body)))).map(
      ({ status }) => status,
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(MAX_UNFINISHED_REQUESTS);
    expect(await listOf(person)).toHaveLength(MAX_UNFINISHED_REQUESTS);
  });

  it('refuse more text than a form can hold', async () => {
    const body = anUnfinishedRequest({ firmName: 'x'.repeat(20_000) });
    expect(await save(await signUpPerson(portal), body)).toMatchObject({ status: 400 });
  });
});

it('says that its fee waits for a bank account to be verified', async () => {
  const person = await signUpPerson(portal);
  const body = anUnfinishedRequest();
  await save(person, body);
  const { paymentIntentId } = await openFeePayment(portal, body.draftId, recordsRequest(), person);
  expect((await listOf(person))[0]).not.toHaveProperty('waitsForVerification');
  const method = await stripe.paymentMethods.create(bankAccount('000123456789'));
  await stripe.paymentIntents.confirm(paymentIntentId, { payment_method: method.id, ...MANDATE });
  expect(await listOf(person)).toMatchObject([{ draftId: body.draftId, waitsForVerification: true }]);
});

describe('discarding', () => {
  const paying = async (account: string) => {
    const person = await signUpPerson(portal);
    const body = anUnfinishedRequest();
    await save(person, body);
    const { paymentIntentId } = await openFeePayment(portal, body.draftId, recordsRequest(), person);
    const method = await stripe.paymentMethods.create(bankAccount(account));
    await stripe.paymentIntents.confirm(paymentIntentId, { payment_method: method.id, ...MANDATE });
    return { person, draftId: body.draftId, paymentIntentId };
  };

  it('cancels a payment that waits for a bank account to be verified', async () => {
    const { person, draftId, paymentIntentId } = await paying('000123456789');
    await discard(await signUpPerson(portal), draftId);
    expect((await stripe.paymentIntents.retrieve(paymentIntentId)).status).toBe('requires_action');
    await discard(person, draftId);
    expect((await stripe.paymentIntents.retrieve(paymentIntentId)).status).toBe('canceled');
    expect(await listOf(person)).toEqual([]);
  });

  it('is refused while the bank processes the payment', async () => {
    const { person, draftId, paymentIntentId } = await paying('000000000009');
    await stripe.paymentIntents.verifyMicrodeposits(paymentIntentId, { descriptor_code: 'SM11AA' });
    const call = { headers: headersOf(person), body: { draftId } };
    expect(await callApi(portal.api, discardUnfinishedRequest, call)).toMatchObject({
      status: 409,
      message: 'This request can’t be discarded because its payment is being processed.',
    });
    expect((await stripe.paymentIntents.retrieve(paymentIntentId)).status).toBe('processing');
  });
});

describe('a paid request', () => {
  it('leaves the list as soon as it is paid, and its copy is deleted after the submission', async () => {
    const person = await signUpPerson(portal);
    const body = anUnfinishedRequest();
    await save(person, body);
    const { paymentIntentId } = await openFeePayment(portal, body.draftId, recordsRequest(), person);
    expect(await listOf(person)).toMatchObject([{ draftId: body.draftId }]);
    await pay(portal, paymentIntentId);
    expect(await listOf(person)).toEqual([]);
    const later = { ...body, seenVersion: 1, furthestStep: 5 };
    expect(await save(person, later)).toMatchObject({ status: 410, error: { code: 'gone' } });
    await eventually('the deletion', async () => (await storedCopy(body.draftId)) === undefined);
  });

  it('cannot be saved after the submission', async () => {
    const person = await signUpPerson(portal);
    const draftId = randomUUID();
    await submitRequest(portal, {}, draftId, person);
    expect(await save(person, { ...anUnfinishedRequest(), draftId })).toMatchObject({ status: 410 });
    expect(await listOf(person)).toEqual([]);
  });
});
