import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { getAdmin, type Person, signUpPerson, createStaff } from '../../support/accounts/accounts.ts';
import { killApi, setOutage, sweepOutbox } from '../../support/portal/controls.ts';
import { eventually } from '../../support/portal/eventually.ts';
import { intentIn, invoiceIn, invoiceCalls, sentInvoice } from '../../support/payments/invoiceCalls.ts';
import { pay, stripeOf } from '../../support/requests/order.ts';
import { borrowPortal, type BorrowedPortal } from '../../support/portal/borrowPortal.ts';
import { containerOf, makeTasksDue, pendingTasksOf } from '../../support/portal/stores.ts';
import { holdWebhooks } from '../../support/payments/webhooks.ts';

// No other file uses this portal at the same time: it reads the last entry of the log.
let portal: BorrowedPortal;
let staff: Person;
let admin: Person;
let client: Person;

beforeAll(async () => {
  portal = await borrowPortal();
  [staff, admin, client] = await Promise.all([createStaff(portal), getAdmin(portal), signUpPerson(portal)]);
});
afterAll(() => portal.stop());
afterEach(async () => {
  await setOutage(portal, 'stripe', false);
  await holdWebhooks(portal, false);
});

async function createInvoice({ isPaid }: { isPaid: boolean }) {
  const invoice = await sentInvoice(portal, staff, client);
  const intentId = intentIn(await invoice.open());
  const admins = invoiceCalls(portal, admin, invoice.requestId);
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

/** The log entries of the outbox sweep, oldest first. */
async function sweeps(): Promise<z.output<typeof swept>[]> {
  const folder = join(portal.dir, 'logs');
  const texts = await Promise.all(
    (await readdir(folder)).map((name) => readFile(join(folder, name), 'utf8')),
  );
  const lines = texts.flatMap((text) => text.match(/\{"event":"outbox swept".*?\}/g) ?? []);
  return lines.map((line) => swept.parse(JSON.parse(line)));
}

describe('while Stripe does not respond', () => {
  it('the sweep logs how long a task is stuck, even between attempts, until it is done', async () => {
    const invoice = await createInvoice({ isPaid: true });
    await setOutage(portal, 'stripe', true);
    await invoice.admins.refund(invoice.invoiceId, '20.00', randomUUID());
    const task = await eventually('the failed attempt', async () => {
      const open = await pendingTasksOf(portal, invoice.requestId);
      return open.map((each) => stuck.safeParse(each).data).find((each) => each !== undefined);
    });
    const requests = await containerOf(portal, 'requests');
    const stuckSince = new Date(Date.parse(task.stuckSince) - 3_600_000).toISOString();
    const due = new Date(Date.now() + 86_400_000).toISOString();
    await requests.items.upsert({ ...task, stuckSince, due });
    await sweepOutbox(portal);
    // The log can be behind the response.
    const sweep = await eventually('the log of the sweep', async () =>
      (await sweeps()).findLast(
        ({ stuckMs, stuckRequestId }) => stuckMs >= 3_600_000 && stuckRequestId === invoice.requestId,
      ),
    );
    expect(sweep.stuckTaskId).toBe(task.id);
    await setOutage(portal, 'stripe', false);
    await eventually('the refund', async () => {
      await makeTasksDue(portal);
      await sweepOutbox(portal);
      return (await sweeps()).at(-1)?.stuckMs === 0;
    });
    expect((await invoice.listed()).refunds[0]?.state).toBe('done');
  });

  it('a refund is pending, reduces the refundable amount, and is sent once when Stripe is back', async () => {
    const invoice = await createInvoice({ isPaid: true });
    const key = randomUUID();
    await setOutage(portal, 'stripe', true);
    const response = await invoice.admins.refund(invoice.invoiceId, '20.00', key);
    expect(invoiceIn(response)).toMatchObject({
      refunds: [{ state: 'pending', amount: 20 }],
      refundableAmount: 5.5,
      refundedAmount: 0,
    });
    expect((await invoice.admins.refund(invoice.invoiceId, '20.00', key)).status).toBe(200);
    expect((await invoice.admins.refund(invoice.invoiceId, '10.00')).status).toBe(409);
    await setOutage(portal, 'stripe', false);
    await eventually('the refund', async () => {
      await makeTasksDue(portal);
      await Promise.all([sweepOutbox(portal), sweepOutbox(portal)]);
      return (await invoice.listed()).refunds[0]?.state === 'done';
    });
    expect(await refundsAtStripe(invoice.intentId)).toMatchObject([{ amount: 2000 }]);
  });

  it.each(['deactivated', 'settled'])('no invoice that can still be paid is %s', async (change) => {
    const invoice = await createInvoice({ isPaid: false });
    const { invoiceId, invoices, admins } = invoice;
    const withdraw = () => (change === 'settled' ? admins.settle(invoiceId) : invoices.deactivate(invoiceId));
    await setOutage(portal, 'stripe', true);
    expect(await withdraw()).toMatchObject({ status: 503, error: { code: 'unavailable' } });
    expect(await invoice.stored()).toMatchObject({ isActive: true, paymentState: 'unpaid' });
    await setOutage(portal, 'stripe', false);
    expect((await withdraw()).status).toBe(200);
  });
});

describe('when webhooks are lost', () => {
  it('the browser’s status check repairs the payment', async () => {
    await holdWebhooks(portal, true);
    const invoice = await createInvoice({ isPaid: false });
    await pay(portal, invoice.intentId);
    expect(await invoice.stored()).toMatchObject({ paymentState: 'unpaid' });
    expect(await invoice.update()).toMatchObject({ isPaid: true });
  });

  it.each(['deactivating', 'settling'])(
    '%s finds and records the payment, and is refused',
    async (action) => {
      await holdWebhooks(portal, true);
      const invoice = await createInvoice({ isPaid: false });
      const { invoiceId, invoices, admins } = invoice;
      await pay(portal, invoice.intentId);
      const response =
        action === 'settling' ? await admins.settle(invoiceId) : await invoices.deactivate(invoiceId);
      expect(response).toMatchObject({ status: 409, message: 'A payment for this invoice has just arrived' });
      expect(await invoice.listed()).toMatchObject({ isActive: true, isPaid: true, settlement: null });
    },
  );
});

it('a refund survives an API crash before it reaches Stripe', async () => {
  const invoice = await createInvoice({ isPaid: true });
  await setOutage(portal, 'stripe', true);
  const refund = invoice.admins.refund(invoice.invoiceId, '25.50').catch(() => undefined);
  await eventually('the stored refund', async () => (await invoice.stored()).refunds.length === 1);
  await killApi(portal);
  await refund;
  await setOutage(portal, 'stripe', false);
  await eventually('the refund', async () => {
    await makeTasksDue(portal);
    await sweepOutbox(portal).catch(() => undefined);
    return (await invoice.stored()).refunds[0]?.state === 'done';
  });
  expect(await refundsAtStripe(invoice.intentId)).toMatchObject([{ amount: 2550 }]);
});
