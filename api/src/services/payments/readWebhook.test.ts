import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { stubSettings } from '../../testing/stubSettings.ts';
import { readWebhook } from './readWebhook.ts';

const SECRET = 'whsec_unit';
const now = new Date();

beforeAll(() => stubSettings({ STRIPE_WEBHOOK_SECRET: SECRET }));
afterAll(() => vi.unstubAllEnvs());

function anEvent(object: object = { object: 'payment_intent', id: 'pi_1' }): string {
  return JSON.stringify({ id: 'evt_1', object: 'event', type: 'payment_intent.succeeded', data: { object } });
}

function signed(body: string, { seconds = 0, secret = SECRET, scheme = 'v1' } = {}): string {
  const at = Math.floor(now.getTime() / 1000) + seconds;
  return `t=${at},${scheme}=${createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')}`;
}

describe('readWebhook', () => {
  test('returns the PaymentIntent of an event', async () => {
    expect(await readWebhook(anEvent(), signed(anEvent()), now)).toEqual({
      id: 'evt_1',
      type: 'payment_intent.succeeded',
      intentId: 'pi_1',
      stripeRefundId: null,
      disputedIntentId: null,
      payoutId: null,
    });
  });

  test('returns the payment of a dispute event', async () => {
    const body = anEvent({ object: 'dispute', id: 'du_1', payment_intent: 'pi_1' });
    expect(await readWebhook(body, signed(body), now)).toMatchObject({
      intentId: null,
      disputedIntentId: 'pi_1',
    });
  });

  test('returns the refund of a refund event', async () => {
    const body = anEvent({ object: 'refund', id: 're_1' });
    expect(await readWebhook(body, signed(body), now)).toMatchObject({
      intentId: null,
      stripeRefundId: 're_1',
    });
  });

  test.each([[{ object: 'charge', id: 'ch_1' }], [{ object: 'balance' }], [{ object: 'payment_intent' }]])(
    'returns no PaymentIntent for %j',
    async (object) => {
      const body = anEvent(object);
      expect((await readWebhook(body, signed(body), now)).intentId).toBeNull();
    },
  );

  test.each([-240, 240])('accepts a timestamp %i seconds off the clock', async (seconds) => {
    expect(await readWebhook(anEvent(), signed(anEvent(), { seconds }), now)).toHaveProperty('id', 'evt_1');
  });
});

describe('readWebhook rejects an event', () => {
  const body = anEvent();
  test.each<[what: string, sent: string, signature: string]>([
    ['without a signature', body, ''],
    ['with a signature of another secret', body, signed(body, { secret: 'whsec_other' })],
    ['with a signature over other bytes', body, signed(`${body} `)],
    ['whose bytes were changed', body.replace('pi_1', 'pi_2'), signed(body)],
    ['signed in an outdated scheme', body, signed(body, { scheme: 'v0' })],
    ['signed more than five minutes ago', body, signed(body, { seconds: -310 })],
    ['from the future', body, signed(body, { seconds: 310 })],
    [
      'whose time was changed',
      body,
      signed(body, { seconds: -310 }).replace(/^t=\d+/, `t=${Math.floor(now.getTime() / 1000)}`),
    ],
    ['with a signature in no known form', body, 'garbage'],
  ])('%s', async (_, sent, signature) => {
    await expect(readWebhook(sent, signature, now)).rejects.toMatchObject({ code: 'invalid_input' });
  });
});
