import { randomUUID } from 'node:crypto';
import { getRequestStatus } from '@portal/contract/requests/endpoints/requests.ts';
import { submitClientRequest } from '@portal/contract/requests/endpoints/submission.ts';
import { describe, expect, inject, it } from 'vitest';
import { callApi, dataOf } from '../../support/api/callApi.ts';
import { eventually } from '../../support/portal/eventually.ts';
import { randomIpHeader } from '../../support/api/randomIpHeader.ts';
import { emailsAbout, type Message } from '../../support/operations/emails.ts';
import {
  openFeePayment,
  payForDraft,
  recordsRequest,
  stripeOf,
  submitRequest,
} from '../../support/requests/order.ts';
import { documentsOf, pendingTasksOf, secretsOf } from '../../support/portal/stores.ts';
import { deliver, eventAbout, redeliver, sign } from '../../support/payments/webhooks.ts';

const portal = inject('portal');

const MINUTE_MS = 60_000;
const minutesFromNow = (minutes: number) => new Date(Date.now() + minutes * MINUTE_MS);

async function confirmationOf(orderId: string): Promise<Message> {
  return eventually('the confirmation email', async () => (await emailsAbout(portal, orderId))[0]);
}

function codeIn({ text }: Message): string {
  return /Verification code: (\S+)/.exec(text)?.[1] ?? '';
}

describe('a webhook is refused', () => {
  const payload = eventAbout({ object: 'payment_intent', id: 'pi_123' }, 'payment_intent.succeeded');

  it.each([
    ['with a signature of another secret', { signature: sign(payload, 'whsec_other', new Date()) }],
    ['with no signature', { signature: '' }],
    ['with text as signature', { signature: 'trust me' }],
    ['with a time and no signature', { signature: `t=${Math.floor(Date.now() / 1000)}` }],
    ['that was signed six minutes ago', { signedAt: minutesFromNow(-6) }],
    ['that was signed an hour ago', { signedAt: minutesFromNow(-60) }],
    ['that comes from six minutes ahead', { signedAt: minutesFromNow(6) }],
    ['that comes from the far future', { signedAt: minutesFromNow(60 * 24 * 365) }],
  ])('%s', async (_, delivery) => {
    expect((await deliver(portal, { payload, ...delivery })).status).toBe(400);
  });

  it('if its body differs from the signed one', async () => {
    const draftId = randomUUID();
    const { orderId } = recordsRequest();
    const { paymentIntentId } = await openFeePayment(portal, draftId, recordsRequest({ orderId }));
    const signed = eventAbout({ object: 'charge', id: 'ch_1' }, 'charge.succeeded');
    const altered = signed.replace('"charge"', '"payment_intent"').replace('ch_1', paymentIntentId);
    const { webhookSecret } = await secretsOf(portal);
    const signature = sign(signed, webhookSecret, new Date());
    expect((await deliver(portal, { payload: altered, signature })).status).toBe(400);
    expect((await deliver(portal, { payload: `${signed} `, signature })).status).toBe(400);
    expect((await deliver(portal, { payload: signed, signature })).status).toBe(200);
  });
});

describe('a webhook is accepted and changes nothing', () => {
  it.each([
    ['of an unknown type', eventAbout({ object: 'payment_intent', id: 'pi_none' }, 'moon.risen')],
    [
      'about an unknown PaymentIntent',
      eventAbout({ object: 'payment_intent', id: 'pi_none' }, 'payment_intent.succeeded'),
    ],
    ['about something else', eventAbout({ object: 'customer', id: 'cus_1' }, 'customer.created')],
    [
      'about an object without an id',
      JSON.stringify({
        id: 'evt_1',
        object: 'event',
        type: 'balance.available',
        data: { object: { object: 'balance' } },
      }),
    ],
  ])('%s', async (_, payload) => {
    expect((await deliver(portal, { payload })).status).toBe(200);
  });

  it('that reports an unpaid PaymentIntent as paid', async () => {
    const draftId = randomUUID();
    const request = recordsRequest();
    const { paymentIntentId } = await openFeePayment(portal, draftId, request);
    const payload = eventAbout(
      { object: 'payment_intent', id: paymentIntentId, status: 'succeeded' },
      'payment_intent.succeeded',
    );
    expect((await deliver(portal, { payload })).status).toBe(200);
    expect(
      await callApi(portal.api, submitClientRequest, {
        headers: randomIpHeader(),
        body: { draftId, payment: { id: paymentIntentId } },
      }),
    ).toMatchObject({
      error: { code: 'payment_incomplete' },
    });
    expect(await emailsAbout(portal, request.orderId)).toEqual([]);
  });

  it('about a payment of another amount that names a draft', async () => {
    const draftId = randomUUID();
    const request = recordsRequest();
    await openFeePayment(portal, draftId, request);
    const forged = await stripeOf(portal).paymentIntents.create({
      amount: 50,
      currency: 'usd',
      payment_method: 'pm_card_visa',
      confirm: true,
      return_url: `${portal.site}/order-success`,
      metadata: { kind: 'request_fee', draftId },
    });
    const payload = eventAbout({ object: 'payment_intent', id: forged.id }, 'payment_intent.succeeded');
    expect((await deliver(portal, { payload })).status).toBe(200);
    expect(await emailsAbout(portal, request.orderId)).toEqual([]);
  });
});

describe('a payment', () => {
  it('with the earlier metadata format also becomes a request', async () => {
    const draftId = randomUUID();
    const request = recordsRequest();
    await openFeePayment(portal, draftId, request);
    await stripeOf(portal).paymentIntents.create({
      amount: 1500,
      currency: 'usd',
      payment_method: 'pm_card_visa',
      confirm: true,
      return_url: `${portal.site}/order-success`,
      metadata: { kind: 'request_fee', draftId },
    });
    expect(await confirmationOf(request.orderId)).toBeDefined();
  });

  it('becomes a request and an email even if the browser never submits', async () => {
    const request = recordsRequest();
    await payForDraft(portal, randomUUID(), request);

    const email = await confirmationOf(request.orderId);
    const query = { orderId: request.orderId, verificationCode: codeIn(email) };
    expect(await dataOf(portal.site, getRequestStatus, { query })).toMatchObject({
      status: 'pending',
      patientName: request.patientName,
      payment: { state: 'paid', amount: 1500 },
    });
  });

  it('returns the webhook’s request to a late browser', async () => {
    const draftId = randomUUID();
    const request = recordsRequest();
    const { paymentIntentId } = await payForDraft(portal, draftId, request);
    const email = await confirmationOf(request.orderId);

    const body = { draftId, payment: { id: paymentIntentId } };
    const submitted = await dataOf(portal.api, submitClientRequest, { headers: randomIpHeader(), body });
    expect(submitted.verificationCode).toBe(codeIn(email));
    expect(await emailsAbout(portal, request.orderId)).toHaveLength(1);
  });

  it('counts once for repeated webhooks in any order', async () => {
    const { requestId, orderId, paymentIntentId } = await submitRequest(portal);
    await confirmationOf(orderId);
    const { sent, accepted } = await redeliver(portal, {
      times: 20,
      shuffle: true,
      paymentIntent: paymentIntentId,
    });
    expect(sent).toBeGreaterThanOrEqual(20);
    expect(accepted).toBe(sent);
    await eventually('the end of its tasks', async () => {
      return (await pendingTasksOf(portal, requestId)).length === 0;
    });
    const events = await documentsOf(portal, requestId, 'event');
    expect(events.map(({ kind }) => kind)).toEqual(['submitted']);
    expect(await emailsAbout(portal, orderId)).toHaveLength(1);
  });

  it('creates one request from 20 concurrent webhooks before any submit', async () => {
    const draftId = randomUUID();
    const request = recordsRequest();
    const { paymentIntentId } = await payForDraft(portal, draftId, request);
    const [deliveries, submitted] = await Promise.all([
      redeliver(portal, { times: 20, shuffle: true, paymentIntent: paymentIntentId }),
      dataOf(portal.api, submitClientRequest, {
        headers: randomIpHeader(),
        body: { draftId, payment: { id: paymentIntentId } },
      }),
    ]);
    expect(deliveries.accepted).toBe(deliveries.sent);
    const email = await confirmationOf(request.orderId);
    expect(codeIn(email)).toBe(submitted.verificationCode);
    const events = await documentsOf(portal, submitted.requestId, 'event');
    expect(events.filter(({ kind }) => kind === 'submitted')).toHaveLength(1);
  });
});
