import type Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { BANK, MANDATE, waitForSettlement } from './bankPayments.ts';
import {
  CARD_ONLY,
  closeInbox,
  control,
  isReal,
  SETTLED_WITHIN_MS,
  startEmulator,
  startInbox,
  stripeErrorOf,
  stripeOrEmulator,
  typesOf,
  type Emulator,
  type Inbox,
} from './emulator.ts';
import { idOf } from './idOf.ts';

const WITHIN = { timeout: SETTLED_WITHIN_MS, interval: 200 };

function pay(stripe: Stripe, token = 'pm_card_visa', amount = 1500): Promise<Stripe.PaymentIntent> {
  return stripe.paymentIntents.create({ ...CARD_ONLY, amount, payment_method: token, confirm: true });
}

describe('balance transactions, as at Stripe', () => {
  let stripe: Stripe;

  beforeAll(async () => {
    stripe = await stripeOrEmulator();
  });

  async function transactionsOf(source: string): Promise<Stripe.BalanceTransaction[]> {
    return (await stripe.balanceTransactions.list({ source })).data;
  }

  test('a card payment has one, with the fee', async () => {
    const charge = await stripe.charges.retrieve(idOf((await pay(stripe)).latest_charge));
    const found = await stripe.balanceTransactions.retrieve(idOf(charge.balance_transaction));
    expect(found).toMatchObject({
      object: 'balance_transaction',
      amount: 1500,
      fee: 74,
      net: 1426,
      type: 'charge',
      reporting_category: 'charge',
      source: charge.id,
      status: 'pending',
    });
    expect(found.fee_details).toMatchObject([{ amount: 74, type: 'stripe_fee' }]);
  });

  test('a refund returns no fee, and expands its source', async () => {
    const { id } = await pay(stripe);
    const refund = await stripe.refunds.create({ payment_intent: id, amount: 500 });
    expect(await transactionsOf(refund.id)).toMatchObject([
      { amount: -500, fee: 0, net: -500, type: 'refund', reporting_category: 'refund' },
    ]);
    const { data } = await stripe.balanceTransactions.list({ source: refund.id, expand: ['data.source'] });
    expect(data[0]?.source).toMatchObject({ object: 'refund', payment_intent: id });
  });

  test('rejects unknown parameters, types and payouts', async () => {
    expect(await stripeErrorOf(stripe.balanceTransactions.list({ payout: 'po_none' }))).toMatchObject({
      code: 'resource_missing',
    });
    expect(await stripeErrorOf(stripe.balanceTransactions.retrieve('txn_none'))).toMatchObject({
      code: 'resource_missing',
    });
    expect(await stripeErrorOf(stripe.payouts.retrieve('po_none'))).toMatchObject({
      code: 'resource_missing',
    });
  });
});

describe.skipIf(isReal)('fees and payouts of the emulator', () => {
  let emulator: Emulator;
  let inbox: Inbox;

  beforeAll(async () => {
    inbox = await startInbox();
    emulator = await startEmulator({ webhookUrl: inbox.url });
    await control(emulator, 'bank', { settleAfterMs: 100 });
  });

  afterAll(() => closeInbox(inbox));

  async function amountsOf(source: string): Promise<object[]> {
    const { data } = await emulator.stripe.balanceTransactions.list({ source });
    return data.map(({ type, reporting_category: category, amount, fee, net }) => ({
      type,
      category,
      amount,
      fee,
      net,
    }));
  }

  async function payOut(): Promise<Stripe.Payout> {
    return ((await control(emulator, 'payouts', {})) as { payout: Stripe.Payout }).payout;
  }

  test.each([
    [50_000, 400],
    [62_500, 500],
    [90_000, 500],
  ])('a bank payment of %i cents costs %i, once it succeeded', async (amount, fee) => {
    const { stripe } = emulator;
    const { id } = await stripe.paymentIntents.create({
      ...BANK,
      amount,
    });
    await stripe.paymentIntents.confirm(id, { payment_method: 'pm_usBankAccount_success', ...MANDATE });
    const charge = idOf((await stripe.paymentIntents.retrieve(id)).latest_charge);
    await waitForSettlement(stripe, id);
    expect(await amountsOf(charge)).toEqual([
      { type: 'payment', category: 'charge', amount, fee, net: amount - fee },
    ]);
  });

  test('a dispute withdraws its amount and a fee, and returns the amount when it is won', async () => {
    const { stripe } = emulator;
    const { id: paymentIntent } = await pay(stripe);
    await control(emulator, 'disputes', { paymentIntent });
    await control(emulator, 'disputes', { paymentIntent, status: 'won' });
    const [dispute] = (await stripe.disputes.list({ payment_intent: paymentIntent })).data;
    expect(await amountsOf(dispute!.id)).toEqual([
      { type: 'adjustment', category: 'dispute_reversal', amount: 1500, fee: 0, net: 1500 },
      { type: 'adjustment', category: 'dispute', amount: -1500, fee: 1500, net: -3000 },
    ]);
    expect(dispute!.balance_transactions.map(({ net }) => net)).toEqual([-3000, 1500]);
  });

  test('an inquiry moves no money', async () => {
    const { id: paymentIntent } = await pay(emulator.stripe, 'pm_card_createDisputeInquiry');
    const [dispute] = (await emulator.stripe.disputes.list({ payment_intent: paymentIntent })).data;
    expect(dispute!.balance_transactions).toEqual([]);
  });

  test('a failed refund returns to the balance', async () => {
    const { stripe } = emulator;
    const { id } = await pay(stripe, 'pm_card_refundFail');
    const refund = await stripe.refunds.create({ payment_intent: id });
    await vi.waitFor(async () => {
      expect(await amountsOf(refund.id)).toMatchObject([
        { type: 'refund_failure', category: 'refund_failure', net: 1500 },
        { type: 'refund', net: -1500 },
      ]);
    }, WITHIN);
    expect((await stripe.refunds.retrieve(refund.id)).failure_balance_transaction).toMatch(/^txn_/);
  });

  test('a returned bank payment and a fee of Stripe are in the balance', async () => {
    const { stripe } = emulator;
    const { id, latest_charge: charge } = await pay(stripe);
    await control(emulator, 'returns', { paymentIntent: id });
    expect(await amountsOf(idOf(charge))).toMatchObject([
      { type: 'payment_failure_refund', category: 'charge_failure', net: -1500 },
      { type: 'charge' },
    ]);
    await control(emulator, 'fees', { amount: 250 });
    const { data } = await stripe.balanceTransactions.list({ type: 'stripe_fee' });
    expect(data).toMatchObject([{ amount: -250, net: -250, source: null, reporting_category: 'fee' }]);
  });

  test('a payout contains every open transaction and itself, and its list is complete when it is paid', async () => {
    const { stripe } = emulator;
    await pay(stripe, 'pm_card_visa', 100_000);
    const payout = await payOut();
    expect(payout).toMatchObject({
      status: 'in_transit',
      reconciliation_status: 'in_progress',
      automatic: true,
    });
    const listed = await stripe.balanceTransactions.list({ payout: payout.id, limit: 100 });
    expect(listed.data[0]).toMatchObject({ type: 'payout', amount: -payout.amount, source: payout.id });
    expect(listed.data.reduce((sum, { net }) => sum + net, 0)).toBe(0);
    await vi.waitFor(() => {
      expect(typesOf(inbox, payout.id)).toEqual([
        'payout.created',
        'payout.paid',
        'payout.reconciliation_completed',
      ]);
    }, WITHIN);
    expect(await stripe.payouts.retrieve(payout.id)).toMatchObject({
      status: 'paid',
      reconciliation_status: 'completed',
    });
    expect((await stripe.payouts.list({ limit: 1 })).data[0]?.id).toBe(payout.id);
    expect(await payOut()).toBeNull();
  });

  test('a payout that fails is part of the next one', async () => {
    const { stripe } = emulator;
    await pay(stripe, 'pm_card_visa', 2000);
    const failed = await payOut();
    await control(emulator, 'payouts', { fail: failed.id });
    await pay(stripe, 'pm_card_visa', 3000);
    const next = await payOut();
    expect(next.amount).toBe(failed.amount + 3000 - 117);
    const { data } = await stripe.balanceTransactions.list({ payout: next.id });
    expect(data.map(({ type }) => type)).toEqual(['payout', 'charge', 'payout_failure']);
    expect(await stripe.payouts.retrieve(failed.id)).toMatchObject({
      status: 'failed',
      failure_code: 'account_closed',
    });
  });
});
