import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import {
  CARD_ONLY,
  closeInbox,
  control,
  isReal,
  stripeErrorOf,
  startEmulator,
  startInbox,
  typesOf,
  type Emulator,
  type Inbox,
} from './emulator.ts';

describe.skipIf(isReal)('webhooks', () => {
  let emulator: Emulator;
  let inbox: Inbox;

  beforeAll(async () => {
    inbox = await startInbox();
    emulator = await startEmulator({ webhookUrl: inbox.url });
  });

  afterEach(async () => {
    inbox.status = 200;
    await control(emulator, 'webhooks', { mode: 'normal' });
  });

  afterAll(() => {
    closeInbox(inbox);
  });

  test('signs and sends an event for each step', async () => {
    const { id } = await emulator.stripe.paymentIntents.create({ ...CARD_ONLY, metadata: { draftId: 'd1' } });
    await stripeErrorOf(
      emulator.stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_chargeDeclined' }),
    );
    await emulator.stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' });
    const expected = ['payment_intent.created', 'payment_intent.payment_failed', 'payment_intent.succeeded'];
    await vi.waitFor(() => expect(typesOf(inbox, id).toSorted()).toEqual(expected), { timeout: 5000 });
    const succeeded = inbox.events.find((event) => event.type === 'payment_intent.succeeded');
    expect(succeeded).toMatchObject({
      object: 'event',
      api_version: '2026-10-28.endive',
      data: { object: { id, status: 'succeeded', metadata: { draftId: 'd1' } } },
    });
  });

  test('a canceled PaymentIntent sends a webhook', async () => {
    const { id } = await emulator.stripe.paymentIntents.create(CARD_ONLY);
    await emulator.stripe.paymentIntents.cancel(id);
    await vi.waitFor(() => expect(typesOf(inbox, id)).toContain('payment_intent.canceled'), {
      timeout: 5000,
    });
  });

  test('retries an event until it is accepted', async () => {
    inbox.status = 500;
    const { id } = await emulator.stripe.paymentIntents.create(CARD_ONLY);
    await vi.waitFor(() => expect(typesOf(inbox, id)).toHaveLength(2), { timeout: 5000 });
    expect(await control(emulator, 'state')).toMatchObject({ undeliveredEvents: 1 });
    inbox.status = 200;
    await vi.waitFor(
      async () => expect(await control(emulator, 'state')).toMatchObject({ undeliveredEvents: 0 }),
      { timeout: 8000 },
    );
  });

  test('sends held events when the hold ends', async () => {
    await control(emulator, 'webhooks', { mode: 'hold' });
    const { id } = await emulator.stripe.paymentIntents.create(CARD_ONLY);
    expect(await control(emulator, 'state')).toMatchObject({ undeliveredEvents: 1 });
    expect(typesOf(inbox, id)).toEqual([]);
    await control(emulator, 'webhooks', { mode: 'normal' });
    await vi.waitFor(() => expect(typesOf(inbox, id)).toEqual(['payment_intent.created']), { timeout: 5000 });
  });

  test('redelivers events repeatedly and in random order', async () => {
    const { id } = await emulator.stripe.paymentIntents.create(CARD_ONLY);
    await emulator.stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' });
    await vi.waitFor(() => expect(typesOf(inbox, id)).toHaveLength(2), { timeout: 5000 });
    const sent = await control(emulator, 'webhooks/redeliver', {
      times: 20,
      shuffle: true,
      paymentIntent: id,
    });
    expect(sent).toEqual({ sent: 40, accepted: 40 });
    expect(typesOf(inbox, id)).toHaveLength(42);
  });

  const pay = async (): Promise<string> => {
    const { id } = await emulator.stripe.paymentIntents.create(CARD_ONLY);
    await emulator.stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' });
    return id;
  };

  test('sends several copies of each event', async () => {
    await control(emulator, 'webhooks', { mode: 'normal', duplicate: 3 });
    const id = await pay();
    const expected = ['payment_intent.created', 'payment_intent.succeeded'].flatMap((type) => [
      type,
      type,
      type,
    ]);
    await vi.waitFor(() => expect(typesOf(inbox, id).toSorted()).toEqual(expected), { timeout: 5000 });
  });

  test('delivers events out of order', async () => {
    // Holds both events of a payment first, so that a slow machine does not determine their order.
    await control(emulator, 'webhooks', { mode: 'hold' });
    const ids = await Promise.all(Array.from({ length: 30 }, pay));
    await control(emulator, 'webhooks', { mode: 'normal', shuffle: true });
    await vi.waitFor(() => expect(ids.map((id) => typesOf(inbox, id).length)).toEqual(ids.map(() => 2)), {
      timeout: 8000,
    });
    const firsts = ids.map((id) => typesOf(inbox, id)[0]);
    expect(new Set(firsts)).toEqual(new Set(['payment_intent.created', 'payment_intent.succeeded']));
  });

  test('delays events', async () => {
    await control(emulator, 'webhooks', { mode: 'normal', delayMs: 700 });
    const startedMs = Date.now();
    const id = await pay();
    await vi.waitFor(() => expect(typesOf(inbox, id)).toHaveLength(2), { timeout: 5000 });
    expect(Date.now() - startedMs).toBeGreaterThanOrEqual(700);
  });

  test('sends dropped events only on redelivery', async () => {
    await control(emulator, 'webhooks', { mode: 'normal', loseEvery: 2 });
    const id = await pay();
    await vi.waitFor(
      async () => expect(await control(emulator, 'state')).toMatchObject({ undeliveredEvents: 0 }),
      { timeout: 5000 },
    );
    expect(typesOf(inbox, id)).toEqual(['payment_intent.created']);
    await control(emulator, 'webhooks', { mode: 'normal' });
    expect(await control(emulator, 'webhooks/redeliver', { paymentIntent: id })).toEqual({
      sent: 2,
      accepted: 2,
    });
    expect(typesOf(inbox, id)).toContain('payment_intent.succeeded');
  });

  test('rejects an unknown option', async () => {
    const response = await fetch(`${emulator.url}/__test/webhooks`, {
      method: 'POST',
      body: JSON.stringify({ mode: 'normal', duplicates: 3 }),
    });
    expect(response.status).toBe(400);
  });
});
