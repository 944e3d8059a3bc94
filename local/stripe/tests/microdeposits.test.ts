import type Stripe from 'stripe';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { BANK, bankAccount, createUnverifiedPayment, waitForSettlement } from './bankPayments.ts';
import {
  clientOf,
  control,
  isReal,
  PUBLISHABLE_KEY,
  stripeErrorOf,
  startEmulator,
  type Emulator,
} from './emulator.ts';

const MISMATCH = 'payment_method_microdeposit_verification_descriptor_code_mismatch';
const EXCEEDED = 'payment_method_microdeposit_verification_attempts_exceeded';
const TIMED_OUT = 'payment_method_microdeposit_verification_timeout';

describe.skipIf(isReal)('micro-deposits', () => {
  let emulator: Emulator;
  let stripe: Stripe;

  beforeAll(async () => {
    emulator = await startEmulator({ publicBase: 'http://localhost:4280/__local/stripe' });
    ({ stripe } = emulator);
    await control(emulator, 'bank', { settleAfterMs: 50 });
  });

  test('the attempt fails when micro-deposits cannot be sent', async () => {
    const waiting = await createUnverifiedPayment(stripe, '000666666661');
    expect(waiting).toMatchObject({ status: 'requires_action' });
    await vi.waitFor(
      async () =>
        expect(await stripe.paymentIntents.retrieve(waiting.id)).toMatchObject({
          status: 'requires_payment_method',
          last_payment_error: { code: 'payment_method_microdeposit_failed' },
        }),
      { timeout: 5000 },
    );
  });

  test.each([
    ['SM33CC', EXCEEDED],
    ['sm44dd', TIMED_OUT],
  ])('code %s ends the attempt with %s', async (code, reason) => {
    const { id } = await createUnverifiedPayment(stripe, '000123456789');
    const verify = stripe.paymentIntents.verifyMicrodeposits(id, { descriptor_code: code });
    expect(await stripeErrorOf(verify)).toMatchObject({ statusCode: 400, code: reason });
    expect(await stripe.paymentIntents.retrieve(id)).toMatchObject({
      status: 'requires_payment_method',
      last_payment_error: { code: reason },
    });
  });

  test('verification fails after ten wrong codes or three wrong pairs of amounts', async () => {
    const byCode = await createUnverifiedPayment(stripe, '000123456789');
    const codes: unknown[] = [];
    for (let attempt = 0; attempt < 10; attempt += 1) {
      const verify = stripe.paymentIntents.verifyMicrodeposits(byCode.id, { descriptor_code: 'SM99ZZ' });
      codes.push((await stripeErrorOf(verify)).code);
    }
    expect(codes).toEqual([...Array.from({ length: 9 }, () => MISMATCH), EXCEEDED]);

    const byAmount = await createUnverifiedPayment(stripe, '000123456789');
    const amounts: unknown[] = [];
    for (let attempt = 0; attempt < 3; attempt += 1) {
      const verify = stripe.paymentIntents.verifyMicrodeposits(byAmount.id, { amounts: [1, 2] });
      amounts.push((await stripeErrorOf(verify)).code);
    }
    const mismatch = 'payment_method_microdeposit_verification_amounts_mismatch';
    expect(amounts).toEqual([mismatch, mismatch, EXCEEDED]);
  });

  test('rejects a single amount and an empty entry', async () => {
    const { id } = await createUnverifiedPayment(stripe, '000123456789');
    expect(
      await stripeErrorOf(stripe.paymentIntents.verifyMicrodeposits(id, { amounts: [32] })),
    ).toMatchObject({
      code: 'payment_method_microdeposit_verification_amounts_invalid',
      param: 'amounts',
    });
    expect(await stripeErrorOf(stripe.paymentIntents.verifyMicrodeposits(id, {}))).toMatchObject({
      statusCode: 400,
    });
  });

  test('a page confirms and verifies with its client secret, and needs no mandate', async () => {
    const page = clientOf(emulator.url, PUBLISHABLE_KEY);
    const intent = await stripe.paymentIntents.create(BANK);
    const secret = { client_secret: String(intent.client_secret) };
    const method = await page.paymentMethods.create(bankAccount('000123456789'));
    const confirm = { payment_method: method.id, ...secret } as Stripe.PaymentIntentConfirmParams;
    expect(await page.paymentIntents.confirm(intent.id, confirm)).toMatchObject({
      status: 'requires_action',
    });
    const code = { descriptor_code: 'SM11AA' };
    expect(await stripeErrorOf(page.paymentIntents.verifyMicrodeposits(intent.id, code))).toMatchObject({
      param: 'client_secret',
    });
    const verified = await page.paymentIntents.verifyMicrodeposits(intent.id, { ...code, ...secret });
    expect(verified).toMatchObject({ status: 'processing' });
    expect(verified).not.toHaveProperty('metadata');
  });

  const hostedPageOf = (intent: Stripe.PaymentIntent): string => {
    const url = String(intent.next_action?.verify_with_microdeposits?.hosted_verification_url);
    expect(url).toMatch(/^http:\/\/localhost:4280\/__local\/stripe\/verify\/\w+$/);
    return url.replace('http://localhost:4280/__local/stripe', emulator.url);
  };

  const enter = async (url: string, code: string): Promise<{ status: number; text: string }> => {
    const response = await fetch(url, { method: 'POST', body: new URLSearchParams({ code }) });
    return { status: response.status, text: await response.text() };
  };

  test('the hosted page verifies the account and blocks scripts', async () => {
    const waiting = await createUnverifiedPayment(stripe, '000123456789');
    const url = hostedPageOf(waiting);
    const page = await fetch(url);
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(await page.text()).toContain('account ending in 6789');

    const wrong = await enter(url, 'SM11<B>');
    expect(wrong).toMatchObject({ status: 400 });
    expect(wrong.text).toContain('does not match the one sent to the bank account');
    expect(wrong.text).toContain('value="SM11&lt;B&gt;"');

    const verified = await enter(url, ' sm11aa ');
    expect(verified).toMatchObject({ status: 200 });
    expect(verified.text).toContain('the account is verified');
    expect(await (await fetch(url)).text()).toContain('the account is verified');
    expect(await waitForSettlement(stripe, waiting.id)).toMatchObject({ status: 'succeeded' });
  });

  test('the hosted page reports a finished verification and rejects unknown links', async () => {
    const url = hostedPageOf(await createUnverifiedPayment(stripe, '000123456789'));
    const ended = await enter(url, 'SM33CC');
    expect(ended.text).toContain('You have exceeded the number of allowed verification attempts.');
    expect(await (await fetch(url)).text()).toContain('Verification has ended');
    expect((await fetch(`${emulator.url}/verify/guess`)).status).toBe(404);
  });
});
