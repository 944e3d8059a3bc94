import { randomUUID } from 'node:crypto';
import { listQuickAddItems } from '@portal/contract/configuration/endpoints/quickAddItems.ts';
import { beforeAll, describe, expect, inject, it, test } from 'vitest';
import {
  getAdmin,
  authHeaders,
  type Person,
  signUpPerson,
  createStaff,
} from '../../support/accounts/accounts.ts';
import { callApi, dataOf } from '../../support/api/callApi.ts';
import { requestCalls } from '../../support/api/requestCalls.ts';
import { eventually } from '../../support/portal/eventually.ts';
import { randomIpHeader } from '../../support/api/randomIpHeader.ts';
import {
  intentIn,
  invoiceIn,
  invoiceLine,
  invoiceCalls,
  requestWithInvoices,
  sentInvoice,
} from '../../support/payments/invoiceCalls.ts';
import { emailsAbout } from '../../support/operations/emails.ts';
import { pay } from '../../support/requests/order.ts';
import { storeInvoice } from '../../support/payments/storedInvoices.ts';
import { documentsOf } from '../../support/portal/stores.ts';

const portal = inject('portal');

let staff: Person;
let admin: Person;
let client: Person;
beforeAll(async () => {
  [staff, admin, client] = await Promise.all([createStaff(portal), getAdmin(portal), signUpPerson(portal)]);
});

async function requestWithCalls() {
  const request = await requestWithInvoices(portal, client);
  return { ...request, invoices: invoiceCalls(portal, staff, request.requestId) };
}

const kindsIn = async (requestId: string) =>
  (await documentsOf(portal, requestId, 'event'))
    .map(({ kind }) => kind)
    .filter((kind) => kind !== 'submitted');

describe('the life cycle of an invoice', () => {
  it('goes from draft to email to receipt, with each step in the audit trail', async () => {
    const { requestId, orderId, verificationCode, invoices, ...request } = await requestWithCalls();
    const created = await invoices.create([invoiceLine]);
    expect(created).toMatchObject({ status: 201, message: 'Invoice created successfully' });
    const draft = invoiceIn(created);
    expect(draft).toMatchObject({
      requestId,
      status: 'draft',
      isActive: true,
      isPaid: false,
      totalAmount: 25.5,
      createdByName: 'Casey Example',
      lineItems: [{ description: 'Copies of the chart', quantity: 3, unitPrice: 8.5, total: 25.5 }],
      refundableAmount: 0,
    });
    expect(draft.invoiceNumber).toMatch(/^INV-\d{4}-\d{6}$/);
    const { invoiceId } = draft;

    const edited = await invoices.change(invoiceId, { lineItems: [{ ...invoiceLine, quantity: 4 }] });
    expect(invoiceIn(edited)).toMatchObject({ totalAmount: 34, invoiceNumber: draft.invoiceNumber });
    expect(await request.holderView()).toEqual([]);

    const sent = await invoices.send(invoiceId, invoiceIn(edited).version);
    expect(sent).toMatchObject({ status: 200, message: 'Invoice sent to client successfully' });
    expect(await request.holderView()).toMatchObject([
      { invoiceId, status: 'sent', totalAmount: 34, isPaid: false },
    ]);
    const emails = await eventually('the emails', async () => {
      const found = (await emailsAbout(portal, orderId)).filter(({ subject }) =>
        subject.startsWith(`Invoice ${draft.invoiceNumber}`),
      );
      return found.length > 1 && found;
    });
    expect(emails.map(({ to }) => to).toSorted()).toEqual(
      [client.email, 'clerk@copyservice.example'].toSorted(),
    );
    expect(emails[0]!.text).toContain('$34.00');
    const toContact = emails.find(({ to }) => to === 'clerk@copyservice.example')!;
    expect(toContact.text).toContain(`verificationCode=${verificationCode}`);
    expect(emails[0]!.text).not.toMatch(/Pat Example|chart/);

    await pay(portal, intentIn(await request.open(invoiceId)));
    expect(await request.update(invoiceId)).toMatchObject({
      data: { invoiceId, isPaid: true, paymentState: 'paid' },
    });
    const [paid] = await invoices.list();
    expect(paid).toMatchObject({ status: 'paid', isPaid: true, refundableAmount: 34 });
    await eventually('the receipt', async () =>
      (await emailsAbout(portal, orderId)).some(({ subject }) => subject.startsWith('Receipt for invoice')),
    );
    expect((await kindsIn(requestId)).filter((kind) => String(kind).startsWith('invoice-'))).toEqual([
      'invoice-created',
      'invoice-edited',
      'invoice-sent',
      'invoice-payment',
      'invoice-payment',
    ]);
  });

  it('can be deactivated, which hides it from the client, and reactivated', async () => {
    const invoice = await sentInvoice(portal, staff, client);
    const { invoiceId, invoices } = invoice;
    expect(await invoices.deactivate(invoiceId)).toMatchObject({
      status: 200,
      message: 'Invoice deactivated successfully',
    });
    expect(await invoice.holderView()).toEqual([]);
    expect(await invoices.list(false)).toEqual([]);
    expect(await invoices.list()).toMatchObject([{ invoiceId, isActive: false }]);
    expect(await invoices.activate(invoiceId)).toMatchObject({
      status: 200,
      message: 'Invoice activated successfully',
    });
    expect(await invoice.holderView()).toMatchObject([{ invoiceId }]);
  });

  it('ends when a draft is deleted, even repeatedly', async () => {
    const { invoices, requestId } = await requestWithCalls();
    const { invoiceId } = invoiceIn(await invoices.create());
    for (let time = 0; time < 2; time++) {
      expect(await invoices.remove(invoiceId)).toMatchObject({ status: 200, data: { requestId, invoiceId } });
    }
    expect(await invoices.list()).toEqual([]);
    expect(await kindsIn(requestId)).toContain('invoice-deleted');
  });

  it('is listed for staff, newest first', async () => {
    const { invoices } = await requestWithCalls();
    const invoiceIds: string[] = [];
    for (let time = 0; time < 3; time++) invoiceIds.unshift(invoiceIn(await invoices.create()).invoiceId);
    expect((await invoices.list()).map(({ invoiceId }) => invoiceId)).toEqual(invoiceIds);
  });

  it('sends one email, even if many send it at once', async () => {
    const { invoices, requestId } = await requestWithCalls();
    const { invoiceId } = invoiceIn(await invoices.create());
    const responses = await Promise.all(Array.from({ length: 10 }, () => invoices.send(invoiceId)));
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await kindsIn(requestId)).filter((kind) => kind === 'invoice-sent')).toHaveLength(1);
  });
});

describe('a draft edited by several people', () => {
  const CHANGED = 'This invoice has changed. Please review it again.';
  const expensiveLine = { ...invoiceLine, unitPrice: '850.00' };

  it('is not sent from an outdated version', async () => {
    const { invoices, requestId, holderView } = await requestWithCalls();
    const draft = invoiceIn(await invoices.create());
    const edited = invoiceIn(await invoices.change(draft.invoiceId, { lineItems: [expensiveLine] }));
    expect(await invoices.send(draft.invoiceId, draft.version)).toMatchObject({
      status: 409,
      message: CHANGED,
    });
    expect(await invoices.list()).toEqual([edited]);
    expect(await holderView()).toEqual([]);
    expect(await kindsIn(requestId)).not.toContain('invoice-sent');
    invoiceIn(await invoices.send(draft.invoiceId, edited.version));
    expect(await holderView()).toMatchObject([{ totalAmount: 2550 }]);
  });

  it('is saved by only one of many who saw the same version', async () => {
    const { invoices, requestId } = await requestWithCalls();
    const { invoiceId } = invoiceIn(await invoices.create());
    const responses = await Promise.all(
      Array.from({ length: 10 }, (_, time) =>
        invoices.change(invoiceId, { lineItems: [{ ...invoiceLine, quantity: 10 + time }] }),
      ),
    );
    const [winner, ...others] = responses.toSorted((a, b) => a.status - b.status);
    expect(others.map(({ status, message }) => [status, message])).toEqual(
      Array.from({ length: 9 }, () => [409, CHANGED]),
    );
    expect(await invoices.list()).toEqual([invoiceIn(winner!)]);
    expect((await kindsIn(requestId)).filter((kind) => kind === 'invoice-edited')).toHaveLength(1);
  });

  it('accepts the same edit again after a lost response', async () => {
    const { invoices, requestId } = await requestWithCalls();
    const { invoiceId } = invoiceIn(await invoices.create());
    const edit = () => invoices.change(invoiceId, { lineItems: [expensiveLine] });
    expect(invoiceIn(await edit())).toEqual(invoiceIn(await edit()));
    expect((await kindsIn(requestId)).filter((kind) => kind === 'invoice-edited')).toHaveLength(1);
  });

  it('that has no stored version is sent and edited like a new one', async () => {
    const { invoices, requestId } = await requestWithCalls();
    const invoiceId = await storeInvoice(portal, requestId, 2500, { sentAt: null });
    expect((await invoices.list())[0]).toMatchObject({ version: 0 });
    const edited = invoiceIn(await invoices.change(invoiceId, { lineItems: [expensiveLine] }));
    expect(edited).toMatchObject({ version: 1, totalAmount: 2550 });
  });

  it.each([{ status: 'sent' }, { lineItems: [expensiveLine] }])(
    'is changed without a seen version, and refused with an invalid one: %j',
    async (updates) => {
      const { invoices } = await requestWithCalls();
      const draft = invoiceIn(await invoices.create());
      for (const seen of [{ seenVersion: null }, { seenVersion: '0' }, { seenVersion: 0.5 }]) {
        const response = await invoices.change(draft.invoiceId, updates, seen);
        expect(response).toMatchObject({
          status: 400,
          error: { fields: { seenVersion: 'The version of the invoice is missing' } },
        });
      }
      expect(await invoices.list()).toEqual([draft]);
      expect(await invoices.change(draft.invoiceId, updates, {})).toMatchObject({ status: 200 });
      expect(await invoices.list()).not.toEqual([draft]);
    },
  );
});

describe('drafts and inactive invoices', () => {
  test.each(['a draft', 'an inactive one'])('%s is visible to staff only', async (state) => {
    const { requestId, invoices, ...request } = await requestWithCalls();
    const { invoiceId, invoiceNumber } = invoiceIn(await invoices.create());
    if (state === 'an inactive one') {
      invoiceIn(await invoices.send(invoiceId));
      invoiceIn(await invoices.deactivate(invoiceId));
    }
    const details = await requestCalls(portal, client, requestId).read();
    expect(details.status).toBe(200);
    expect(JSON.stringify(details)).not.toContain(invoiceNumber);
    expect(JSON.stringify(await request.holderView())).not.toContain(invoiceId);
    expect(await request.update(invoiceId)).toMatchObject({ status: 404, message: 'Invoice not found' });
    expect(await request.open(invoiceId)).toMatchObject({ status: 404, message: 'Invoice not found' });
    expect(await request.openAs(client, invoiceId)).toMatchObject({ status: 404 });
  });
});

describe('rejects', () => {
  test.each<[string, unknown, Record<string, string>]>([
    ['no lines', [], { lineItems: 'Please add at least one valid line item' }],
    [
      'a quantity of 0',
      [{ ...invoiceLine, quantity: 0 }],
      { lineItems: 'Please add at least one valid line item' },
    ],
    [
      'a negative quantity',
      [{ ...invoiceLine, quantity: -3 }],
      { lineItems: 'Please add at least one valid line item' },
    ],
    [
      'a quantity of 1e9',
      [{ ...invoiceLine, quantity: 1e9 }],
      { 'lineItems.0.quantity': 'The quantity must be a whole number from 1 to 100,000' },
    ],
    [
      'a price with three decimals',
      [{ ...invoiceLine, unitPrice: '8.505' }],
      { 'lineItems.0.unitPrice': 'Please enter a price such as 1250 or 1,250.00' },
    ],
    [
      'an ambiguous price',
      [{ ...invoiceLine, unitPrice: '1,50' }],
      { 'lineItems.0.unitPrice': 'Please enter a price such as 1250 or 1,250.00' },
    ],
    [
      '61 lines',
      Array.from({ length: 61 }, () => invoiceLine),
      { lineItems: 'An invoice can have at most 60 lines' },
    ],
    [
      'a long text',
      [{ ...invoiceLine, description: 'x'.repeat(501) }],
      { 'lineItems.0.description': 'Please use at most 500 characters' },
    ],
    [
      'more than the maximum of Stripe',
      [{ ...invoiceLine, quantity: 100_000, unitPrice: '10' }],
      { lineItems: 'The total must be at most $999,999.99' },
    ],
    [
      'less than the minimum of Stripe',
      [{ ...invoiceLine, quantity: 1, unitPrice: '0.49' }],
      { lineItems: 'The total must be at least $0.50' },
    ],
  ])('%s', async (_, lineItems, fields) => {
    const { invoices } = await requestWithCalls();
    expect(await invoices.create(lineItems)).toMatchObject({ status: 400, error: { fields } });
    expect(await invoices.list()).toEqual([]);
  });

  it('extra fields from a browser: the portal sets totals, payments, numbers and people', async () => {
    const { invoices } = await requestWithCalls();
    const forged = { total: 0.01, totalAmount: 0.01, isPaid: true, paidAt: '2026-01-01T00:00:00.000Z' };
    const invoice = invoiceIn(await invoices.create([{ ...invoiceLine, ...forged }]));
    expect(invoice).toMatchObject({ totalAmount: 25.5, isPaid: false, status: 'draft' });
    for (const updates of [
      { isPaid: true },
      { status: 'paid' },
      { status: 'sent', isPaid: true },
      { isActive: true, totalAmount: 1 },
      { totalAmount: 1 },
      { invoiceNumber: 'INV-2026-000000' },
      { ['__proto__']: { isPaid: true }, isPaid: true },
      {},
    ]) {
      expect(await invoices.change(invoice.invoiceId, updates)).toMatchObject({ status: 400 });
    }
    expect(await invoices.list()).toEqual([invoice]);
  });

  it('an edit with invalid lines, naming the invalid field', async () => {
    const { invoices } = await requestWithCalls();
    const { invoiceId } = invoiceIn(await invoices.create());
    const response = await invoices.change(invoiceId, {
      lineItems: [{ ...invoiceLine, unitPrice: '1.234' }],
    });
    expect(response).toMatchObject({
      status: 400,
      error: {
        fields: {
          'updates.lineItems.0.unitPrice': 'Please enter a price such as 1250 or 1,250.00',
        },
      },
    });
  });

  it('an edit, deletion or settlement in the wrong state', async () => {
    const { invoices, requestId, ...request } = await requestWithCalls();
    const { invoiceId } = invoiceIn(await invoices.create());
    const admins = invoiceCalls(portal, admin, requestId);
    expect(await admins.settle(invoiceId)).toMatchObject({
      status: 409,
      message: 'Send the invoice to the client first.',
    });
    invoiceIn(await invoices.deactivate(invoiceId));
    expect(await invoices.send(invoiceId)).toMatchObject({
      status: 409,
      message: 'Activate the invoice first.',
    });
    invoiceIn(await invoices.activate(invoiceId));
    invoiceIn(await invoices.send(invoiceId));
    expect(await invoices.change(invoiceId, { lineItems: [invoiceLine] })).toMatchObject({ status: 409 });
    expect(await invoices.remove(invoiceId)).toMatchObject({
      status: 409,
      message: 'Only a draft can be deleted. Deactivate the invoice instead.',
    });
    await pay(portal, intentIn(await request.open(invoiceId)));
    await request.update(invoiceId);
    expect(await invoices.deactivate(invoiceId)).toMatchObject({
      status: 409,
      message: 'A paid invoice cannot be deactivated',
    });
    expect(await admins.settle(invoiceId)).toMatchObject({
      status: 409,
      message: 'This invoice is already paid.',
    });
    expect(await invoices.remove(invoiceId)).toMatchObject({ status: 409 });
  });

  it('a settlement or refund by anyone but an admin', async () => {
    const invoice = await sentInvoice(portal, staff, client);
    expect(await invoice.invoices.settle(invoice.invoiceId)).toMatchObject({ status: 403 });
    expect(await invoice.invoices.refund(invoice.invoiceId, '1.00')).toMatchObject({ status: 403 });
    expect(await invoice.stored()).toMatchObject({ paymentState: 'unpaid', refunds: [] });
  });

  it('an invoice of another request, or of none', async () => {
    const one = await sentInvoice(portal, staff, client);
    const other = await requestWithCalls();
    expect(await other.invoices.deactivate(one.invoiceId)).toMatchObject({ status: 404 });
    expect((await other.open(one.invoiceId)).status).toBe(404);
    expect(await other.invoices.change('inv_1', { isActive: false })).toMatchObject({ status: 400 });
    const nowhere = invoiceCalls(portal, staff, `req_${'x'.repeat(24)}`);
    expect(await nowhere.create()).toMatchObject({ status: 404, message: 'Request not found' });
    expect(await nowhere.remove(one.invoiceId)).toMatchObject({ status: 404 });
  });

  it('the invoice after the thirtieth of a request', async () => {
    const { invoices } = await requestWithCalls();
    for (let batch = 0; batch < 3; batch++) {
      await Promise.all(Array.from({ length: 10 }, async () => invoiceIn(await invoices.create())));
    }
    expect(await invoices.create()).toMatchObject({
      status: 409,
      message: 'A request can hold at most 30 invoices, or fewer if they are long.',
    });
    const invoiceId = (await invoices.list())[0]!.invoiceId;
    await invoices.remove(invoiceId);
    expect((await invoices.create()).status).toBe(201);
  });
});

it('HTML in a line stays plain text in every response', async () => {
  const description = '<img src=x onerror=alert(1)> & "quotes" \u{1F9FE}';
  const line = { ...invoiceLine, description, subsections: ['<b>Billing</b>'], cnrReason: '{{who}}' };
  const invoice = await sentInvoice(portal, staff, client, [line]);
  expect((await invoice.holderView())[0]!.lineItems).toMatchObject([
    { description, subsections: ['<b>Billing</b>'], cnrReason: '{{who}}' },
  ]);
});

describe('creating', () => {
  it('with the same key creates one draft with one number, and rejects other lines', async () => {
    const { invoices } = await requestWithCalls();
    const key = randomUUID();
    const responses = await Promise.all(
      Array.from({ length: 10 }, (_, time) =>
        invoices.create([invoiceLine], time % 2 ? key : key.toUpperCase()),
      ),
    );
    expect(new Set(responses.map((response) => invoiceIn(response).invoiceNumber)).size).toBe(1);
    expect(await invoices.list()).toHaveLength(1);
    expect(await invoices.create([{ ...invoiceLine, quantity: 9 }], key)).toMatchObject({ status: 409 });
    expect(await invoices.create([invoiceLine], 'key')).toMatchObject({ status: 400 });
  });

  it('fifty invoices concurrently gives them fifty numbers', async () => {
    const requests = await Promise.all(Array.from({ length: 5 }, requestWithCalls));
    const responses = await Promise.all(
      Array.from({ length: 50 }, (_, index) => requests[index % 5]!.invoices.create()),
    );
    const numbers = responses.map((response) => invoiceIn(response).invoiceNumber);
    expect(new Set(numbers).size).toBe(50);
    for (const number of numbers) expect(number).toMatch(/^INV-\d{4}-\d{6}$/);
  });
});

describe('settling outside the portal', () => {
  it('pays an invoice with a reference and a reason, closes its PaymentIntent and sends a receipt', async () => {
    const invoice = await sentInvoice(portal, staff, client);
    const intentId = intentIn(await invoice.open());
    const response = await invoiceCalls(portal, admin, invoice.requestId).settle(invoice.invoiceId);
    expect(response).toMatchObject({ status: 200, message: 'Invoice marked as paid' });
    expect(invoiceIn(response)).toMatchObject({
      isPaid: true,
      paymentIntentId: null,
      refundableAmount: 0,
      settlement: { reference: 'Check 1042', reason: 'Paid by check', byName: 'Casey Example' },
    });
    await expect(pay(portal, intentId)).rejects.toThrow(/canceled/);
    const [receipt] = await eventually('the receipt', async () => {
      const found = (await emailsAbout(portal, invoice.orderId)).filter(({ subject }) =>
        subject.startsWith(`Receipt for invoice ${invoice.invoiceNumber}`),
      );
      return found.length > 0 && found;
    });
    expect(receipt!.text).toContain('$25.50');
    expect(receipt!.text).not.toMatch(/Check 1042|pi_/);
    expect(JSON.stringify(await invoice.holderView())).not.toContain('Check 1042');
    expect(await invoice.open()).toMatchObject({ status: 409, message: 'This invoice is already paid.' });
  });

  it.each([
    [{ reference: ' ', reason: 'x' }, 'reference'],
    [{ reference: 'x', reason: '' }, 'reason'],
    [{ reference: 'x', reason: 'x'.repeat(201) }, 'reason'],
  ])('refuses the settlement %j', async (more, field) => {
    const invoice = await sentInvoice(portal, staff, client);
    const response = await invoiceCalls(portal, admin, invoice.requestId).settle(invoice.invoiceId, more);
    expect(response.status).toBe(400);
    expect(response.error?.fields).toHaveProperty(field);
  });

  it('happens once if several admins do it at once', async () => {
    const invoice = await sentInvoice(portal, staff, client);
    const admins = invoiceCalls(portal, admin, invoice.requestId);
    const responses = await Promise.all(Array.from({ length: 10 }, () => admins.settle(invoice.invoiceId)));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(responses.filter(({ status }) => status === 409)).toHaveLength(9);
  });
});

it('the quick-add list has the starter items, by category and name', async () => {
  const items = await dataOf(portal.api, listQuickAddItems, {
    headers: { ...authHeaders(staff), ...randomIpHeader() },
  });
  expect(items).toContainEqual({
    itemId: 'copies-per-page',
    name: 'Copies, per page',
    description: 'Standard reproduction of a page',
    defaultPrice: 0.1,
    category: 'Medical Records',
    isActive: true,
    countsPages: true,
  });
  const sortKeys = items.map(({ category, name }) => `${category}\n${name}`);
  expect(sortKeys).toEqual(sortKeys.toSorted((a, b) => a.localeCompare(b)));
  expect((await callApi(portal.api, listQuickAddItems, { headers: authHeaders(client) })).status).toBe(403);
});
