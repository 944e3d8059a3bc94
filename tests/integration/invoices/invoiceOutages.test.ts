import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { adminOf, type Person, signedUp, staffOf } from '../../support/accounts/accounts.ts';
import { killApi, setCut, sweepOutbox } from '../../support/portal/controls.ts';
import { eventually } from '../../support/portal/eventually.ts';
import { intentIn, invoiceIn, invoicesOf, sentInvoice } from '../../support/payments/invoicesOf.ts';
import { pay, stripeOf } from '../../support/requests/order.ts';
import { type BorrowedPortal, borrowPortal } from '../../support/portal/borrowPortal.ts';
import { containerOf, makeTasksDue, openWork } from '../../support/portal/stores.ts';
import { holdWebhooks } from '../../support/payments/webhooks.ts';

let portal: BorrowedPortal;
let staff: Person;
let admin: Person;
let client: Person;

beforeAll(async () => {
  portal = await borrowPortal();
  [staff, admin, client] = await Promise.all([staffOf(portal), adminOf(portal), signedUp(portal)]);
});
afterAll(() => portal.stop());
afterEach(async () => {
  await setCut(portal, 'stripe', false);
  await holdWebhooks(portal, false);
});

async function anInvoice({ isPaid }: { isPaid: boolean }) {
  const invoice = await sentInvoice(portal, staff, client);
  const intentId = intentIn(await invoice.open());
  const admins = invoicesOf(portal, admin, invoice.requestId);
  if (isPaid) {
    await pay(portal, intentId);
    await invoice.update();
  }
  return { ...invoice, intentId, admins };
}

const refundsAtStripe = async (intentId: string) =>
  (await stripeOf(portal).refunds.list({ payment_intent: intentId })).data;

const stuck = z.looseObject({ id: z.string(), requestId: z.string(), stuckSince: z.iso.datetime() });
const swept = z.object({
  stuckMs: z.number(),
  stuckRequestId: z.optional(z.string()),
  stuckTaskId: z.optional(z.string()),
});

/** The lines that the sweep of the outbox has said, the newest last. */
async function sweeps(): Promise<z.output<typeof swept>[]> {
  const folder = join(portal.dir, 'logs');
  const texts = await Promise.all(
    (await readdir(folder)).map((name) => readFile(join(folder, name), 'utf8')),
  );
  const said = texts.flatMap((text) => text.match(/\{"event":"outbox swept".*?\}/g) ?? []);
  return said.map((line) => swept.parse(JSON.parse(line)));
}

describe('while Stripe does not respond', () => {
  it('the sweep logs how long work is stuck, also between tries, until it is done', async () => {
    const invoice = await anInvoice({ isPaid: true });
    await setCut(portal, 'stripe', true);
    await invoice.admins.refund(invoice.invoiceId, '20.00', randomUUID());
    const task = await eventually('the try that fails', async () => {
      const open = await openWork(portal, invoice.requestId);
      return open.map((each) => stuck.safeParse(each).data).find((each) => each !== undefined);
    });
    const requests = await containerOf(portal, 'requests');
    const stuckSince = new Date(Date.parse(task.stuckSince) - 3_600_000).toISOString();
    const due = new Date(Date.now() + 86_400_000).toISOString();
    await requests.items.upsert({ ...task, stuckSince, due });
    await sweepOutbox(portal);
    expect((await sweeps()).at(-1)).toMatchObject({
      stuckMs: expect.toSatisfy((ms: number) => ms >= 3_600_000) as number,
      stuckRequestId: invoice.requestId,
      stuckTaskId: task.id,
    });
    await setCut(portal, 'stripe', false);
    await eventually('the refund', async () => {
      await makeTasksDue(portal);
      await sweepOutbox(portal);
      return (await sweeps()).at(-1)?.stuckMs === 0;
    });
    expect((await invoice.listed()).refunds[0]?.state).toBe('done');
  });

  it('a refund is pending, reduces the refundable amount, and is sent once when Stripe is back', async () => {
    const invoice = await anInvoice({ isPaid: true });
    const key = randomUUID();
    await setCut(portal, 'stripe', true);
    const answer = await invoice.admins.refund(invoice.invoiceId, '20.00', key);
    expect(invoiceIn(answer)).toMatchObject({
      refunds: [{ state: 'pending', amount: 20 }],
      refundableAmount: 5.5,
      refundedAmount: 0,
    });
    expect((await invoice.admins.refund(invoice.invoiceId, '20.00', key)).status).toBe(200);
    expect((await invoice.admins.refund(invoice.invoiceId, '10.00')).status).toBe(409);
    await setCut(portal, 'stripe', false);
    await eventually('the refund', async () => {
      await makeTasksDue(portal);
      await Promise.all([sweepOutbox(portal), sweepOutbox(portal)]);
      return (await invoice.listed()).refunds[0]?.state === 'done';
    });
    expect(await refundsAtStripe(invoice.intentId)).toMatchObject([{ amount: 2000 }]);
  });

  it.each(['deactivated', 'settled'])('no invoice that could still be paid is %s', async (what) => {
    const invoice = await anInvoice({ isPaid: false });
    const { invoiceId, invoices, admins } = invoice;
    const withdraw = () => (what === 'settled' ? admins.settle(invoiceId) : invoices.deactivate(invoiceId));
    await setCut(portal, 'stripe', true);
    expect(await withdraw()).toMatchObject({ status: 503, error: { code: 'unavailable' } });
    expect(await invoice.stored()).toMatchObject({ isActive: true, paymentState: 'unpaid' });
    await setCut(portal, 'stripe', false);
    expect((await withdraw()).status).toBe(200);
  });
});

describe('when webhooks are lost', () => {
  it('the browser’s status check repairs the payment', async () => {
    await holdWebhooks(portal, true);
    const invoice = await anInvoice({ isPaid: false });
    await pay(portal, invoice.intentId);
    expect(await invoice.stored()).toMatchObject({ paymentState: 'unpaid' });
    expect(await invoice.update()).toMatchObject({ isPaid: true });
  });

  it.each(['deactivating', 'settling'])('%s finds the payment, records it and says so', async (what) => {
    await holdWebhooks(portal, true);
    const invoice = await anInvoice({ isPaid: false });
    const { invoiceId, invoices, admins } = invoice;
    await pay(portal, invoice.intentId);
    const answer =
      what === 'settling' ? await admins.settle(invoiceId) : await invoices.deactivate(invoiceId);
    expect(answer).toMatchObject({ status: 409, message: 'A payment for this invoice has just arrived' });
    expect(await invoice.listed()).toMatchObject({ isActive: true, isPaid: true, settlement: null });
  });
});

it('a refund survives an API crash before it reaches Stripe', async () => {
  const invoice = await anInvoice({ isPaid: true });
  await setCut(portal, 'stripe', true);
  const asked = invoice.admins.refund(invoice.invoiceId, '25.50').catch(() => undefined);
  await eventually('the note', async () => (await invoice.stored()).refunds.length === 1);
  await killApi(portal);
  await asked;
  await setCut(portal, 'stripe', false);
  await eventually('the refund', async () => {
    await makeTasksDue(portal);
    await sweepOutbox(portal).catch(() => undefined);
    return (await invoice.stored()).refunds[0]?.state === 'done';
  });
  expect(await refundsAtStripe(invoice.intentId)).toMatchObject([{ amount: 2550 }]);
});
