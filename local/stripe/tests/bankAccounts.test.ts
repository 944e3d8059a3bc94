import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type Stripe from 'stripe';
import { beforeAll, describe, expect, test } from 'vitest';
import { idOf } from './idOf.ts';
import { BANK, bankAccount, createUnverifiedPayment, MANDATE, waitForSettlement } from './bankPayments.ts';
import {
  control,
  isReal,
  stripeErrorOf,
  startEmulator,
  stripeOrEmulator,
  type Emulator,
} from './emulator.ts';

describe('bank accounts, as at Stripe', { timeout: 60_000 }, () => {
  let stripe: Stripe;

  beforeAll(async () => {
    stripe = await stripeOrEmulator();
  });

  test('a payment method shows only the last four digits', async () => {
    const { id } = await stripe.paymentMethods.create(bankAccount('000123456789'));
    const method = await stripe.paymentMethods.retrieve(id);
    expect(method).toMatchObject({
      type: 'us_bank_account',
      billing_details: { name: 'Jenny Rosen', email: 'jenny@example.com' },
      us_bank_account: {
        account_holder_type: 'individual',
        account_type: 'checking',
        bank_name: 'STRIPE TEST BANK',
        last4: '6789',
        routing_number: '110000000',
      },
    });
    expect(JSON.stringify(method)).not.toContain('000123456789');
  });

  test('a debit needs a mandate', async () => {
    const { id } = await stripe.paymentIntents.create(BANK);
    const error = await stripeErrorOf(
      stripe.paymentIntents.confirm(id, { payment_method: 'pm_usBankAccount_success' }),
    );
    expect(error).toMatchObject({ type: 'StripeInvalidRequestError', statusCode: 400 });
    expect(error.message).toContain('requires a mandate');
    expect(await stripe.paymentIntents.retrieve(id)).toMatchObject({ status: 'requires_confirmation' });
  });

  test('a bank account cannot pay where only cards are allowed', async () => {
    const { id } = await stripe.paymentIntents.create({ ...BANK, allowed_payment_method_types: ['card'] });
    const confirm = stripe.paymentIntents.confirm(id, {
      payment_method: 'pm_usBankAccount_success',
      ...MANDATE,
    });
    expect(await stripeErrorOf(confirm)).toMatchObject({ statusCode: 400 });
  });

  test('a verified account is debited and the payment succeeds later', async () => {
    const { id } = await stripe.paymentIntents.create(BANK);
    const sent = await stripe.paymentIntents.confirm(id, {
      payment_method: 'pm_usBankAccount_success',
      ...MANDATE,
    });
    expect(sent).toMatchObject({ status: 'processing', amount_received: 0, next_action: null });
    expect(await waitForSettlement(stripe, id)).toMatchObject({
      status: 'succeeded',
      amount_received: 1500,
      last_payment_error: null,
    });
    const charge = await stripe.charges.retrieve(idOf(sent.latest_charge));
    expect(charge).toMatchObject({
      paid: true,
      status: 'succeeded',
      payment_method_details: { type: 'us_bank_account', us_bank_account: { last4: '6789' } },
    });
  });

  test.each([
    ['pm_usBankAccount_accountClosed', 'account_closed'],
    ['pm_usBankAccount_noAccount', 'no_account'],
    ['pm_usBankAccount_insufficientFunds', 'insufficient_funds'],
    ['pm_usBankAccount_debitNotAuthorized', 'debit_not_authorized'],
    ['pm_usBankAccount_invalidCurrency', 'invalid_currency'],
  ])('%s fails later with %s, and another method can pay', async (token, code) => {
    const { id } = await stripe.paymentIntents.create(BANK);
    const sent = await stripe.paymentIntents.confirm(id, { payment_method: token, ...MANDATE });
    expect(sent).toMatchObject({ status: 'processing' });
    const failed = await waitForSettlement(stripe, id);
    expect(failed).toMatchObject({ status: 'requires_payment_method', amount_received: 0 });
    expect(failed.last_payment_error?.message).toBeTruthy();
    const charge = await stripe.charges.retrieve(idOf(failed.latest_charge));
    expect(charge).toMatchObject({ paid: false, status: 'failed', failure_code: code });
    const paid = await stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' });
    expect(paid).toMatchObject({ status: 'succeeded' });
  });

  test('an account entered by its numbers is verified by a micro-deposit code', async () => {
    const waiting = await createUnverifiedPayment(stripe, '000123456789');
    expect(waiting).toMatchObject({
      status: 'requires_action',
      next_action: {
        type: 'verify_with_microdeposits',
        verify_with_microdeposits: { microdeposit_type: 'descriptor_code' },
      },
    });
    expect(waiting.next_action?.verify_with_microdeposits?.hosted_verification_url).toMatch(/^https?:/);

    const wrong = stripe.paymentIntents.verifyMicrodeposits(waiting.id, { descriptor_code: 'SM11BB' });
    expect(await stripeErrorOf(wrong)).toMatchObject({
      statusCode: 400,
      code: 'payment_method_microdeposit_verification_descriptor_code_mismatch',
    });
    expect(await stripe.paymentIntents.retrieve(waiting.id)).toMatchObject({ status: 'requires_action' });

    const sent = await stripe.paymentIntents.verifyMicrodeposits(waiting.id, { descriptor_code: 'SM11AA' });
    expect(sent).toMatchObject({ status: 'processing' });
    expect(await waitForSettlement(stripe, waiting.id)).toMatchObject({ status: 'succeeded' });
  });

  test('account 000222222227 fails after it is verified', async () => {
    const waiting = await createUnverifiedPayment(stripe, '000222222227');
    await stripe.paymentIntents.verifyMicrodeposits(waiting.id, { descriptor_code: 'SM11AA' });
    expect(await waitForSettlement(stripe, waiting.id)).toMatchObject({ status: 'requires_payment_method' });
  });

  test('rejects the verification of a payment that is not waiting for it', async () => {
    const { id } = await stripe.paymentIntents.create(BANK);
    const verify = stripe.paymentIntents.verifyMicrodeposits(id, { descriptor_code: 'SM11AA' });
    expect(await stripeErrorOf(verify)).toMatchObject({
      statusCode: 400,
      code: 'payment_intent_unexpected_state',
    });
  });
});

describe.skipIf(isReal)('bank accounts in the emulator', () => {
  let emulator: Emulator;
  let stripe: Stripe;

  beforeAll(async () => {
    emulator = await startEmulator();
    ({ stripe } = emulator);
    await control(emulator, 'bank', { settleAfterMs: 50 });
  });

  test.each([
    ['000123456789', 'succeeded', null],
    ['000555555559', 'succeeded', null],
    ['000111111113', 'requires_payment_method', 'account_closed'],
    ['000111111116', 'requires_payment_method', 'no_account'],
    ['000333333335', 'requires_payment_method', 'debit_not_authorized'],
    ['000444444440', 'requires_payment_method', 'invalid_currency'],
    ['000777777771', 'requires_payment_method', 'charge_exceeds_source_limit'],
  ])('account %s ends as %s', async (number, status, code) => {
    const waiting = await createUnverifiedPayment(stripe, number);
    const sent = await stripe.paymentIntents.verifyMicrodeposits(waiting.id, { amounts: [32, 45] });
    expect(sent).toMatchObject({ status: 'processing' });
    const settled = await waitForSettlement(stripe, waiting.id);
    expect(settled).toMatchObject({ status });
    expect(settled.last_payment_error?.code ?? null).toBe(code);
  });

  test('a payment that never settles can be canceled', async () => {
    const { id } = await stripe.paymentIntents.create(BANK);
    const token = { payment_method: 'pm_usBankAccount_processing', ...MANDATE };
    expect(await stripe.paymentIntents.confirm(id, token)).toMatchObject({ status: 'processing' });
    expect(await stripe.paymentIntents.cancel(id)).toMatchObject({ status: 'canceled' });
  });

  test.each([
    ['a routing number with a wrong check digit', { routing_number: '110000001' }, 'routing_number_invalid'],
    [
      'an account number that is not a test account',
      { account_number: '987654321098' },
      'account_number_invalid',
    ],
  ])('rejects %s without repeating it', async (_, change, code) => {
    const method = bankAccount('000123456789');
    const us_bank_account = { ...method.us_bank_account, ...change };
    const error = await stripeErrorOf(stripe.paymentMethods.create({ ...method, us_bank_account }));
    expect(error).toMatchObject({ statusCode: 400, code });
    expect(error.message).not.toContain('987654321098');
  });

  test('requires the account holder’s name, and a valid email address if one is given', async () => {
    const method = bankAccount('000123456789');
    const unnamed = stripe.paymentMethods.create({ ...method, billing_details: {} });
    expect(await stripeErrorOf(unnamed)).toMatchObject({
      code: 'parameter_missing',
      param: 'billing_details[name]',
    });
    const invalidEmail = { name: 'Jenny Rosen', email: 'not-an-address' };
    expect(
      await stripeErrorOf(stripe.paymentMethods.create({ ...method, billing_details: invalidEmail })),
    ).toMatchObject({ code: 'email_invalid' });
  });

  test('stored data contains no account number', async () => {
    await createUnverifiedPayment(stripe, '000123456789');
    const journal = await readFile(path.join(emulator.dir, 'stripe.journal'), 'utf8');
    expect(journal).toContain('6789');
    expect(journal).not.toContain('000123456789');
  });

  test('a refund to a bank account is pending at first', async () => {
    const { id } = await stripe.paymentIntents.create(BANK);
    await stripe.paymentIntents.confirm(id, { payment_method: 'pm_usBankAccount_success', ...MANDATE });
    await waitForSettlement(stripe, id);
    expect(await stripe.refunds.create({ payment_intent: id })).toMatchObject({ status: 'pending' });
  });
});
