import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, test, vi } from 'vitest';
import { idOf } from './idOf.ts';
import { BANK, createUnverifiedPayment, MANDATE, waitForSettlement } from './bankPayments.ts';
import {
  CARD_ONLY,
  closeInbox,
  control,
  isReal,
  kill,
  newFolder,
  SETTLED_WITHIN_MS,
  startEmulator,
  startInbox,
  typesOf,
} from './emulator.ts';

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

describe.skipIf(isReal)('after kill -9', () => {
  test('keeps payments, idempotency keys and pending events', async () => {
    const dir = await newFolder();
    const inbox = await startInbox();
    inbox.status = 503;
    const before = await startEmulator({ dir, webhookUrl: inbox.url });
    const idempotencyKey = randomUUID();
    const intent = await before.stripe.paymentIntents.create(CARD_ONLY, { idempotencyKey });
    const paid = await before.stripe.paymentIntents.confirm(intent.id, { payment_method: 'pm_card_visa' });
    await kill(before);

    inbox.status = 200;
    inbox.events.length = 0;
    const after = await startEmulator({ dir, webhookUrl: inbox.url });
    expect(await after.stripe.paymentIntents.retrieve(intent.id)).toMatchObject({
      status: 'succeeded',
      latest_charge: paid.latest_charge,
    });
    expect(await after.stripe.charges.retrieve(idOf(paid.latest_charge))).toMatchObject({ paid: true });
    const again = await after.stripe.paymentIntents.create(CARD_ONLY, { idempotencyKey });
    expect(again.id).toBe(intent.id);
    expect(again.lastResponse.headers['idempotent-replayed']).toBe('true');
    const expected = ['payment_intent.created', 'payment_intent.succeeded'];
    await vi.waitFor(() => expect(typesOf(inbox, intent.id).toSorted()).toEqual(expected), { timeout: 5000 });
    closeInbox(inbox);
  });

  test('delivers events when the webhook becomes available', async () => {
    const port = await freePort();
    const emulator = await startEmulator({ webhookUrl: `http://127.0.0.1:${port}/hook` });
    const { id } = await emulator.stripe.paymentIntents.create(CARD_ONLY);
    const inbox = await startInbox(port);
    await vi.waitFor(() => expect(typesOf(inbox, id)).toEqual(['payment_intent.created']), { timeout: 8000 });
    closeInbox(inbox);
  });

  test('keeps every acknowledged request when it is killed under load', async () => {
    const dir = await newFolder();
    const before = await startEmulator({ dir });
    const acknowledged: string[] = [];
    const requests = Array.from({ length: 200 }, async () => {
      const intent = await before.stripe.paymentIntents.create(CARD_ONLY);
      acknowledged.push(intent.id);
      if (acknowledged.length === 50) await kill(before);
    });
    await Promise.allSettled(requests);
    expect(acknowledged.length).toBeGreaterThanOrEqual(50);

    const after = await startEmulator({ dir });
    const stored: string[] = [];
    for await (const intent of after.stripe.paymentIntents.list({ limit: 100 })) stored.push(intent.id);
    expect(stored).toEqual(expect.arrayContaining(acknowledged));
  });

  test('exits with code 0 on SIGTERM', async () => {
    const emulator = await startEmulator();
    await emulator.stripe.paymentIntents.create(CARD_ONLY);
    const exit = once(emulator.process, 'exit');
    emulator.process.kill('SIGTERM');
    expect(await exit).toEqual([0, null]);
  });

  test('exits when its parent process exits', async () => {
    const emulator = await startEmulator();
    const exit = once(emulator.process, 'exit');
    emulator.process.disconnect();
    expect(await exit).toEqual([0, null]);
  });
});

describe.skipIf(isReal)('bank accounts after kill -9', () => {
  test('a processing payment settles after the restart and sends its webhook', async () => {
    const inbox = await startInbox();
    const before = await startEmulator({ webhookUrl: inbox.url });
    await control(before, 'bank', { settleAfterMs: 3000 });
    const { id } = await before.stripe.paymentIntents.create(BANK);
    const token = { payment_method: 'pm_usBankAccount_accountClosed', ...MANDATE };
    await before.stripe.paymentIntents.confirm(id, token);
    const waiting = await createUnverifiedPayment(before.stripe, '000123456789');
    await kill(before);

    const after = await startEmulator({ dir: before.dir, webhookUrl: inbox.url });
    expect(await after.stripe.paymentIntents.retrieve(id)).toMatchObject({ status: 'processing' });
    await vi.waitFor(() => expect(typesOf(inbox, id)).toContain('payment_intent.payment_failed'), {
      timeout: SETTLED_WITHIN_MS,
    });
    expect(typesOf(inbox, id).filter((type) => type === 'payment_intent.payment_failed')).toHaveLength(1);
    const code = { descriptor_code: 'SM11AA' };
    expect(await after.stripe.paymentIntents.verifyMicrodeposits(waiting.id, code)).toMatchObject({
      status: 'processing',
    });
    closeInbox(inbox);
  });

  test('keeps the bank delay, and a shorter delay applies to pending payments', async () => {
    const before = await startEmulator();
    await control(before, 'bank', { settleAfterMs: 3_600_000 });
    await kill(before);
    const after = await startEmulator({ dir: before.dir });
    const { id } = await after.stripe.paymentIntents.create(BANK);
    await after.stripe.paymentIntents.confirm(id, {
      payment_method: 'pm_usBankAccount_success',
      ...MANDATE,
    });
    expect(await control(after, 'state')).toMatchObject({ processingPaymentIntents: 1 });
    await control(after, 'bank', { settleAfterMs: 0 });
    expect(await waitForSettlement(after.stripe, id)).toMatchObject({ status: 'succeeded' });
  });
});
