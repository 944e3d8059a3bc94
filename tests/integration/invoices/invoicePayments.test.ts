import { getAllClientRequests } from '@portal/contract/requests/endpoints/requestList.ts';
import { beforeAll, describe, expect, inject, it, test } from 'vitest';
import {
  getAdmin,
  authHeaders,
  type Person,
  signUpPerson,
  createStaff,
} from '../../support/accounts/accounts.ts';
import { bankAccount, MANDATE } from '../../support/payments/bankPayments.ts';
import { dataOf } from '../../support/api/callApi.ts';
import { eventually } from '../../support/portal/eventually.ts';
import { randomIpHeader } from '../../support/api/randomIpHeader.ts';
import { intentIn, invoiceCalls, sentInvoice } from '../../support/payments/invoiceCalls.ts';
import { emailsAbout } from '../../support/operations/emails.ts';
import { IS_FULL_SIZE } from '../../support/portal/fullSize.ts';
import { pay, stripeOf } from '../../support/requests/order.ts';
import { documentsOf, pendingTasksOf } from '../../support/portal/stores.ts';
import { deliver, eventAbout, redeliver, sign } from '../../support/payments/webhooks.ts';

const portal = inject('portal');
const stripe = stripeOf(portal);

let staff: Person;
let admin: Person;
let client: Person;
beforeAll(async () => {
  [staff, admin, client] = await Promise.all([createStaff(portal), getAdmin(portal), signUpPerson(portal)]);
});

const sendInvoice = (lineItems?: unknown) => sentInvoice(portal, staff, client, lineItems);
type SentInvoice = Awaited<ReturnType<typeof sendInvoice>>;

const payFromBank = (intentId: string, token: string) =>
  stripe.paymentIntents.confirm(intentId, { payment_method: token, ...MANDATE });

/** Cents that Stripe received for all PaymentIntents of a request and did not refund. */
async function netReceivedFor({ requestId }: Pick<SentInvoice, 'requestId'>): Promise<number> {
  const events = await documentsOf(portal, requestId, 'event');
  const intentIds = events.flatMap(({ kind, details }) =>
    String(kind).startsWith('invoice-') ? (details as { intentId?: string }).intentId : [],
  );
  let cents = 0;
  for (const intentId of new Set(intentIds.filter((id) => id !== undefined))) {
    const { amount_received: received } = await stripe.paymentIntents.retrieve(intentId);
    const { data } = await stripe.refunds.list({ payment_intent: intentId });
    const refunded = data
      .filter(({ status }) => status !== 'failed')
      .reduce((sum, { amount }) => sum + amount, 0);
    cents += received - refunded;
  }
  return cents;
}

/** Other tasks are left to the sweep. */
const waitForEmailsAndRefunds = ({ requestId }: Pick<SentInvoice, 'requestId'>) =>
  eventually('sending all emails and refunds', async () => {
    const tasks = (await pendingTasksOf(portal, requestId)) as { work: { kind: string }[] }[];
    return !tasks.some(({ work }) => work.some(({ kind }) => kind === 'notify-client' || kind === 'refund'));
  });

describe('paying an invoice', () => {
  it('charges the stored amount, whatever the browser sends, and sends Stripe no patient data', async () => {
    const invoice = await sendInvoice();
    const opened = await invoice.open({ amount: 1, totalAmount: 0.01, currency: 'jpy', isPaid: true });
    expect(opened).toMatchObject({ status: 200, data: { amount: 2550, status: 'requires_payment_method' } });
    const intent = await stripe.paymentIntents.retrieve(intentIn(opened));
    expect(intent).toMatchObject({ amount: 2550, currency: 'usd' });
    expect(intent.metadata).toEqual({
      kind: 'invoice',
      requestId: invoice.requestId,
      invoiceId: invoice.invoiceId,
    });
    expect(JSON.stringify(intent)).not.toMatch(/Pat Example|chart/);
  });

  it('counts only if Stripe confirms it, whatever the browser sends', async () => {
    const invoice = await sendInvoice();
    const intentId = intentIn(await invoice.open());
    const [listed] = await invoice.invoices.list();
    expect(listed!.paymentIntentId).toBe(intentId);
    expect(await invoice.update()).toMatchObject({ isPaid: false, paymentState: 'unpaid' });
    await pay(portal, intentId);
    expect(await invoice.update()).toMatchObject({ isPaid: true, paymentState: 'paid' });
  });

  it('completes by webhook alone, once despite repeats, with one receipt', async () => {
    const invoice = await sendInvoice();
    const intentId = intentIn(await invoice.open());
    await pay(portal, intentId);
    await eventually('the webhook', async () => (await invoice.stored()).paymentState === 'paid');
    await waitForEmailsAndRefunds(invoice);
    const before = await invoice.stored();
    const { sent, accepted } = await redeliver(portal, { times: 20, shuffle: true, paymentIntent: intentId });
    expect(accepted).toBe(sent);
    for (let time = 0; time < 3; time++) await invoice.update();
    expect(await invoice.stored()).toEqual(before);
    const receipts = (await emailsAbout(portal, invoice.orderId)).filter(({ subject }) =>
      subject.startsWith('Receipt for invoice'),
    );
    expect(receipts.map(({ to }) => to).toSorted()).toEqual(
      [client.email, 'clerk@copyservice.example'].toSorted(),
    );
    expect(receipts[0]!.text).toContain(intentId);
  });

  it('opens one PaymentIntent for a hundred tabs, and charges once when two pay', async () => {
    const invoice = await sendInvoice();
    const opened = await Promise.all(
      Array.from({ length: 100 }, (_, tab) => (tab % 2 ? invoice.open() : invoice.openAs(client))),
    );
    expect(new Set(opened.map(intentIn)).size).toBe(1);
    const intentId = intentIn(opened[0]!);
    const paid = await Promise.allSettled([pay(portal, intentId), pay(portal, intentId)]);
    expect(paid.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await invoice.update();
    expect(await netReceivedFor(invoice)).toBe(2550);
    expect(await invoice.open()).toMatchObject({ status: 409, message: 'This invoice is already paid.' });
  });

  it('can be tried again after a declined card and after a cancelled PaymentIntent', async () => {
    const invoice = await sendInvoice();
    const first = intentIn(await invoice.open());
    await pay(portal, first, 'pm_card_chargeDeclined').catch(() => undefined);
    expect(await invoice.update()).toMatchObject({ isPaid: false, paymentState: 'unpaid' });
    expect(intentIn(await invoice.open())).toBe(first);
    await stripe.paymentIntents.cancel(first);
    const second = intentIn(await invoice.open());
    expect(second).not.toBe(first);
    await pay(portal, second);
    expect(await invoice.update()).toMatchObject({ isPaid: true });
  });

  it('is refused to staff', async () => {
    const invoice = await sendInvoice();
    expect((await invoice.openAs(staff)).status).toBe(403);
    expect((await invoice.openAs(await signUpPerson(portal))).status).toBe(404);
  });
});

it('an invoice is the next step in the list of its client only, until it is paid or inactive', async () => {
  const invoice = await sendInvoice();
  const { requestId, invoiceId, invoices } = invoice;
  const stepsFor = async (person: Person) => {
    const { requests } = await dataOf(portal.api, getAllClientRequests, {
      headers: { ...authHeaders(person), ...randomIpHeader() },
      query: { search: invoice.orderId },
    });
    return requests.filter(({ _id }) => _id === requestId).map(({ nextStep }) => nextStep?.kind ?? null);
  };
  const listShows = (step: string) =>
    eventually('the list', async () => (await stepsFor(client)).join() === step);
  await listShows('pay');
  expect(await stepsFor(staff)).toEqual([null]);
  expect(await stepsFor(await signUpPerson(portal))).toEqual([]);
  await invoices.deactivate(invoiceId);
  await listShows('staff');
  await invoices.activate(invoiceId);
  await listShows('pay');
  await pay(portal, intentIn(await invoice.open()));
  await invoice.update();
  await listShows('staff');
});

describe('a bank account', () => {
  it('clears first, blocks changes until then, and pays', async () => {
    const invoice = await sendInvoice();
    const intentId = intentIn(await invoice.open());
    const method = await stripe.paymentMethods.create(bankAccount('000123456789'));
    await stripe.paymentIntents.confirm(intentId, { payment_method: method.id, ...MANDATE });
    expect(await invoice.update()).toMatchObject({ isPaid: false, paymentState: 'unpaid' });
    await stripe.paymentIntents.verifyMicrodeposits(intentId, { descriptor_code: 'SM11AA' });
    await eventually('the bank payment', async () => (await invoice.update()).isPaid);
    expect(await invoice.holderView()).toMatchObject([{ status: 'paid', isPaid: true }]);
  });

  it('that fails later marks the invoice failed, emails the client, and allows another payment', async () => {
    const invoice = await sendInvoice();
    const intentId = intentIn(await invoice.open());
    await payFromBank(intentId, 'pm_usBankAccount_insufficientFunds');
    await eventually(
      'the failed bank payment',
      async () => (await invoice.update()).paymentState === 'failed',
    );
    const emails = await eventually('the emails', async () => {
      const found = (await emailsAbout(portal, invoice.orderId)).filter(({ subject }) =>
        subject.startsWith(`Payment failed for invoice ${invoice.invoiceNumber}`),
      );
      return found.length > 1 && found;
    });
    expect(emails).toHaveLength(2);
    expect(await invoice.holderView()).toMatchObject([
      { status: 'sent', isPaid: false, paymentState: 'failed' },
    ]);
    await pay(portal, intentIn(await invoice.open()));
    expect(await invoice.update()).toMatchObject({ isPaid: true });
    expect(await netReceivedFor(invoice)).toBe(2550);
  });

  it('stays paid if its events arrive out of order', async () => {
    const invoice = await sendInvoice();
    const intentId = intentIn(await invoice.open());
    await payFromBank(intentId, 'pm_usBankAccount_success');
    await eventually('the bank payment', async () => (await invoice.update()).isPaid);
    for (const type of ['payment_intent.processing', 'payment_intent.payment_failed']) {
      const payload = eventAbout({ object: 'payment_intent', id: intentId, status: 'processing' }, type);
      expect((await deliver(portal, { payload })).status).toBe(200);
    }
    expect(await invoice.stored()).toMatchObject({ paymentState: 'paid', refunds: [] });
  });
});

describe('a PaymentIntent that is not for this invoice', () => {
  type Ids = Pick<SentInvoice, 'requestId' | 'invoiceId'>;
  test.each<[string, (ids: Ids) => object]>([
    ['of a smaller amount', (ids) => ({ amount: 50, metadata: { kind: 'invoice', ...ids } })],
    ['of a cent more', (ids) => ({ amount: 2551, metadata: { kind: 'invoice', ...ids } })],
    ['of another currency', (ids) => ({ currency: 'eur', metadata: { kind: 'invoice', ...ids } })],
    ['of another kind', (ids) => ({ metadata: { kind: 'file', ...ids } })],
    [
      'of another invoice',
      ({ requestId }) => ({ metadata: { kind: 'invoice', requestId, invoiceId: `inv_${'0'.repeat(32)}` } }),
    ],
    [
      'of another request',
      ({ invoiceId }) => ({
        metadata: { kind: 'invoice', invoiceId, requestId: `req_${'x'.repeat(24)}` },
      }),
    ],
  ])('%s neither pays the invoice nor is refunded', async (_, forged) => {
    const invoice = await sendInvoice();
    const { requestId, invoiceId } = invoice;
    const { id } = await stripe.paymentIntents.create({
      amount: 2550,
      currency: 'usd',
      allowed_payment_method_types: ['card'],
      ...forged({ requestId, invoiceId }),
    });
    await pay(portal, id);
    const payload = eventAbout({ object: 'payment_intent', id }, 'payment_intent.succeeded');
    expect((await deliver(portal, { payload })).status).toBe(200);
    expect(await invoice.update()).toMatchObject({ isPaid: false, paymentState: 'unpaid' });
    expect(await invoice.stored()).toMatchObject({ refunds: [] });
  });
});

describe('a webhook about the payment of an invoice', () => {
  const MINUTE_MS = 60_000;
  const minutesFromNow = (minutes: number) => new Date(Date.now() + minutes * MINUTE_MS);
  test.each<[string, () => { signature?: string; signedAt?: Date }]>([
    ['forged', () => ({ signature: sign('{}', 'whsec_other', new Date()) })],
    ['stale', () => ({ signedAt: minutesFromNow(-6) })],
    ['from the future', () => ({ signedAt: minutesFromNow(6) })],
  ])('that is %s is refused', async (_, delivery) => {
    const invoice = await sendInvoice();
    const id = intentIn(await invoice.open());
    const payload = eventAbout(
      { object: 'payment_intent', id, status: 'succeeded' },
      'payment_intent.succeeded',
    );
    expect((await deliver(portal, { payload, ...delivery() })).status).toBe(400);
    expect(await invoice.stored()).toMatchObject({ paymentState: 'unpaid' });
  });

  it('that wrongly reports a payment is accepted and changes nothing', async () => {
    const invoice = await sendInvoice();
    const id = intentIn(await invoice.open());
    const payload = eventAbout(
      { object: 'payment_intent', id, status: 'succeeded' },
      'payment_intent.succeeded',
    );
    expect((await deliver(portal, { payload })).status).toBe(200);
    expect(await invoice.stored()).toMatchObject({ paymentState: 'unpaid', isActive: true });
  });
});

describe('an unmatched payment is refunded and shown', () => {
  /** Pays a PaymentIntent for the invoice that the portal did not open. */
  async function payUnmatched({ requestId, invoiceId }: SentInvoice): Promise<string> {
    const { id } = await stripe.paymentIntents.create({
      amount: 2550,
      currency: 'usd',
      metadata: { kind: 'invoice', requestId, invoiceId },
      allowed_payment_method_types: ['card'],
    });
    await pay(portal, id);
    return id;
  }
  const refundDone = (invoice: SentInvoice) =>
    eventually('the refund', async () => {
      const { refunds } = await invoice.listed();
      return refunds[0]?.state === 'done' && refunds;
    });

  test.each<[string, (invoice: SentInvoice) => Promise<unknown>, string, boolean]>([
    [
      'that was settled outside',
      (invoice) => invoiceCalls(portal, admin, invoice.requestId).settle(invoice.invoiceId),
      'The invoice was paid outside the portal.',
      true,
    ],
    [
      'that is inactive',
      (invoice) => invoice.invoices.deactivate(invoice.invoiceId),
      'The invoice was not open for payment.',
      false,
    ],
    [
      'that is paid',
      async (invoice) => {
        await pay(portal, intentIn(await invoice.open()));
        await invoice.update();
      },
      'The invoice was already paid.',
      true,
    ],
  ])('for an invoice %s', async (_, prepare, reason, isPaid) => {
    const invoice = await sendInvoice();
    await prepare(invoice);
    const before = await netReceivedFor(invoice);
    const intentId = await payUnmatched(invoice);
    expect(await refundDone(invoice)).toMatchObject([
      { kind: 'automatic', amount: 25.5, state: 'done', byName: 'system', reason },
    ]);
    expect(await netReceivedFor(invoice)).toBe(before);
    expect(await invoice.listed()).toMatchObject({ isPaid, refundedAmount: 0 });
    expect((await stripe.refunds.list({ payment_intent: intentId })).data).toMatchObject([{ amount: 2550 }]);
    const emails = await eventually('the email', async () => {
      const found = (await emailsAbout(portal, invoice.orderId)).filter(({ subject }) =>
        subject.startsWith('Refund for invoice'),
      );
      return found.length > 1 && found;
    });
    expect(emails[0]!.text).toContain('$25.50');
  });

  it('does not pay the invoice when it is reopened', async () => {
    const invoice = await sendInvoice();
    const { invoices, invoiceId } = invoice;
    await invoices.deactivate(invoiceId);
    const intentId = await payUnmatched(invoice);
    await refundDone(invoice);
    expect((await invoices.activate(invoiceId)).status).toBe(200);
    expect(await invoice.update()).toMatchObject({ isPaid: false });
    const opened = intentIn(await invoice.open());
    expect(opened).not.toBe(intentId);
    expect((await invoices.deactivate(invoiceId)).status).toBe(200);
    expect((await invoices.activate(invoiceId)).status).toBe(200);
    await pay(portal, intentIn(await invoice.open()));
    expect(await invoice.update()).toMatchObject({ isPaid: true });
    expect(await netReceivedFor(invoice)).toBe(2550);
  });
});

describe('an invoice that is withdrawn while it is being paid', () => {
  it('is paid and active if the payment was first', async () => {
    const invoice = await sendInvoice();
    const intentId = intentIn(await invoice.open());
    await pay(portal, intentId);
    expect(await invoice.invoices.deactivate(invoice.invoiceId)).toMatchObject({
      status: 409,
      message: expect.stringMatching(
        /^(A payment for this invoice has just arrived|A paid invoice cannot be deactivated)$/,
      ) as string,
    });
    expect(await invoice.stored()).toMatchObject({ isActive: true, paymentState: 'paid' });
  });

  it('stays active while a bank payment clears', async () => {
    const invoice = await sendInvoice();
    const intentId = intentIn(await invoice.open());
    await payFromBank(intentId, 'pm_usBankAccount_success');
    const response = await invoice.invoices.deactivate(invoice.invoiceId);
    expect(response.status).toBe(409);
    expect((await invoice.stored()).isActive).toBe(true);
    await eventually('the bank payment', async () => (await invoice.update()).isPaid);
  });

  /** At least this many, and more until each side has won once. */
  const ROUNDS = IS_FULL_SIZE ? 20 : 4;
  const MAX_ROUNDS = 20;
  /** Pays after this many calls, so that in some rounds the payment wins and in others the withdrawal. */
  async function payAfter(calls: number, intentId: string): Promise<void> {
    for (let call = 0; call < calls; call++) await stripe.paymentIntents.retrieve(intentId);
    await pay(portal, intentId);
  }

  it.each([
    ['deactivated', (invoice: SentInvoice) => invoice.invoices.deactivate(invoice.invoiceId)],
    [
      'paid outside',
      (invoice: SentInvoice) => invoiceCalls(portal, admin, invoice.requestId).settle(invoice.invoiceId),
    ],
  ] as const)(
    'never keeps money for an invoice that is %s, in several races',
    { timeout: 120_000 },
    async (change, withdraw) => {
      const outcomes = new Set<string>();
      for (let round = 0; round < ROUNDS || (outcomes.size < 2 && round < MAX_ROUNDS); round++) {
        const invoice = await sendInvoice();
        const opened = intentIn(await invoice.open());
        const [, withdrawal] = await Promise.all([
          payAfter((round * 8) % 21, opened)
            .then(() => invoice.update())
            .catch(() => undefined),
          withdraw(invoice),
          // The payment is opened again at the same time.
          round % 2 ? invoice.open() : undefined,
        ]);
        await waitForEmailsAndRefunds(invoice);
        const { isActive, paymentState, refunds } = await invoice.stored();
        const { settlement } = await invoice.listed();
        const isOwed = isActive && paymentState === 'paid' && settlement === null;
        expect(await netReceivedFor(invoice)).toBe(isOwed ? 2550 : 0);
        expect([200, 409]).toContain(withdrawal.status);
        expect(withdrawal.status === 200).toBe(change === 'deactivated' ? !isActive : settlement !== null);
        for (const refund of refunds) expect(refund).toMatchObject({ kind: 'automatic', state: 'done' });
        outcomes.add(isOwed ? 'paid' : 'withdrawn');
      }
      expect(outcomes).toEqual(new Set(['paid', 'withdrawn']));
    },
  );
});

it('the audit trail has each invoice event once, without lines', async () => {
  const invoice = await sendInvoice();
  await pay(portal, intentIn(await invoice.open()));
  await Promise.all(Array.from({ length: 5 }, () => invoice.update()));
  const events = await documentsOf(portal, invoice.requestId, 'event');
  const paid = events.filter(
    ({ kind, details }) => kind === 'invoice-payment' && (details as { to?: string }).to === 'paid',
  );
  expect(paid).toMatchObject([{ details: { cents: 2550, number: invoice.invoiceNumber } }]);
  expect(JSON.stringify(events)).not.toContain('chart');
});
