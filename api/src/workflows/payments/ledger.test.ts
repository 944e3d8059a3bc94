import { type AnalyticsFact, factId } from '../../domain/analytics/fact.ts';
import { fileFactsOf } from '../../domain/analytics/fileFactsOf.ts';
import { invoiceFactsOf } from '../../domain/analytics/invoiceFactsOf.ts';
import { revenueEntries } from '../../domain/analytics/reports/revenueEntries.ts';
import { requestFactsOf } from '../../domain/analytics/requestFactsOf.ts';
import { anInvoice } from '../../domain/testing/anInvoice.ts';
import { aRequest, aSubmission } from '../../domain/testing/aRequest.ts';
import { builtInStoredStatuses } from '../../domain/configuration/listItems.ts';
import { disputedItem, paidItem } from '../../domain/disputes/disputedItem.ts';
import { disputeState } from '../../domain/disputes/disputeState.ts';
import { disputeEffect } from '../../domain/disputes/disputeEffect.ts';
import { fundsWithdrawn } from '../../domain/disputes/fundsWithdrawn.ts';
import { reopenDisputed } from '../../domain/disputes/reopenDisputed.ts';
import { isAutomaticallyRefunded } from '../../domain/invoices/refunds/automaticRefund.ts';
import type { Invoice } from '../../domain/invoices/invoice.ts';
import { recordInvoiceIntent } from '../../domain/invoices/openInvoicePayment.ts';
import { SYSTEM } from '../../domain/requests/actor.ts';
import { type Change, nextVersion, type TaskRef } from '../../domain/requests/change.ts';
import { allocatedCents, fileRefundId, itemIdOf } from '../../domain/payments/combined/allocation.ts';
import { everythingDue } from '../../domain/payments/combined/everythingDue.ts';
import { recordCombinedIntent } from '../../domain/payments/combined/recordCombinedIntent.ts';
import { recordFileIntent } from '../../domain/payments/openFilePayment.ts';
import { replaceFeeIntent } from '../../domain/payments/replaceFeeIntent.ts';
import type { RequestEvent } from '../../domain/requests/requestEvents.ts';
import type { RequestDocument } from '../../domain/requests/requestDocument.ts';
import type { TaskStep } from '../../domain/requests/taskSteps.ts';
import type { UnmatchedPayment } from '@portal/contract/reconciliation/schemas.ts';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { someRules } from '../../domain/testing/someRules.ts';
import { InMemoryPortal } from '../../testing/inMemoryPortal.ts';
import { SeededRandom } from '@portal/contract/testing/seededRandom.ts';
import { StripeAccount } from '../../testing/stripeAccount.ts';
import { stubSettings } from '../../testing/stubSettings.ts';
import { requestIdOf } from '../../data/requestIdentity.ts';
import { sendRefund } from './sendRefund.ts';
import { retryRefund } from './retryRefund.ts';
import { reconcileWithStripe } from '../reconciliation/reconcileWithStripe.ts';
import { retrySettlement } from '../reconciliation/retrySettlement.ts';
import { settleDisputedPayment } from '../disputes/settleDisputedPayment.ts';
import { settleIntent } from './settleIntent.ts';

/** Replaces the stores and Stripe for the workflows. */
const world = vi.hoisted(
  () =>
    ({}) as {
      portal: InMemoryPortal;
      stripe: StripeAccount;
      drafts: Set<string>;
      /** Counted once, by day and id. */
      facts: Map<string, AnalyticsFact>;
    },
);

vi.mock('../../services/payments/stripeClient.ts', async (original) => ({
  ...(await original<object>()),
  onStripe: (work: (stripe: unknown) => Promise<unknown>) => work(world.stripe.sdk),
}));
vi.mock('../../data/requests/readRequest.ts', () => ({
  readRequest: (requestId: string) => world.portal.readRequest(requestId),
  readRequestIfAny: (requestId: string) => world.portal.readRequest(requestId),
}));
vi.mock('../../data/requests/createRequest.ts', () => ({
  createRequest: (change: Change) => world.portal.createRequest(change),
}));
vi.mock('../../data/requests/changeRequest.ts', () => ({
  changeRequest: (target: string | RequestDocument, decide: (request: RequestDocument) => Change | null) =>
    world.portal.changeRequest(target, decide),
}));
vi.mock('../../data/requests/partition.ts', () => ({ taskIdOf: String }));
vi.mock('../../data/configuration/lists.ts', () => ({
  requestStatuses: { read: async () => builtInStoredStatuses },
}));
vi.mock('../../data/configuration/deadlineRules.ts', () => ({ readDeadlineRules: async () => someRules }));
vi.mock('../../data/requests/access/orders.ts', () => ({ saveLookup: async () => {} }));
vi.mock('../../data/requests/drafts/draftOfRequest.ts', () => ({
  draftOfRequest: async (requestId: string) =>
    Array.from(world.drafts).find((draftId) => requestIdOf(draftId) === requestId) ?? null,
}));
vi.mock('../../data/requests/drafts/drafts.ts', () => ({
  readDraft: async (draftId: string) => {
    const { request, language, ownerId, loaFiles, supportingFiles } = aSubmission();
    const value = { draftId, request, language, ownerId, loaFiles, supportingFiles };
    return world.drafts.has(draftId) ? { value, etag: '' } : null;
  },
}));
vi.mock('../../data/reconciliation/reconciliation.ts', () => ({
  acquireReconciliationLease: async () => world.portal.acquireLease(),
  saveProgress: async (
    _: string,
    progress: InMemoryPortal['progress'],
    __: Date,
    { isFinished = false } = {},
  ) => world.portal.saveProgress(progress, isFinished),
}));
vi.mock('../../data/audit/recordPortalEvent.ts', () => ({ recordPortalEvent: async () => {} }));
vi.mock('../../data/views/unmatchedPayments.ts', () => ({
  readUnmatched: async (intentId: string) => world.portal.unmatched.get(intentId) ?? null,
  changeUnmatched: (
    intentId: string,
    decide: (existing: UnmatchedPayment | null) => UnmatchedPayment | null,
  ) => world.portal.changeUnmatched(intentId, decide),
  leastRecentlyRetried: async () => world.portal.openUnmatched(),
}));
vi.mock('../../data/views/openPayments.ts', () => ({
  projectOpenPayments: async () => {},
  requestsWithOpenPayments: async (after: string, limit: number) =>
    [...world.portal.open]
      .filter((id) => id > after)
      .toSorted()
      .slice(0, limit),
}));
vi.mock('./requestBankVerification.ts', () => ({
  requestBankVerification: async () => [],
}));
vi.mock('../operations/outbox/runTask.ts', () => ({
  runTasksNow: (refs: readonly TaskRef[]) => runTasks(refs),
}));

const log = { info: () => {}, warn: () => {}, error: () => {} };
const START = Date.parse('2026-03-01T00:00:00.000Z') / 1000;
const AUTHOR = { by: { kind: 'staff', id: 'u1' }, byName: 'Sam' } as const;
const TEN_DAYS = 10 * 24 * 3600;
const now = () => new Date(world.stripe.now * 1000);

/** Runs outbox tasks. Refunds affect the ledger, and facts are counted; other steps count as done. */
async function runTasks(refs: readonly TaskRef[]): Promise<void> {
  for (const ref of refs) {
    for (const step of world.portal.takeTask(ref)) {
      if (!(await isDone(ref.requestId, step))) world.portal.putTask(ref, step);
    }
  }
}

const MONEY_KINDS = ['fee', 'file', 'invoice'] as const;

type MoneyKind = (typeof MONEY_KINDS)[number];

/** The facts that a step counts. */
function factsOfStep(request: RequestDocument, step: TaskStep): AnalyticsFact[] {
  if (step.kind === 'project') return requestFactsOf(request, someRules.value);
  if (step.kind === 'count-file-payment') return fileFactsOf(request, step.fileId);
  return step.kind === 'count-invoice' ? invoiceFactsOf(request, step.invoiceId) : [];
}

/** The facts of money of a request, from its current state. */
function allFactsOf(request: RequestDocument): AnalyticsFact[] {
  const facts = [
    ...requestFactsOf(request, someRules.value),
    ...Object.keys(request.files).flatMap((fileId) => fileFactsOf(request, fileId)),
    ...Object.keys(request.invoices).flatMap((invoiceId) => invoiceFactsOf(request, invoiceId)),
  ];
  return facts.filter(isAboutMoney);
}

const isAboutMoney = ({ kind }: AnalyticsFact) =>
  /^(?:fee|file|invoice)-(?:paid|lost|recovered|refunded|refund-failed)$/.test(kind);

/** Counts each fact once in its day, like the store. */
function countFacts(facts: readonly AnalyticsFact[]): void {
  for (const fact of facts.filter(isAboutMoney)) {
    const key = `${fact.at.slice(0, 10)} ${factId(fact)}`;
    if (!world.facts.has(key)) world.facts.set(key, fact);
  }
}

/** Payments, refunds and lost disputes of a kind, in cents. */
interface KindTotals {
  readonly paid: number;
  readonly refunded: number;
  readonly lost: number;
}

/** The totals of analytics, by kind; the items of combined payments together. */
function totalsOfAnalytics(): Record<string, KindTotals> {
  const sumOf = (prefix: string, facts: readonly AnalyticsFact[], suffix: string) =>
    facts
      .filter(({ kind }) => kind === `${prefix}-${suffix}`)
      .reduce((sum, { amountCents }) => sum + amountCents, 0);
  const totalsOf = (kinds: readonly MoneyKind[], facts: readonly AnalyticsFact[]): KindTotals => {
    const sum = (suffix: string) => kinds.reduce((total, kind) => total + sumOf(kind, facts, suffix), 0);
    return {
      paid: sum('paid'),
      refunded: sum('refunded') - sum('refund-failed'),
      lost: sum('lost') - sum('recovered'),
    };
  };
  const facts = [...world.facts.values()];
  const single = facts.filter(({ requestId }) => !requestId.startsWith('req_all'));
  return {
    ...Object.fromEntries(MONEY_KINDS.map((kind) => [kind, totalsOf([kind], single)])),
    combined: totalsOf(
      MONEY_KINDS,
      facts.filter(({ requestId }) => requestId.startsWith('req_all')),
    ),
  };
}

/** The sum of the revenue report: paid minus refunded minus lost. */
function totalOfReport(): number {
  const facts = Map.groupBy(world.facts.values(), ({ requestId }) => requestId);
  return [...facts]
    .flatMap(([requestId, ofRequest]) => revenueEntries(world.portal.requests.get(requestId)!, ofRequest))
    .reduce(
      (sum, { figure, cents }) => (['refunded', 'lost'].includes(figure) ? sum - cents : sum + cents),
      0,
    );
}

const netOf = (totals: Record<string, KindTotals>) =>
  Object.values(totals).reduce((sum, { paid, refunded, lost }) => sum + paid - refunded - lost, 0);

/** The same of Stripe: of payments that count as earned, with what was paid outside the portal. */
function totalsOfLedger(): Record<string, KindTotals> {
  const totals: Record<string, KindTotals> = {};
  const add = (group: string, { paid = 0, refunded = 0, lost = 0 }: Partial<KindTotals>) => {
    const before = totals[group] ?? { paid: 0, refunded: 0, lost: 0 };
    totals[group] = {
      paid: before.paid + paid,
      refunded: before.refunded + refunded,
      lost: before.lost + lost,
    };
  };
  const seen = new Set<string>();
  for (const request of world.portal.requests.values()) {
    const { requestId, payment, files, invoices, combinedPayments } = request;
    const items = [
      { ...payment, kind: 'fee', itemId: '', cents: payment.amountCents, settlement: null },
      ...Object.values(files).map((file) => {
        return { ...file, kind: 'file', itemId: file.fileId, cents: file.chargeCents, settlement: null };
      }),
      ...Object.values(invoices).map((invoice) => {
        return { ...invoice, kind: 'invoice', itemId: invoice.invoiceId, cents: invoice.totalCents };
      }),
    ];
    for (const { kind, paidAt, intentId, disputes, settlement, cents } of items) {
      const group = requestId.startsWith('req_all') ? 'combined' : kind;
      if (settlement !== null) add(group, { paid: cents });
      const current = paidAt !== null && settlement === null && intentId !== null ? [intentId] : [];
      // The loss of a payment that was not owed is not a loss of earnings.
      const lost = disputes
        .filter(({ reopened, intentId: id }) => reopened !== null && !isAutomatic(id))
        .map((each) => each.intentId);
      for (const id of [...current, ...lost]) {
        add(group, { paid: cents });
        // The refunds of a payment are added once, without what they return of items that it did not pay for.
        if (seen.has(id)) continue;
        seen.add(id);
        const dispute = world.stripe.disputeOf(id);
        const notOwed = combinedPayments[id] ? notOwedItems(request, id) : [];
        const made = world.stripe.refunds.filter(
          (refund) => refund.payment_intent === id && refund.status !== 'failed',
        );
        const madeOf = ({ refundIds }: { readonly refundIds: readonly string[] }) =>
          made.filter(({ metadata }) => refundIds.includes(metadata['refundId'] ?? ''));
        const outside = made.filter(({ metadata }) => metadata['refundId'] === undefined);
        // What the portal could not refund of items that were not owed, staff return first.
        const held = notOwed.filter((item) => madeOf(item).length === 0);
        const notEarned = [
          ...notOwed.flatMap(madeOf).map(({ amount }) => amount),
          Math.min(
            outside.reduce((sum, { amount }) => sum + amount, 0),
            held.reduce((sum, { cents }) => sum + cents, 0),
          ),
        ];
        add(group, {
          refunded: notEarned.reduce(
            (sum, cents) => sum - cents,
            made.reduce((sum, { amount }) => sum + amount, 0),
          ),
          // What the bank kept of items that were not owed is not a loss of earnings.
          lost:
            dispute?.status === 'lost'
              ? held.reduce((sum, { disputedCents }) => sum - disputedCents, dispute.amount)
              : 0,
        });
      }
    }
  }
  return totals;
}

/** The items that were already paid, or not owed, when their combined payment arrived, with the ids of their refunds. */
function notOwedItems({ files, invoices, combinedPayments }: RequestDocument, intentId: string) {
  return combinedPayments[intentId]!.allocation.flatMap((item) => {
    const { cents } = item;
    const { disputes } = files[itemIdOf(item)] ?? invoices[itemIdOf(item)]!;
    const disputedCents = disputes.find((each) => each.intentId === intentId)?.cents ?? 0;
    if (item.kind === 'file') {
      const isPaid = files[item.fileId]!.intentId === intentId;
      return isPaid ? [] : [{ cents, disputedCents, refundIds: [fileRefundId(intentId, item.fileId)] }];
    }
    const refundIds = invoices[item.invoiceId]!.refunds.filter(
      (refund) => refund.kind === 'automatic' && refund.intentId === intentId,
    ).map(({ refundId }) => refundId);
    return refundIds.length === 0 ? [] : [{ cents, disputedCents, refundIds }];
  });
}

/** Returns false for a refund that must be retried: it waits for a dispute, or Stripe refused it because of one. */
async function isDone(requestId: string, step: TaskStep): Promise<boolean> {
  countFacts(factsOfStep(world.portal.requests.get(requestId)!, step));
  if (step.kind !== 'refund') return true;
  try {
    return (await sendRefund(world.portal.requests.get(requestId)!, step, now())).kind === 'done';
  } catch (error) {
    if ((error as { code?: string }).code === 'charge_disputed') return false;
    throw error;
  }
}

async function sweep(): Promise<void> {
  for (const key of Array.from(world.portal.tasks.keys())) {
    const [requestId = '', taskId = ''] = key.split(' ');
    await runTasks([{ requestId, taskId }]);
  }
}

/** An action at an instant in seconds. */
interface ScheduledAction {
  readonly at: number;
  readonly run: () => unknown;
}

/** Ten days of random payments and their webhooks, determined by the seed. */
class Scenario {
  readonly random: SeededRandom;
  /** Latest first. */
  readonly actions: ScheduledAction[] = [];
  /** Payments with a wrong amount, which the portal cannot match. */
  readonly mismatched = new Set<string>();
  delivered = 0;
  lost = 0;

  constructor(seed: number) {
    this.random = new SeededRandom(seed);
    const pause = async () => {
      for (let turns = this.random.below(6); turns > 0; turns--) await Promise.resolve();
    };
    world.portal = new InMemoryPortal(pause);
    world.stripe = new StripeAccount();
    world.stripe.now = START;
    world.stripe.initialRefundStatus = () => (this.random.happens(0.3) ? 'pending' : 'succeeded');
    world.stripe.onEvent = (intentId, isDispute) => this.#sendWebhooks(intentId, isDispute);
    world.drafts = new Set();
    world.facts = new Map();
  }

  sometime(): number {
    return START + this.random.below(TEN_DAYS);
  }

  at(instant: number, run: () => unknown): void {
    // Actions of the same second run in the order in which they were scheduled.
    let low = 0;
    let high = this.actions.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.actions[middle]!.at > instant) low = middle + 1;
      else high = middle;
    }
    this.actions.splice(low, 0, { at: instant, run });
  }

  /** Loses one in ten webhooks. Delivers the others three times, each up to half a day late. */
  #sendWebhooks(intentId: string, isDispute: boolean): void {
    if (this.random.happens(0.1)) {
      this.lost += 1;
      return;
    }
    for (let copy = 0; copy < 3; copy++) {
      this.at(world.stripe.now + this.random.below(12 * 3600), async () => {
        this.delivered += 1;
        if (isDispute) {
          await settleDisputedPayment(intentId, now(), log);
          return;
        }
        const { pendingTasks } = await settleIntent(intentId, now(), log);
        // Sometimes the portal crashes before it runs the tasks; the sweep runs them later.
        if (this.random.happens(0.95)) await runTasks(pendingTasks);
      });
    }
  }

  /** Runs all actions in order, several neighboring ones concurrently. */
  async run(): Promise<void> {
    while (this.actions.length > 0) {
      const batch = this.actions.splice(-(1 + this.random.below(8))).toReversed();
      await Promise.all(
        batch.map(async ({ at, run }) => {
          world.stripe.now = Math.max(world.stripe.now, at);
          await run();
        }),
      );
    }
  }

  /** Schedules up to three payment attempts by card or bank account, which may fail. */
  schedulePayment(intentId: string): void {
    const { stripe } = world;
    const at = this.sometime();
    const tries = this.random.below(4);
    for (let index = 0; index < tries; index++) {
      const start = at + index * this.random.below(2 * 24 * 3600);
      const outcome = this.random.oneOf(['succeeded', 'declined', 'processing'] as const);
      this.at(start, () => stripe.pay(intentId, outcome));
      this.at(start + 3600 + this.random.below(24 * 3600), () =>
        stripe.clear(intentId, this.random.happens(0.6)),
      );
    }
    this.scheduleDispute(intentId);
  }

  /** Schedules a dispute for some payments, which the bank may leave undecided. */
  scheduleDispute(intentId: string): void {
    if (!this.random.happens(0.12)) return;
    const { stripe } = world;
    const status = this.random.oneOf(['needs_response', 'warning_needs_response', 'lost'] as const);
    const at = this.sometime();
    this.at(at, () => stripe.dispute(intentId, status));
    const after = this.random.oneOf(['won', 'lost', 'needs_response', 'warning_closed'] as const);
    this.at(at + this.random.below(3 * 24 * 3600), () => stripe.moveDispute(intentId, after));
  }

  addFee(index: number): void {
    const draftId = `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`;
    world.drafts.add(draftId);
    const metadata = { kind: 'request_fee', draftId };
    const first = world.stripe.create(1500, metadata);
    this.schedulePayment(first);
    if (!this.random.happens(0.3)) return;
    // A failed fee is paid again with another PaymentIntent after the previous one was canceled.
    this.at(this.sometime(), async () => {
      const request = world.portal.requests.get(requestIdOf(draftId));
      if (request?.payment.state !== 'failed' || !world.stripe.cancel(first)) return;
      const to = world.stripe.create(1500, metadata);
      await world.portal.changeRequest(request.requestId, (found) =>
        replaceFeeIntent(found, { from: first, to }, now()),
      );
      this.schedulePayment(to);
    });
  }

  /** Adds a request with a file and an invoice to pay. */
  addRequest(index: number): void {
    const requestId = `req_${String(index).padStart(24, '0')}`;
    const [file] = Object.values(aRequest().files);
    const chargedFile = {
      ...file!,
      fileId: `file_${String(index).padStart(32, '0')}`,
      uploadedByAdmin: true,
      scan: 'clean',
      requiresPayment: true,
      chargeCents: 2550,
    };
    const invoice = sentInvoice(index);
    world.portal.requests.set(
      requestId,
      aRequest({
        requestId,
        payment: { ...aRequest().payment, intentId: null, state: 'waived' },
        files: { [chargedFile.fileId]: { ...chargedFile, scan: 'clean' } },
        invoices: { [invoice.invoiceId]: invoice },
      }),
    );
    const { fileId } = chargedFile;
    const { invoiceId, totalCents } = invoice;
    this.addCharge(requestId, 2550, { kind: 'file', requestId, fileId }, (request, from, to) =>
      recordFileIntent(request, fileId, { from, to, amountCents: 2550, payerId: null }, now()),
    );
    this.addCharge(requestId, totalCents, { kind: 'invoice', requestId, invoiceId }, (request, from, to) =>
      recordInvoiceIntent(request, invoiceId, { from, to }, now()),
    );
    this.scheduleStaffActions(requestId, invoiceId);
  }

  /** Adds a request with two files and an invoice that are paid with one PaymentIntent. Some are also paid separately. */
  addCombined(index: number): void {
    const requestId = `req_all${String(index).padStart(21, '0')}`;
    const invoice = { ...sentInvoice(index), invoiceId: `inv_all${String(index).padStart(29, '0')}` };
    const [file] = Object.values(aRequest().files);
    const terms = { uploadedByAdmin: true, scan: 'clean', requiresPayment: true } as const;
    const fileIds = ['a', 'b'].map((name) => `file_all_${name}${String(index).padStart(26, '0')}`);
    const files = fileIds.map((fileId, place) => ({ ...file!, ...terms, fileId, chargeCents: 1300 + place }));
    world.portal.requests.set(
      requestId,
      aRequest({
        requestId,
        payment: { ...aRequest().payment, intentId: null, state: 'waived' },
        files: Object.fromEntries(files.map((each) => [each.fileId, each])),
        invoices: { [invoice.invoiceId]: invoice },
      }),
    );
    const open = async (from: string | null): Promise<string | null> => {
      const request = world.portal.requests.get(requestId)!;
      const allocation = everythingDue(request, now()).items;
      if (allocation.length === 0) return null;
      const to = world.stripe.create(allocatedCents(allocation), { kind: 'combined', requestId });
      const replaced = new Map(
        allocation.map((item) => {
          const paying = request.files[itemIdOf(item)] ?? request.invoices[itemIdOf(item)];
          return [itemIdOf(item), paying?.intentId ?? null];
        }),
      );
      let isRecorded = false;
      const canceled = from === null ? [] : [from];
      await world.portal.changeRequest(requestId, (found) => {
        const change = recordCombinedIntent(
          found,
          { to, allocation, replaced, payerId: null, canceled },
          now(),
        );
        isRecorded = change !== null;
        return change;
      });
      // Nobody gets the secret of a PaymentIntent that the request does not know.
      if (isRecorded) this.schedulePayment(to);
      return isRecorded ? to : null;
    };
    this.at(START, async () => {
      const first = await open(null);
      if (first !== null && this.random.happens(0.3)) {
        this.at(this.sometime(), async () => {
          if (world.stripe.cancel(first)) await open(first);
        });
      }
    });
    if (this.random.happens(0.4)) {
      const metadata = { kind: 'file', requestId, fileId: fileIds[0]! };
      this.schedulePayment(world.stripe.create(1300, metadata));
    }
    if (this.random.happens(0.4)) {
      const metadata = { kind: 'invoice', requestId, invoiceId: invoice.invoiceId };
      this.schedulePayment(world.stripe.create(invoice.totalCents, metadata));
    }
    this.scheduleStaffActions(requestId, invoice.invoiceId);
  }

  addCharge(
    requestId: string,
    amount: number,
    metadata: Record<string, string>,
    recordIntent: (request: RequestDocument, from: string | null, to: string) => Change | null,
  ): void {
    const first = world.stripe.create(amount, metadata);
    this.at(START, () =>
      world.portal.changeRequest(requestId, (request) => recordIntent(request, null, first)),
    );
    this.schedulePayment(first);
    if (this.random.happens(0.2)) {
      this.at(this.sometime(), async () => {
        if (!world.stripe.cancel(first)) return;
        const to = world.stripe.create(amount, metadata);
        await world.portal.changeRequest(requestId, (request) => recordIntent(request, first, to));
        this.schedulePayment(to);
      });
    }
    this.scheduleReopening(requestId, amount, metadata, recordIntent);
    // A payment with a PaymentIntent that the request has not recorded.
    if (this.random.happens(0.15)) this.schedulePayment(world.stripe.create(amount, metadata));
    if (this.random.happens(0.05)) {
      const mismatched = world.stripe.create(amount + 1, metadata);
      this.mismatched.add(mismatched);
      this.schedulePayment(mismatched);
    }
  }

  /** Staff reopen an item for payment if its payment was lost in a dispute by then. */
  scheduleReopening(
    requestId: string,
    amount: number,
    metadata: Record<string, string>,
    recordIntent: (request: RequestDocument, from: string | null, to: string) => Change | null,
  ): void {
    const of = disputedItem(metadata);
    if (!of || of.kind === 'fee') throw new Error('Fees cannot be reopened');
    this.at(START + TEN_DAYS - this.random.below(2 * 24 * 3600), async () => {
      let from: string | null = null;
      await world.portal.changeRequest(requestId, (request) => {
        const decision = reopenDisputed(request, of, AUTHOR.by, now());
        from = decision.kind === 'change' ? paidItem(request, of)!.intentId : null;
        return decision.kind === 'change' ? decision.change : null;
      });
      if (from === null || this.random.happens(0.3)) return;
      const to = world.stripe.create(amount, metadata);
      await world.portal.changeRequest(requestId, (request) => recordIntent(request, from, to));
      this.schedulePayment(to);
    });
  }

  /** Staff deactivate an invoice, settle it outside the portal, or refund part of it, if its state allows that. */
  scheduleStaffActions(requestId: string, invoiceId: string): void {
    const counting = [{ kind: 'count-invoice', invoiceId }] as const satisfies TaskStep[];
    const change = (decide: (invoice: Invoice) => Partial<Invoice> | null, steps: TaskStep[] = []) =>
      this.at(this.sometime(), () =>
        world.portal.changeRequest(requestId, (request) => {
          const invoice = request.invoices[invoiceId]!;
          const changed = decide(invoice);
          if (!changed) return null;
          const { number, totalCents: cents } = invoice;
          const details = { invoiceId, number, cents };
          const event = { kind: 'invoice-edited', at: now().toISOString(), by: SYSTEM, details } as const;
          return {
            request: nextVersion(
              request,
              { invoices: { ...request.invoices, [invoiceId]: { ...invoice, ...changed } } },
              now(),
            ),
            event,
            steps: [...counting, ...steps],
          };
        }),
      );
    const isOpen = ({ paymentState }: Invoice) => paymentState === 'unpaid' || paymentState === 'failed';
    if (this.random.happens(0.15)) change((invoice) => (isOpen(invoice) ? { isActive: false } : null));
    if (this.random.happens(0.3)) change(({ isActive }) => (isActive ? null : { isActive: true }));
    if (this.random.happens(0.15)) {
      const settlement = { reference: '88', reason: 'By check', by: SYSTEM, byName: 'Sam', at: '' };
      change((invoice) =>
        isOpen(invoice) ? { settlement, paymentState: 'paid', paidAt: now().toISOString() } : null,
      );
    }
    if (!this.random.happens(0.4)) return;
    const refundId = `staff:${invoiceId}`;
    const steps: TaskStep[] = [{ kind: 'refund', invoiceId, refundId }];
    change((invoice) => {
      const { paymentState, settlement, intentId, refunds } = invoice;
      if (disputeEffect(invoice).isHeld) return null;
      if (paymentState !== 'paid' || settlement !== null || intentId === null) return null;
      const author = { at: '', by: SYSTEM, byName: 'Sam', reason: 'Agreed' };
      const refund = { refundId, intentId, cents: 700, kind: 'staff', state: 'pending', ...author } as const;
      return { refunds: [...refunds, refund] };
    }, steps);
  }
}

function sentInvoice(index: number): Invoice {
  return anInvoice({
    invoiceId: `inv_${String(index).padStart(32, '0')}`,
    number: `INV-2026-${String(index).padStart(6, '0')}`,
    totalCents: 5000 + index,
    sentAt: '2026-03-01T00:00:00.000Z',
  });
}

/** Whether the bank returned every refund of a file's part of a combined payment. */
function isFileRefundFailed(intentId: string, fileId: string): boolean {
  const refunds = world.stripe.refunds.filter(
    ({ metadata }) => metadata['refundId'] === fileRefundId(intentId, fileId),
  );
  return refunds.length > 0 && refunds.every(({ status }) => status === 'failed');
}

/** The same for a payment of several items: the sum of its items. */
function expectedCombinedCents(request: RequestDocument, intentId: string): number {
  const { allocation = [] } = request.combinedPayments[intentId] ?? {};
  const isListed = world.portal.unmatched.get(intentId)?.resolution === null;
  const amounts = allocation.map((item) => {
    // Staff return what a failed refund of a file left at Stripe.
    if (isListed && item.kind === 'file' && isFileRefundFailed(intentId, item.fileId)) return item.cents;
    const paying = request.files[itemIdOf(item)] ?? request.invoices[itemIdOf(item)]!;
    const refunds = 'refunds' in paying ? paying.refunds.filter((each) => each.intentId === intentId) : [];
    const isSettled = 'settlement' in paying && paying.settlement !== null;
    const isPaid = paying.intentId === intentId && paying.paymentState === 'paid' && !isSettled;
    if (!isPaid && !refunds.some(({ kind }) => kind === 'automatic')) return 0;
    const disputed = paying.disputes.find((each) => each.intentId === intentId);
    const isWithdrawn = disputed && ['open', 'lost'].includes(disputeState(disputed));
    const refunded = refunds.filter(({ state }) => state === 'done');
    return (
      refunded.reduce((left, { cents }) => left - cents, item.cents) - (isWithdrawn ? disputed.cents : 0)
    );
  });
  // A file's part that could not be refunded is listed.
  const isRefundOpen = allocation.some(
    (item) =>
      item.kind === 'file' &&
      request.files[item.fileId]!.intentId !== intentId &&
      !request.files[item.fileId]!.refundedIntents.includes(intentId),
  );
  if (isListed && isRefundOpen) return world.stripe.remainingCents(intentId);
  return amounts.reduce((sum, cents) => sum + cents, 0);
}

/** Returns the amount of a payment that is still at Stripe according to the portal, in cents. */
function expectedCents(intentId: string): number {
  const { metadata, amount } = world.stripe.intents.get(intentId)!;
  if (metadata['kind'] === 'combined') {
    return expectedCombinedCents(world.portal.requests.get(metadata['requestId']!)!, intentId);
  }
  const { draftId, requestId = requestIdOf(draftId ?? ''), fileId = '', invoiceId = '' } = metadata;
  const request = world.portal.requests.get(requestId);
  const invoice = request?.invoices[invoiceId];
  const refunds = (invoice?.refunds ?? []).filter((refund) => refund.intentId === intentId);
  const refundedCents = refunds
    .filter(({ state }) => state === 'done')
    .reduce((sum, { cents }) => sum + cents, 0);
  // An automatically refunded payment was collected, but never counted as paid.
  const isAutomaticRefund = refunds.some(({ kind }) => kind === 'automatic');
  const paying = draftId ? request?.payment : (request?.files[fileId] ?? invoice);
  const state = paying && ('paymentState' in paying ? paying.paymentState : paying.state);
  const isPaid = paying?.intentId === intentId && state === 'paid' && !invoice?.settlement;
  const disputed = paying?.disputes.find((each) => each.intentId === intentId);
  const isWithdrawn = disputed && ['open', 'lost'].includes(disputeState(disputed));
  const withdrawnCents = isWithdrawn ? disputed.cents : 0;
  if (isAutomaticRefund || isPaid) return amount - refundedCents - withdrawnCents;
  const isListed = world.portal.unmatched.get(intentId)?.resolution === null;
  // Staff check listed payments at Stripe, so the portal has no own amount for them.
  return isListed ? world.stripe.remainingCents(intentId) : 0;
}

function isAutomatic(intentId: string): boolean {
  return [...world.portal.requests.values()].some(({ invoices }) =>
    Object.values(invoices).some((invoice) => isAutomaticallyRefunded(invoice, intentId)),
  );
}

/** Returns payments that were not owed and were returned neither by a refund nor by a dispute. */
function notReturned(): string[] {
  const intentIds = [...world.portal.requests.values()].flatMap(({ invoices }) =>
    Object.values(invoices).flatMap(({ refunds, disputes }) =>
      refunds
        .filter(({ kind, state, intentId }) => {
          return kind === 'automatic' && state === 'failed' && fundsWithdrawn(disputes, intentId) === null;
        })
        .map(({ intentId }) => intentId),
    ),
  );
  return [...new Set(intentIds)].filter((id) => !isCombined(id));
}

/** Whether a payment is for several items. The others keep the rest of its money when one is refunded. */
function isCombined(intentId: string): boolean {
  return world.stripe.intents.get(intentId)!.metadata['kind'] === 'combined';
}

/** Returns how often the portal tried to refund each payment that was not owed, without staff. */
function automaticAttempts(): number[] {
  const refunds = [...world.portal.requests.values()]
    .flatMap(({ invoices }) => Object.values(invoices))
    .flatMap((invoice) => invoice.refunds)
    .filter(({ kind, by }) => kind === 'automatic' && by.kind === 'system');
  return [...Map.groupBy(refunds, ({ intentId }) => intentId).values()].map(({ length }) => length);
}

const compare = () => reconcileWithStripe({ by: SYSTEM, budgetMs: 60_000 }, now(), log);

/** Returns the payments whose amounts differ between portal and Stripe. */
const differing = () =>
  [...world.stripe.intents.keys()]
    .map((id) => ({ id, stripe: world.stripe.remainingCents(id), portal: expectedCents(id) }))
    .filter(({ stripe, portal }) => stripe !== portal);

/** Returns the number of items and refunds by state. */
function countByState(): Record<string, number> {
  const states = [...world.portal.requests.values()].flatMap(({ payment, files, invoices }) => [
    `fee ${payment.state}`,
    ...Object.values(files).map(({ paymentState }) => `file ${paymentState}`),
    ...Object.values(invoices).flatMap(({ paymentState, settlement, refunds }) => [
      `invoice ${settlement ? 'settled' : paymentState}`,
      ...refunds.map(({ kind, state }) => `${kind} refund ${state}`),
    ]),
  ]);
  return Object.fromEntries(
    [...Map.groupBy(states, (state) => state)].map(([state, all]) => [state, all.length]),
  );
}

beforeAll(() => stubSettings());

describe.each([
  [20_260_312, 1000, []],
  [20_260_310, 10_000, ['full']],
  [999_337, 10_000, ['full']],
  [298_577, 10_000, ['full']],
  [588_532, 10_000, ['full']],
  [Date.now() % 1_000_000, 10_000, ['full']],
] as const)('with seed %i and %i webhooks', (seed, webhooks, tags) => {
  const requests = (webhooks * 3) / 20;
  /** A number of the story of 1,500 requests, for as many as there are here. */
  const scaled = (count: number) => (count * requests) / 1500;

  it(
    'matches Stripe to the cent after reconciliation, with webhooks that arrive late, repeatedly, out of order, or never',
    { tags: [...tags], timeout: 180_000 },
    async () => {
      const scenario = new Scenario(seed);
      for (let index = 0; index < requests; index++) {
        scenario.addFee(index);
        scenario.addRequest(index);
        if (index % 3 === 0) scenario.addCombined(index);
      }
      await scenario.run();
      for (const id of world.stripe.intents.keys()) world.stripe.clear(id, scenario.random.happens(0.5));
      await sweep();
      world.stripe.clearRefunds(() => scenario.random.happens(0.8));
      for (const { payment_intent: id, status } of world.stripe.disputes) {
        if (status === 'needs_response') world.stripe.moveDispute(id, scenario.random.oneOf(['won', 'lost']));
      }
      await scenario.run();
      expect(scenario.delivered).toBeGreaterThan(webhooks);
      expect(scenario.lost).toBeGreaterThan(scaled(300));
      // The lost webhooks must leave differences to repair.
      expect(differing().length).toBeGreaterThan(scaled(50));

      world.stripe.now += 60;
      expect(await compare()).toMatchObject({ state: 'done' });
      await sweep();
      // The banks confirm the new refunds.
      world.stripe.clearRefunds(() => true);
      // The next reconciliation retries failed refunds once, and they fail again.
      expect(notReturned().length).toBeGreaterThan(0);
      world.stripe.initialRefundStatus = () => 'failed';
      world.stripe.now += 60;
      expect(await compare()).toMatchObject({ state: 'done' });
      expect(automaticAttempts()).toContain(2);

      expect(differing()).toEqual([]);
      const states = countByState();
      for (const state of ['fee', 'file', 'invoice']) expect(states[`${state} clearing`]).toBeUndefined();
      expect(states['fee paid']).toBeGreaterThan(scaled(300));
      expect(states['fee failed']).toBeGreaterThan(scaled(20));
      expect(states['file paid']).toBeGreaterThan(scaled(300));
      expect(states['invoice paid']).toBeGreaterThan(scaled(200));
      expect(states['invoice settled']).toBeGreaterThan(scaled(20));
      expect(states['automatic refund done']).toBeGreaterThan(scaled(20));
      expect(states['staff refund done']).toBeGreaterThan(scaled(20));
      expect(states['staff refund pending']).toBeUndefined();
      // Every received payment for several items equals its allocation.
      const combined = [...world.portal.requests.values()].flatMap((request) =>
        Object.entries(request.combinedPayments),
      );
      for (const [intentId, { allocation }] of combined) {
        expect(allocatedCents(allocation)).toBe(world.stripe.intents.get(intentId)!.amount);
      }
      const received = combined.filter(([intentId]) => expectedCents(intentId) > 0);
      expect(received.length).toBeGreaterThan(scaled(100));
      // Every item is paid once, plus once per reopening.
      const eventsByItem = (matches: (event: RequestEvent) => boolean) =>
        Map.groupBy(world.portal.events.filter(matches), ({ details }) => {
          const { fileId, invoiceId, intentId } = details as Readonly<Record<string, unknown>>;
          return String(fileId ?? invoiceId ?? intentId);
        });
      const paid = eventsByItem(
        ({ kind, details }) => kind.endsWith('-payment') && 'to' in details && details.to === 'paid',
      );
      const reopened = eventsByItem(({ kind }) => kind.endsWith('-reopened'));
      expect(reopened.size).toBeGreaterThan(scaled(6));
      const paidTooOften = [...paid].filter(
        ([item, events]) => events.length > 1 + (reopened.get(item)?.length ?? 0),
      );
      expect(paidTooOften).toEqual([]);

      expect(await compare()).toMatchObject({ state: 'done', repaired: 0 });
      const listed = world.portal.openUnmatched();
      expect(listed.length).toBeGreaterThan(scaled(10));
      const expected = listed.filter(
        ({ reason, intentId }) =>
          reason === 'refund-failed' ||
          reason === 'dispute-lost' ||
          reason === 'won-after-reopening' ||
          (reason === 'disputed' && world.stripe.disputeOf(intentId)?.status.startsWith('warning_')) ||
          (reason === 'mismatch' && scenario.mismatched.has(intentId)),
      );
      expect(listed).toEqual(expected);

      // Payments that were not owed are refunded when staff retry.
      const isRefundFailed = ({ intentId, kind, reason }: UnmatchedPayment) =>
        kind === 'invoice' && reason === 'refund-failed' && isAutomatic(intentId);
      const failed = listed.filter(isRefundFailed);
      expect(failed.length).toBeGreaterThan(0);
      expect(failed).toHaveLength(notReturned().length);
      world.stripe.initialRefundStatus = () => 'succeeded';
      for (const payment of failed) {
        await Promise.all([1, 2].map(() => retryRefund(payment, AUTHOR, now(), log)));
        expect(await retrySettlement(payment, now(), log)).not.toBe('unmatched');
      }
      await sweep();
      expect(world.portal.openUnmatched().filter(isRefundFailed)).toEqual([]);
      expect(failed.map(({ intentId }) => world.stripe.remainingCents(intentId))).toEqual(
        failed.map(() => 0),
      );
      expect(differing()).toEqual([]);
      await sweep();
      expect(totalsOfAnalytics()).toEqual(totalsOfLedger());

      // Staff refund payments at Stripe, in full or in part, and the banks return some of that.
      world.stripe.now += 60;
      world.stripe.initialRefundStatus = () => (scenario.random.happens(0.5) ? 'pending' : 'succeeded');
      for (const id of world.stripe.intents.keys()) {
        const remaining = world.stripe.remainingCents(id);
        if (world.stripe.disputeOf(id) || remaining === 0 || !scenario.random.happens(0.3)) continue;
        world.stripe.refundOutside(id, scenario.random.happens(0.5) ? remaining : 700);
      }
      const beforeFailures = totalsOfLedger();
      for (const step of ['made', 'failed']) {
        world.stripe.now += 60;
        if (step === 'failed') world.stripe.clearRefunds(() => scenario.random.happens(0.5));
        for (let times = 0; times < 2; times++) {
          world.stripe.now += 60;
          expect(await compare()).toMatchObject({ state: 'done' });
          await scenario.run();
          await sweep();
        }
        expect(totalsOfAnalytics()).toEqual(totalsOfLedger());
        expect(totalOfReport()).toBe(netOf(totalsOfLedger()));
      }
      const totals = totalsOfLedger();
      for (const kind of ['fee', 'file', 'invoice', 'combined']) {
        expect(totals[kind]!.refunded).toBeGreaterThan(0);
        expect(totals[kind]!.refunded).toBeLessThan(beforeFailures[kind]!.refunded);
      }
      // Counting everything again changes nothing.
      const counted = world.facts.size;
      for (const request of world.portal.requests.values()) countFacts(allFactsOf(request));
      expect(world.facts.size).toBe(counted);
    },
  );
});
