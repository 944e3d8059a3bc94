import type { SeededRandom } from '@portal/contract/testing/seededRandom.ts';
import { randomUUID } from 'node:crypto';
import { sweepOutbox } from '../portal/controls.ts';
import { eventually } from '../portal/eventually.ts';
import { newRequestId, aRequestDocument } from '../requests/listedRequests.ts';
import { containerOf, makeTasksDue } from '../portal/stores.ts';

const DAY_MS = 24 * 3_600_000;
/** Counting many requests takes long on a busy machine. */
const COUNTING_MS = 120_000;
const CLOSED = ['completed', 'cancelled'];

interface StatusChange {
  readonly status: string;
  readonly at: string;
}

interface Refund {
  readonly refundId: string;
  readonly kind: 'staff' | 'automatic';
  readonly state: 'pending' | 'done' | 'failed';
  readonly cents: number;
  readonly at: string;
}

interface Dispute {
  readonly disputeId: string;
  readonly status: 'needs_response' | 'won' | 'lost';
  readonly lossHistory: readonly {
    readonly kind: 'lost' | 'recovered';
    readonly cents: number;
    readonly at: string;
  }[];
  /** Null when it was not paid again. */
  readonly reopened: { readonly at: string; readonly paidAt: string } | null;
}

interface Paid {
  /** Null while it is unpaid or owed again. */
  readonly paidAt: string | null;
  readonly disputes: readonly Dispute[];
}

interface Invoice extends Paid {
  readonly invoiceId: string;
  readonly totalCents: number;
  readonly isActive: boolean;
  readonly sentAt: string | null;
  readonly paymentState: 'unpaid' | 'clearing' | 'failed' | 'paid';
  readonly refunds: readonly Refund[];
}

/** A request with its payments and its status changes. */
export interface MoneyRequest {
  readonly requestId: string;
  readonly submittedAt: string;
  readonly firmName: string;
  readonly fee: Paid & { readonly state: 'paid' | 'clearing' | 'failed' | 'waived' };
  /** The first is the submission. */
  readonly statusChanges: readonly StatusChange[];
  readonly files: readonly (Paid & {
    readonly fileId: string;
    readonly cents: number;
    /** When its payment was refunded after a withdrawal; null if it was not. */
    readonly refundedAt: string | null;
  })[];
  readonly invoices: readonly Invoice[];
}

/** Three firms, one of them in three spellings, and requests without one. */
const FIRMS = ['Smith & Jones, LLP', 'SMITH &  JONES, LLP', 'smith & jones llp', 'Baker', 'Çelik Hukuk', ''];

/** Random requests of the last `days` days before `end`, with every kind of payment event. */
export function moneyRequests(
  count: number,
  days: number,
  random: SeededRandom,
  end = Date.now(),
): MoneyRequest[] {
  const hex = () => randomUUID().replaceAll('-', '');
  /** A random instant up to `maxDays` after this one, and not after the end. */
  const after = (instant: string, maxDays: number) => {
    const start = Date.parse(instant);
    return new Date(start + random.below(Math.min(maxDays * DAY_MS, end - start) + 1)).toISOString();
  };
  const randomRefund = (paidAt: string): Refund => ({
    refundId: `re_${hex()}`,
    kind: random.oneOf(['staff', 'staff', 'automatic'] as const),
    state: random.oneOf(['done', 'done', 'pending', 'failed'] as const),
    cents: 1 + random.below(5000),
    at: after(paidAt, 60),
  });
  const randomDispute = (paidAt: string, cents: number): Dispute => {
    const lostAt = after(paidAt, 60);
    const outcome = random.oneOf(['open', 'won', 'lost', 'lost', 'recovered', 'reopened'] as const);
    const lost = { kind: 'lost', cents, at: lostAt } as const;
    const losses = outcome === 'open' || outcome === 'won' ? [] : [lost];
    return {
      disputeId: `du_${hex()}`,
      status:
        outcome === 'open' ? 'needs_response' : outcome === 'won' || outcome === 'recovered' ? 'won' : 'lost',
      lossHistory:
        outcome === 'recovered' ? [lost, { ...lost, kind: 'recovered', at: after(lostAt, 30) }] : losses,
      reopened: outcome === 'reopened' ? { at: after(lostAt, 10), paidAt } : null,
    };
  };
  /** The payment state of a paid item: sometimes disputed, and then lost and owed again, or paid again. */
  const withDisputes = (paidAt: string | null, cents: number): Paid => {
    if (paidAt === null || random.below(3) > 0) return { paidAt, disputes: [] };
    const dispute = randomDispute(paidAt, cents);
    if (!dispute.reopened) return { paidAt, disputes: [dispute] };
    return { paidAt: random.below(2) ? after(dispute.reopened.at, 20) : null, disputes: [dispute] };
  };
  /** A fee is never paid again. */
  const feeOf = (paidAt: string | null): Paid => {
    const { disputes } = withDisputes(paidAt, 1500);
    return { paidAt, disputes: disputes.map((dispute) => ({ ...dispute, reopened: null })) };
  };
  const randomInvoice = (submittedAt: string): Invoice => {
    const sentAt = random.below(5) === 0 ? null : after(submittedAt, 40);
    const paymentState = sentAt
      ? random.oneOf(['unpaid', 'clearing', 'failed', 'paid', 'paid'] as const)
      : 'unpaid';
    const firstPaidAt = sentAt && paymentState === 'paid' ? after(sentAt, 90) : null;
    const isActive = paymentState === 'paid' || random.below(4) > 0;
    const refunds = firstPaidAt
      ? Array.from({ length: random.below(3) }, () => randomRefund(firstPaidAt))
      : [];
    const totalCents = 50 + random.below(90_000);
    const paid = withDisputes(firstPaidAt, totalCents);
    const isOwed = firstPaidAt !== null && paid.paidAt === null;
    return {
      invoiceId: `inv_${hex()}`,
      totalCents,
      isActive,
      sentAt,
      paymentState: isOwed ? 'unpaid' : paymentState,
      ...paid,
      refunds,
    };
  };
  const statusChangesFrom = (submittedAt: string): StatusChange[] => {
    const statusChanges: StatusChange[] = [{ status: 'pending', at: submittedAt }];
    for (let remaining = random.below(6); remaining > 0; remaining -= 1) {
      const status = random.oneOf(['processing', 'on_hold', 'completed', 'cancelled']);
      statusChanges.push({ status, at: after(statusChanges.at(-1)!.at, 20) });
    }
    return statusChanges;
  };
  return Array.from({ length: count }, (_, index): MoneyRequest => {
    const submittedAt = new Date(
      end - random.below(days * 24) * 3_600_000 - random.below(3_600_000),
    ).toISOString();
    const state = random.oneOf(['paid', 'paid', 'clearing', 'failed', 'waived'] as const);
    return {
      requestId: newRequestId(),
      submittedAt,
      firmName: FIRMS[index % FIRMS.length]!,
      fee: { state, ...feeOf(state === 'paid' ? after(submittedAt, 5) : null) },
      statusChanges: statusChangesFrom(submittedAt),
      files: Array.from({ length: random.below(3) }, () => ({
        fileId: `file_${hex()}`,
        cents: 100 + random.below(9900),
      }))
        .map((file) => ({
          ...file,
          ...withDisputes(random.below(2) ? after(submittedAt, 60) : null, file.cents),
        }))
        .map((file) => ({
          ...file,
          refundedAt:
            file.paidAt && file.disputes.length === 0 && random.below(2) ? after(file.paidAt, 60) : null,
        })),
      invoices: Array.from({ length: random.below(4) }, () => randomInvoice(submittedAt)),
    };
  });
}

/** All instants at which an item was paid. */
export function paymentsOf({ paidAt, disputes }: Paid): string[] {
  const before = disputes.flatMap(({ reopened }) => (reopened ? [reopened.paidAt] : []));
  return [...before, ...(paidAt === null ? [] : [paidAt])];
}

/** All instants at which a request was closed. */
export function closingsOf({ statusChanges }: MoneyRequest): string[] {
  return statusChanges
    .filter(
      ({ status }, at) => CLOSED.includes(status) && !CLOSED.includes(statusChanges[at - 1]?.status ?? ''),
    )
    .map(({ at }) => at);
}

export function isOpen({ statusChanges }: MoneyRequest): boolean {
  return !CLOSED.includes(statusChanges.at(-1)!.status);
}

interface Stores {
  readonly site: string;
  readonly api: string;
  readonly dir: string;
  readonly cosmos: string;
}

/** Stores requests with the tasks of their changes, each task `times` times, and waits until the outbox has done them. */
export async function countRequests(
  portal: Stores,
  requests: readonly MoneyRequest[],
  { times = 1, seq = 1 } = {},
): Promise<void> {
  const container = await containerOf(portal, 'requests');
  await Promise.all(requests.map((request) => container.items.upsert(documentOf(request, seq))));
  const tasks = requests.flatMap((request) =>
    Array.from({ length: times }, (_, copy) => ({
      id: `task|${String(seq).padStart(6, '0')}|${copy}`,
      requestId: request.requestId,
      type: 'task',
      due: '2000-01-01',
      attempts: 0,
      work: workOf(request),
    })),
  );
  await Promise.all(tasks.map((task) => container.items.upsert(task)));
  // A task with too many write conflicts waits for its next attempt. It is made due at once.
  await eventually(
    'the counting',
    async () => {
      await sweepOutbox(portal);
      const { resources } = await container.items
        .query('SELECT TOP 1 VALUE c.id FROM c WHERE c.type = "task"')
        .fetchAll();
      if (resources.length > 0) await makeTasksDue(portal);
      return resources.length === 0;
    },
    COUNTING_MS,
  );
}

function workOf({ files, invoices }: MoneyRequest) {
  return [
    ...invoices.map(({ invoiceId }) => ({ kind: 'count-invoice', invoiceId })),
    { kind: 'project' },
    ...files.map(({ fileId }) => ({ kind: 'count-file-payment', fileId })),
  ];
}

function documentOf(
  { requestId, submittedAt, firmName, fee, statusChanges, files, invoices }: MoneyRequest,
  seq: number,
) {
  const system = { kind: 'system', id: null };
  const document = aRequestDocument({
    requestId,
    orderId: `ORD-${requestId.slice(-6)}`,
    patientName: 'Maria Santos',
    facilityName: 'Lakeview Hospital',
    requestType: 7,
    status: statusChanges.at(-1)!.status,
    submittedAt,
    dueDate: '2099-01-01',
    owners: [],
    seq,
  });
  return {
    ...document,
    fields: { ...document.fields, firmName },
    payment: { intentId: null, amountCents: 1500, ...fee, disputes: fee.disputes.map(disputeOf) },
    history: statusChanges.map((change) => ({
      ...change,
      by: system,
      byName: 'system',
      notes: '',
      isPrivate: false,
    })),
    files: Object.fromEntries(files.map((file) => [file.fileId, fileOf(file)])),
    invoices: Object.fromEntries(
      invoices.map((invoice) => [
        invoice.invoiceId,
        {
          ...invoice,
          number: 'INV-2026-000001',
          createdAt: submittedAt,
          createdBy: system,
          createdByName: 'system',
          lines: [],
          intentId: null,
          chargeId: null,
          settlement: null,
          disputes: invoice.disputes.map(disputeOf),
          refunds: invoice.refunds.map((refund) => ({
            ...refund,
            intentId: 'pi_1',
            by: system,
            byName: 'system',
            reason: '',
          })),
        },
      ]),
    ),
  };
}

function disputeOf(dispute: Dispute) {
  const { reopened } = dispute;
  return {
    ...dispute,
    intentId: 'pi_1',
    cents: dispute.lossHistory[0]?.cents ?? 100,
    reason: 'fraudulent',
    openedAt: '2024-01-01T00:00:00.000Z',
    dueBy: null,
    reopened: reopened && { ...reopened, by: { kind: 'system', id: null } },
  };
}

function fileOf({ fileId, cents, paidAt, refundedAt, disputes }: MoneyRequest['files'][number]) {
  return {
    fileId,
    group: 'legal',
    originalName: 'reports.pdf',
    contentType: 'application/pdf',
    size: 1,
    uploadedAt: '2024-01-01T00:00:00.000Z',
    uploadedByAdmin: true,
    scan: 'clean',
    quarantineBlob: 'none',
    etag: 'none',
    requiresPayment: true,
    chargeCents: cents,
    paidAt,
    paymentState: paidAt ? 'paid' : 'unpaid',
    refundedAt,
    disputes: disputes.map(disputeOf),
  };
}
