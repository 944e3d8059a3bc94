import type { InvoiceLineDraft } from '@portal/contract/invoices/schemas/invoiceDraft.ts';
import { describe, expect, it, test } from 'vitest';
import type { Actor } from '../requests/actor.ts';
import type { RequestDocument } from '../requests/requestDocument.ts';
import { anInvoice } from '../testing/anInvoice.ts';
import { aRequest } from '../testing/aRequest.ts';
import { activateInvoice, deactivateInvoice } from './activateInvoice.ts';
import { deleteInvoiceDraft } from './deleteInvoiceDraft.ts';
import { editDraft } from './editDraft.ts';
import { MAX_INVOICES } from './hasRoomForInvoice.ts';
import type { Invoice } from './invoice.ts';
import type { InvoiceClosingDecision } from './invoiceDecision.ts';
import { newInvoice } from './newInvoice.ts';
import { sendInvoice } from './sendInvoice.ts';
import { settleOutside } from './settleOutside.ts';

const NOW = new Date('2026-03-12T08:00:00.000Z');
const sentAt = '2026-03-11T08:00:00.000Z';
const by: Actor = { kind: 'staff', id: 'usr_1' };
const author = { by, byName: 'Dana Reyes' };
const settlement = {
  reference: 'Check 7',
  reason: 'Sent by post',
  by: { kind: 'admin', id: 'usr_2' } as const,
  byName: 'Avery Boss',
};

const line: InvoiceLineDraft = {
  description: 'Copies',
  quantity: 3,
  unitPrice: '19.99',
  subsections: ['Billing', ''],
  studyDate: '2026-01-02',
  studyType: 'MRI',
  imageCount: 4,
  cnrReason: '',
};

const anEdit = { lineItems: [line], seenVersion: 0, by };

const holding = (changed: Partial<Invoice> = {}) => aRequest({ invoices: { inv_1: anInvoice(changed) } });

/** Every state that an invoice can be in. */
const states = {
  draft: {},
  'inactive draft': { isActive: false },
  sent: { sentAt },
  'sent, with an open payment': { sentAt, intentId: 'pi_1' },
  inactive: { sentAt, isActive: false },
  clearing: { sentAt, intentId: 'pi_1', paymentState: 'clearing' },
  'inactive and clearing': { sentAt, intentId: 'pi_1', isActive: false, paymentState: 'clearing' },
  failed: { sentAt, intentId: 'pi_1', paymentState: 'failed' },
  paid: { sentAt, intentId: 'pi_1', paymentState: 'paid', paidAt: sentAt },
  settled: { sentAt, paymentState: 'paid', paidAt: sentAt, settlement: { ...settlement, at: sentAt } },
} satisfies Record<string, Partial<Invoice>>;

type State = keyof typeof states;

const actions = {
  send: (request: RequestDocument) => sendInvoice(request, 'inv_1', { seenVersion: 0, by }, NOW),
  edit: (request: RequestDocument) => editDraft(request, 'inv_1', anEdit, NOW),
  activate: (request: RequestDocument) => activateInvoice(request, 'inv_1', by, NOW),
  deactivate: (request: RequestDocument) =>
    deactivateInvoice(
      request,
      'inv_1',
      { by, closedIntentId: request.invoices['inv_1']?.intentId ?? null },
      NOW,
    ),
  delete: (request: RequestDocument) => deleteInvoiceDraft(request, 'inv_1', by, NOW),
  settle: (request: RequestDocument) =>
    settleOutside(
      request,
      'inv_1',
      { ...settlement, closedIntentId: request.invoices['inv_1']?.intentId ?? null },
      NOW,
    ),
} satisfies Record<string, (request: RequestDocument) => InvoiceClosingDecision>;

/** The outcome of each action in each state: `yes`, `-` if nothing changes, or the refusal. */
const table: Record<State, Record<keyof typeof actions, string>> = {
  draft: {
    send: 'yes',
    edit: 'yes',
    activate: '-',
    deactivate: 'yes',
    delete: 'yes',
    settle: 'not-sent',
  },
  'inactive draft': {
    send: 'inactive',
    edit: 'yes',
    activate: 'yes',
    deactivate: '-',
    delete: 'yes',
    settle: 'not-sent',
  },
  sent: {
    send: '-',
    edit: 'not-a-draft',
    activate: '-',
    deactivate: 'yes',
    delete: 'was-sent',
    settle: 'yes',
  },
  'sent, with an open payment': {
    send: '-',
    edit: 'not-a-draft',
    activate: '-',
    deactivate: 'yes',
    delete: 'was-sent',
    settle: 'yes',
  },
  inactive: {
    send: 'inactive',
    edit: 'not-a-draft',
    activate: 'yes',
    deactivate: '-',
    delete: 'was-sent',
    settle: 'inactive',
  },
  clearing: {
    send: '-',
    edit: 'not-a-draft',
    activate: '-',
    deactivate: 'clearing',
    delete: 'was-sent',
    settle: 'clearing',
  },
  'inactive and clearing': {
    send: 'inactive',
    edit: 'not-a-draft',
    activate: 'clearing',
    deactivate: '-',
    delete: 'was-sent',
    settle: 'clearing',
  },
  failed: {
    send: '-',
    edit: 'not-a-draft',
    activate: '-',
    deactivate: 'yes',
    delete: 'was-sent',
    settle: 'yes',
  },
  paid: {
    send: '-',
    edit: 'not-a-draft',
    activate: '-',
    deactivate: 'protected',
    delete: 'was-sent',
    settle: 'paid',
  },
  settled: {
    send: '-',
    edit: 'not-a-draft',
    activate: '-',
    deactivate: 'protected',
    delete: 'was-sent',
    settle: 'paid',
  },
};

const cases = Object.entries(table).flatMap(([state, outcomes]) =>
  Object.entries(outcomes).map(
    ([action, outcome]) => [state as State, action as keyof typeof actions, outcome] as const,
  ),
);

function outcomeOf(decision: InvoiceClosingDecision): string {
  if (decision.kind === 'change') return 'yes';
  return decision.kind === 'refuse' ? decision.reason : '-';
}

describe('an action on an invoice', () => {
  test.each(cases)('%s, %s: %s', (state, action, outcome) => {
    const request = holding(states[state]);
    const decision = actions[action](request);
    expect(outcomeOf(decision)).toBe(outcome);
    if (decision.kind !== 'change') return;
    const { change } = decision;
    expect(change.request.seq).toBe(request.seq + 1);
    expect(change.event).toMatchObject({ details: { invoiceId: 'inv_1', number: 'INV-2026-000001' } });
    expect(change.steps).toContainEqual({ kind: 'project' });
  });

  test.each(Object.keys(actions) as (keyof typeof actions)[])('%s a missing invoice', (action) => {
    expect(outcomeOf(actions[action](aRequest()))).toBe(action === 'delete' ? '-' : 'no-such-invoice');
  });

  test.each(['deactivate', 'settle'] as const)(
    '%s is postponed if another PaymentIntent is open',
    (action) => {
      const request = holding({ sentAt, intentId: 'pi_2' });
      const closedIntentId = 'pi_1';
      const decision =
        action === 'settle'
          ? settleOutside(request, 'inv_1', { ...settlement, closedIntentId }, NOW)
          : deactivateInvoice(request, 'inv_1', { by, closedIntentId }, NOW);
      expect(decision).toEqual({ kind: 'another-payment-open' });
    },
  );
});

/** The invoice after an action. */
function after(action: keyof typeof actions, changed: Partial<Invoice>) {
  const decision = actions[action](holding(changed));
  if (decision.kind !== 'change') throw new Error(`${action} changed nothing`);
  return { invoice: decision.change.request.invoices['inv_1'], ...decision.change };
}

describe('an invoice', () => {
  it('that is sent has a sent date and notifies the client by email', () => {
    const { invoice, steps, request } = after('send', {});
    expect(invoice?.sentAt).toBe(NOW.toISOString());
    expect(steps).toContainEqual({
      kind: 'notify-client',
      template: 'invoiceSent',
      seq: request.seq,
      invoiceId: 'inv_1',
    });
  });

  it('that is settled is paid, emails a receipt and has no PaymentIntent', () => {
    const { invoice, steps, request } = after('settle', states['sent, with an open payment']);
    expect(invoice).toMatchObject({
      paymentState: 'paid',
      paidAt: NOW.toISOString(),
      intentId: null,
      settlement: { ...settlement, at: NOW.toISOString() },
    });
    expect(steps).toContainEqual({
      kind: 'notify-client',
      template: 'invoicePaid',
      seq: request.seq,
      invoiceId: 'inv_1',
    });
  });

  it('that is deleted no longer exists', () => {
    expect(after('delete', {}).invoice).toBeUndefined();
  });

  it('that is edited has the new lines and their total', () => {
    expect(after('edit', {}).invoice).toMatchObject({ totalCents: 5997, lines: [{ totalCents: 5997 }] });
  });

  it('that is edited without a change stays the same', () => {
    const { request } = after('edit', {});
    expect(editDraft(request, 'inv_1', anEdit, NOW)).toEqual({ kind: 'same' });
  });

  it('that is edited has a new version, and a repeated edit must name it', () => {
    const { invoice, request } = after('edit', { version: 0 });
    expect(invoice).toMatchObject({ version: 1 });
    const others = { ...anEdit, lineItems: [{ ...line, quantity: 4 }] };
    expect(editDraft(request, 'inv_1', others, NOW)).toEqual({ kind: 'refuse', reason: 'changed' });
    expect(editDraft(request, 'inv_1', { ...others, seenVersion: 1 }, NOW)).toMatchObject({ kind: 'change' });
  });

  it.each([{}, { sentAt }])('that was edited after the sender saw it is not sent: %j', (changed) => {
    const request = holding({ ...changed, version: 1 });
    const decision = sendInvoice(request, 'inv_1', { seenVersion: 0, by }, NOW);
    expect(decision).toEqual({ kind: 'refuse', reason: 'changed' });
  });

  it('is sent and edited in its current version when no seen version is given', () => {
    const request = holding({ version: 3 });
    expect(sendInvoice(request, 'inv_1', { seenVersion: undefined, by }, NOW)).toMatchObject({
      kind: 'change',
    });
    const edit = { ...anEdit, lineItems: [{ ...line, quantity: 4 }], seenVersion: undefined };
    expect(editDraft(request, 'inv_1', edit, NOW)).toMatchObject({ kind: 'change' });
  });

  it('that the client does not have keeps its request’s update time', () => {
    const { updatedAt } = aRequest();
    expect(after('edit', {}).request.updatedAt).toBe(updatedAt);
    expect(after('delete', {}).request.updatedAt).toBe(updatedAt);
    expect(after('deactivate', states.sent).request.updatedAt).toBe(NOW.toISOString());
  });

  it('keeps its lines and settlement note out of the audit trail', () => {
    for (const action of ['edit', 'settle'] as const) {
      const { event } = after(action, action === 'edit' ? {} : states.sent);
      expect(JSON.stringify(event)).not.toMatch(/Copies|Check 7|Sent by post/);
    }
  });
});

describe('a new invoice', () => {
  const facts = { invoiceId: 'inv_2', number: 'INV-2026-000002', lineItems: [line], ...author };
  const created = (request: RequestDocument) => newInvoice(request, facts, NOW);

  it('is an active draft with computed totals, without incomplete lines and empty subsections', () => {
    const unfinished = { ...line, quantity: 0 };
    const decision = newInvoice(aRequest(), { ...facts, lineItems: [line, unfinished, line] }, NOW);
    if (decision.kind !== 'change') throw new Error(decision.kind);
    expect(decision.change.request.invoices['inv_2']).toEqual({
      ...anInvoice(),
      invoiceId: 'inv_2',
      number: 'INV-2026-000002',
      createdAt: NOW.toISOString(),
      createdBy: by,
      createdByName: 'Dana Reyes',
      totalCents: 11_994,
      lines: Array.from({ length: 2 }, () => ({
        description: 'Copies',
        quantity: 3,
        unitPriceCents: 1999,
        totalCents: 5997,
        subsections: ['Billing'],
        studyDate: '2026-01-02',
        studyType: 'MRI',
        imageCount: 4,
        cnrReason: '',
      })),
    });
    expect(decision.change.steps).toEqual([{ kind: 'project' }]);
  });

  it('is created once, and is rejected if the same id has other lines', () => {
    const first = created(aRequest());
    if (first.kind !== 'change') throw new Error(first.kind);
    expect(created(first.change.request)).toEqual({ kind: 'same' });
    const lineItems = [{ ...line, quantity: 4 }];
    expect(newInvoice(first.change.request, { ...facts, lineItems }, NOW)).toEqual({
      kind: 'refuse',
      reason: 'other-lines',
    });
  });

  it('is rejected above the limit of invoices', () => {
    const some = (count: number) =>
      aRequest({
        invoices: Object.fromEntries(Array.from({ length: count }, (_, at) => [`inv_x${at}`, anInvoice()])),
      });
    expect(created(some(MAX_INVOICES - 1)).kind).toBe('change');
    expect(created(some(MAX_INVOICES))).toEqual({ kind: 'refuse', reason: 'full' });
  });

  it('is rejected, like an edit, if the invoices would be too large to store', () => {
    const long = { ...anInvoice().lines[0]!, description: 'x'.repeat(12_000) };
    const some = (count: number) =>
      Object.fromEntries(
        Array.from({ length: count }, (_, at) => [`inv_x${at}`, anInvoice({ lines: [long] })]),
      );
    expect(created(aRequest({ invoices: some(20) })).kind).toBe('change');
    expect(created(aRequest({ invoices: some(25) }))).toEqual({ kind: 'refuse', reason: 'full' });
    const full = aRequest({ invoices: { ...some(25), inv_1: anInvoice() } });
    expect(editDraft(full, 'inv_1', anEdit, NOW)).toEqual({ kind: 'refuse', reason: 'full' });
  });
});
