import { createPaymentIntent } from '@portal/contract/payments/endpoints/payments.ts';
import type { TransactionView } from '@portal/contract/payouts/schemas.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createStaff, getAdmin, type Person, signUpPerson } from '../../support/accounts/accounts.ts';
import { dataOf } from '../../support/api/callApi.ts';
import { randomIpHeader } from '../../support/api/randomIpHeader.ts';
import { storeChargedFile } from '../../support/files/storedFiles.ts';
import { trailEntries } from '../../support/operations/auditTrail.ts';
import { MANDATE } from '../../support/payments/bankPayments.ts';
import { setDispute } from '../../support/payments/disputes.ts';
import {
  balanceTransactionsOf,
  chargeStripeFee,
  failPayout,
  payOut,
  payoutCalls,
  payoutIsPaid,
  returnPayment,
} from '../../support/payments/payouts.ts';
import {
  loseWebhooks,
  reconcileAs,
  reconcileNow,
  setWebhookFaults,
} from '../../support/payments/reconciliation.ts';
import { storeInvoice } from '../../support/payments/storedInvoices.ts';
import { borrowPortal, type BorrowedPortal } from '../../support/portal/borrowPortal.ts';
import { setOutage } from '../../support/portal/controls.ts';
import { eventually } from '../../support/portal/eventually.ts';
import { containerOf } from '../../support/portal/stores.ts';
import { accessHeader, lookUp } from '../../support/requests/holder.ts';
import { stripeOf, submitRequest } from '../../support/requests/order.ts';

let portal: BorrowedPortal;
let admin: Person;
let client: Person;
let calls: ReturnType<typeof payoutCalls>;

beforeAll(async () => {
  portal = await borrowPortal();
  let staff: Person;
  [admin, staff, client] = await Promise.all([getAdmin(portal), createStaff(portal), signUpPerson(portal)]);
  calls = payoutCalls(portal, staff);
});
afterAll(() => portal.stop());

const stripe = () => stripeOf(portal);
const card = { payment_method: 'pm_card_visa' };

/** A request with a file and an invoice that are paid together, and another invoice that is paid alone. */
async function paidRequest() {
  const request = await submitRequest(portal, {}, undefined, client);
  const { requestId } = request;
  const headers = { ...accessHeader(await lookUp(portal, request)), ...randomIpHeader() };
  await storeChargedFile(portal, requestId, 2550);
  await storeInvoice(portal, requestId, 5010);
  const all = { type: 'pay_all' as const, requestId };
  const combined = await dataOf(portal.api, createPaymentIntent, { headers, body: all });
  await stripe().paymentIntents.confirm(combined.paymentIntentId, card);
  await reconcileAs(portal, admin);
  const invoiceId = await storeInvoice(portal, requestId, 12_345);
  const one = { type: 'invoice' as const, requestId, invoiceId };
  const invoice = await dataOf(portal.api, createPaymentIntent, { headers, body: one });
  await stripe().paymentIntents.confirm(invoice.paymentIntentId, {
    payment_method: 'pm_usBankAccount_success',
    ...MANDATE,
  });
  await succeeded(invoice.paymentIntentId);
  return { ...request, combined: combined.paymentIntentId, invoice: invoice.paymentIntentId };
}

async function succeeded(id: string): Promise<void> {
  await eventually('the payment', async () => {
    return (await stripe().paymentIntents.retrieve(id)).status === 'succeeded';
  });
}

/** A payment that the portal does not know. */
async function payElsewhere(payment_method: string, amount = 2000): Promise<string> {
  const { id } = await stripe().paymentIntents.create({
    amount,
    currency: 'usd',
    allowed_payment_method_types: ['card', 'us_bank_account'],
  });
  const isBank = payment_method.startsWith('pm_usBank');
  await stripe().paymentIntents.confirm(id, { payment_method, ...(isBank && MANDATE) });
  await succeeded(id);
  return id;
}

async function listedPayout(id: string) {
  return eventually('the list of the payout', async () => {
    const payout = (await calls.payouts()).find(({ payoutId }) => payoutId === id);
    return payout?.transactions ? payout : null;
  });
}

const about = (transactions: readonly TransactionView[], intentId: string) =>
  transactions.filter((transaction) => transaction.intentId === intentId).map(({ kind }) => kind);

/** The sums of Stripe's own balance transactions. */
async function sumsAtStripe() {
  const all = await balanceTransactionsOf(stripe());
  const isPayout = ({ type }: { type: string }) => type.startsWith('payout');
  const sum = (transactions: typeof all, field: 'amount' | 'fee' | 'net') =>
    transactions.reduce((total, transaction) => total + transaction[field], 0);
  const activity = all.filter((transaction) => !isPayout(transaction));
  return {
    activity: {
      count: activity.length,
      grossCents: sum(activity, 'amount'),
      feeCents: sum(activity, 'fee'),
      netCents: sum(activity, 'net'),
    },
    paidOutCents: 0 - sum(all.filter(isPayout), 'net'),
    otherCurrencies: 0,
  };
}

/** The cells of a CSV file without quotes. */
function cellsOf(csv: string): string[][] {
  return csv
    .slice(1)
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(','));
}

describe('a month with everything that can happen to money', () => {
  let paid: Awaited<ReturnType<typeof paidRequest>>;
  let failedPayout: string;
  let paidPayout: string;
  let elsewhere: string;
  let returned: string;
  let won: string;

  beforeAll(async () => {
    await setWebhookFaults(portal, {});
    paid = await paidRequest();
    // Refunds: a part in the portal's payment, in full, one that fails, and one to a bank account.
    await stripe().refunds.create({ payment_intent: paid.combined, amount: 1000 });
    await stripe().refunds.create({ payment_intent: paid.combined });
    await stripe().refunds.create({ payment_intent: paid.invoice, amount: 345 });
    const failing = await payElsewhere('pm_card_refundFail');
    const refund = await stripe().refunds.create({ payment_intent: failing });
    await eventually('the failure of the refund', async () => {
      return (await stripe().refunds.retrieve(refund.id)).status === 'failed';
    });
    failedPayout = (await payOut(portal)).id;
    await failPayout(portal, failedPayout);
    // Disputes: won, lost, and a bank debit that the bank returned; then one that returns without a dispute.
    won = await payElsewhere('pm_card_visa');
    await setDispute(portal, { paymentIntent: won });
    await setDispute(portal, { paymentIntent: won, status: 'won' });
    await setDispute(portal, { paymentIntent: paid.paymentIntentId, status: 'lost' });
    elsewhere = await payElsewhere('pm_usBankAccount_dispute', 90_000);
    returned = await payElsewhere('pm_usBankAccount_success', 3000);
    await returnPayment(portal, returned);
    await chargeStripeFee(portal, 250);
    await payElsewhere('pm_card_visa', 200_000);
    paidPayout = (await payOut(portal)).id;
    await payElsewhere('pm_card_visa', 700);
    await payoutIsPaid(portal, paidPayout);
    await reconcileAs(portal, admin);
  });

  it('has the sums of Stripe’s balance transactions, to the cent', async () => {
    const { totals, transactions } = await calls.transactions();
    expect(totals).toEqual(await sumsAtStripe());
    const ids = (await balanceTransactionsOf(stripe())).map(({ id }) => id);
    expect(transactions.map(({ transactionId }) => transactionId).toSorted()).toEqual(ids.toSorted());
  });

  it('names what each transaction is', async () => {
    const { transactions } = await calls.transactions();
    expect(about(transactions, paid.paymentIntentId)).toEqual(['dispute', 'request_fee']);
    expect(about(transactions, paid.combined).toSorted()).toEqual(['combined', 'refund', 'refund']);
    expect(about(transactions, paid.invoice).toSorted()).toEqual(['invoice', 'refund']);
    expect(about(transactions, won).toSorted()).toEqual(['dispute', 'dispute_reversal', 'other_payment']);
    expect(about(transactions, elsewhere).toSorted()).toEqual(['dispute', 'other_payment']);
    expect(about(transactions, returned).toSorted()).toEqual(['other_payment', 'payment_failure']);
    const kinds = new Set(transactions.map(({ kind }) => kind));
    for (const kind of ['refund_failure', 'stripe_fee', 'payout', 'payout_failure'] as const)
      expect(kinds).toContain(kind);
  });

  it('names request, payer and items of a payment, and of its refunds and disputes', async () => {
    const { transactions } = await calls.transactions();
    const find = (kind: TransactionView['kind'], intentId: string) =>
      transactions.find((each) => each.kind === kind && each.intentId === intentId);
    const request = {
      orderId: paid.request.orderId,
      payerName: 'Other Copy Service Inc',
      payerEmail: 'clerk@copyservice.example',
    };
    expect(find('combined', paid.combined)).toMatchObject({
      grossCents: 7560,
      feeCents: 249,
      netCents: 7311,
      requestId: paid.requestId,
      request,
      parts: [
        { kind: 'invoice', reference: expect.stringMatching(/^INV-/), cents: 5010 },
        { kind: 'file', reference: '', cents: 2550 },
      ],
    });
    expect(find('invoice', paid.invoice)).toMatchObject({
      feeCents: 99,
      request,
      parts: [{ kind: 'invoice', reference: expect.stringMatching(/^INV-/), cents: 12_345 }],
    });
    expect(find('dispute', paid.paymentIntentId)).toMatchObject({
      grossCents: -1500,
      feeCents: 1500,
      netCents: -3000,
      request,
      parts: [],
    });
    expect(find('other_payment', won)).toMatchObject({ requestId: null, request: null, parts: [] });
  });

  it('assigns each transaction to its payout, whose amount is the net of its transactions', async () => {
    const payouts = await calls.payouts();
    expect(payouts.find(({ payoutId }) => payoutId === paidPayout)).toMatchObject({
      status: 'paid',
      differenceCents: 0,
    });
    expect(payouts.find(({ payoutId }) => payoutId === failedPayout)).toMatchObject({
      status: 'failed',
      differenceCents: 0,
    });
    const { payout, transactions } = await calls.payout(paidPayout);
    const net = transactions
      .filter(({ kind }) => kind !== 'payout')
      .reduce((sum, { netCents }) => sum + netCents, 0);
    expect(net).toBe(payout.amountCents);
    expect(transactions.some(({ kind }) => kind === 'payout_failure')).toBe(true);
    const atStripe = await stripe().balanceTransactions.list({ payout: paidPayout, limit: 100 });
    expect(transactions.map(({ transactionId }) => transactionId).toSorted()).toEqual(
      atStripe.data.map(({ id }) => id).toSorted(),
    );
    const newest = (await calls.transactions()).transactions.find(({ grossCents }) => grossCents === 700);
    expect(newest?.payout).toBeNull();
  });

  it('shows a difference between a payout and its transactions', async () => {
    const views = await containerOf(portal, 'views');
    const item = views.item(paidPayout, 'payouts');
    const { resource } = await item.read<{ payout: { amountCents: number } }>();
    const { amountCents } = resource!.payout;
    await item.patch([{ op: 'set', path: '/payout/amountCents', value: amountCents - 100 }]);
    expect((await calls.payout(paidPayout)).payout.differenceCents).toBe(-100);
    await item.patch([{ op: 'set', path: '/payout/amountCents', value: amountCents }]);
  });

  it('filters by kind and by Order ID, with the sums of the matches', async () => {
    const fees = await calls.transactions({ kind: 'request_fee' });
    expect(new Set(fees.transactions.map(({ kind }) => kind))).toEqual(new Set(['request_fee']));
    expect(fees.totals?.activity.count).toBe(fees.transactions.length);
    const found = await calls.transactions({ order: paid.request.orderId });
    expect(found.transactions).toHaveLength(7);
    expect(new Set(found.transactions.map(({ requestId }) => requestId))).toEqual(new Set([paid.requestId]));
    expect(found.totals?.activity).toMatchObject({
      count: 7,
      grossCents: 12_345 - 345,
      netCents: found.transactions.reduce((sum, { netCents }) => sum + netCents, 0),
    });
    expect((await calls.transactions({ order: 'NO-SUCH-ORDER' })).transactions).toEqual([]);
    const earlier = { startDate: '2026-01-01', endDate: '2026-01-31' };
    expect((await calls.transactions({}, earlier)).totals?.activity.count).toBe(0);
  });

  it('exports rows that add up, one for each item, and records the export', async () => {
    const [header, ...rows] = cellsOf(await calls.csv());
    expect(header?.slice(0, 2)).toEqual(['Date (UTC)', 'Kind']);
    const sumOf = (column: string) => {
      const index = header!.indexOf(column);
      return rows.reduce((sum, row) => sum + Math.round(Number(row[index]) * 100), 0);
    };
    const { activity, paidOutCents } = await sumsAtStripe();
    expect(sumOf('Gross')).toBe(activity.grossCents);
    expect(sumOf('Stripe fee')).toBe(activity.feeCents);
    expect(sumOf('Net')).toBe(activity.netCents);
    expect(sumOf('Sent to the bank')).toBe(paidOutCents);
    const combined = rows.filter((row) => row.includes(paid.combined) && row[1] === 'Files and invoices');
    expect(combined.map((row) => row[2])).toEqual(['Invoice', 'File charge']);
    const ofPayout = cellsOf(await calls.csv({ payoutId: paidPayout }));
    expect(ofPayout).toHaveLength((await calls.payout(paidPayout)).transactions.length + 1);
    const exports = (await trailEntries(portal)).filter(({ kind }) => kind === 'transactions-exported');
    expect(exports.at(-1)?.details).toMatchObject({ payoutId: paidPayout, isFirstPart: true });
  });

  it('is the same after it was copied again from the start', async () => {
    const before = await calls.transactions();
    await (await containerOf(portal, 'accounts')).item('transaction-copy', 'transaction-copy').delete();
    await reconcileNow(portal);
    await reconcileAs(portal, admin);
    const after = await calls.transactions();
    expect(after.totals).toEqual(before.totals);
    expect(after.transactions).toEqual(before.transactions);
  });
});

describe('the copy of Stripe’s transactions', () => {
  it('happens at once when Stripe reports a payout, and hourly without its events', async () => {
    await setWebhookFaults(portal, {});
    const fromEvent = await payElsewhere('pm_card_visa', 4000);
    const reported = await payOut(portal);
    expect(await listedPayout(reported.id)).toMatchObject({ status: 'paid', differenceCents: 0 });
    const { transactions } = await calls.payout(reported.id);
    expect(about(transactions, fromEvent)).toEqual(['other_payment']);

    await loseWebhooks(portal);
    await payElsewhere('pm_card_visa', 5000);
    const unreported = await payOut(portal);
    await payoutIsPaid(portal, unreported.id);
    await reconcileAs(portal, admin);
    expect((await calls.payout(unreported.id)).payout).toMatchObject({ status: 'paid', differenceCents: 0 });
    await failPayout(portal, unreported.id);
    await reconcileAs(portal, admin);
    expect((await calls.payout(unreported.id)).payout).toMatchObject({ status: 'failed' });
  });

  it('continues after an outage of Stripe', async () => {
    await loseWebhooks(portal);
    const missed = await payElsewhere('pm_card_visa', 6000);
    await setOutage(portal, 'stripe', true);
    await reconcileNow(portal);
    await setOutage(portal, 'stripe', false);
    expect(about((await calls.transactions()).transactions, missed)).toEqual([]);
    await reconcileAs(portal, admin);
    expect(about((await calls.transactions()).transactions, missed)).toEqual(['other_payment']);
  });

  it('lists payments of a deleted request without its facts', async () => {
    await loseWebhooks(portal);
    const request = await submitRequest(portal);
    await reconcileAs(portal, admin);
    await (await containerOf(portal, 'requests')).item('root', request.requestId).delete();
    const found = (await calls.transactions({ kind: 'request_fee' })).transactions.find(
      ({ intentId }) => intentId === request.paymentIntentId,
    );
    expect(found).toMatchObject({ requestId: request.requestId, request: null, parts: [], netCents: 1426 });
  });
});
