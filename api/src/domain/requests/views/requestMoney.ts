import type { PaymentOfRequest, RequestMoney } from '@portal/contract/payments/schemas/requestMoney.ts';
import { disputeEffect, isReopened } from '../../disputes/disputeEffect.ts';
import { disputeOf } from '../../disputes/disputeOf.ts';
import type { Dispute } from '../../disputes/dispute.ts';
import { outsideRefundsOf } from '../../payments/refunds/outsideRefund.ts';
import type { Invoice, InvoiceRefund } from '../../invoices/invoice.ts';
import type { FeePayment, RequestFile, RequestDocument } from '../requestDocument.ts';

/** Something that the client is charged for, with its current payment. */
interface Charge {
  readonly kind: PaymentOfRequest['items'][number]['kind'];
  readonly name: string;
  readonly cents: number;
  readonly state: 'unpaid' | 'clearing' | 'failed' | 'paid' | 'waived';
  /** Null for a payment outside the portal. */
  readonly intentId: string | null;
  readonly paidAt: string | null;
  readonly disputes: readonly Dispute[];
  readonly refunds: readonly Pick<InvoiceRefund, 'cents' | 'state' | 'at'>[];
}

/** A payment of one charge. Combined payments have several. */
interface Part extends Pick<Charge, 'kind' | 'name' | 'cents' | 'refunds'> {
  /** Equal for the parts of one payment. */
  readonly key: string;
  readonly intentId: string | null;
  readonly state: PaymentOfRequest['state'];
  readonly paidAt: string | null;
  /** What the bank withdrew because of a dispute. */
  readonly withdrawnCents: number;
}

type Money = Pick<RequestDocument, 'payment' | 'files' | 'invoices' | 'outsideRefunds'>;

/**
 * What the client was charged, paid and got back, and each payment with its refunds, by the portal and at Stripe; an empty object if nothing was
 * charged. What was paid twice and refunded automatically was never owed, so it does not count.
 */
export function requestMoneyView(request: Money): { money?: RequestMoney } {
  const charges = chargesOf(request);
  if (charges.length === 0) return {};
  const parts = charges.flatMap(partsOf);
  const received = parts.filter(({ state }) => state !== 'clearing');
  const balance = {
    charged: sumOf(charges),
    paid: sumOf(received) - withdrawnCents(received),
    refunded: refundedCents(parts),
    owed: sumOf(charges.filter(({ state }) => state === 'unpaid' || state === 'failed')),
    clearing: sumOf(parts) - sumOf(received),
    withdrawn: withdrawnCents(received),
  };
  return { money: { balance, payments: paymentsOf(parts) } };
}

function chargesOf(request: Money): Charge[] {
  const charges = [
    { item: { kind: 'fee', itemId: '' }, charge: feeCharge(request.payment) } as const,
    ...Object.values(request.files).map(
      (file) => ({ item: { kind: 'file', itemId: file.fileId }, charge: fileCharge(file) }) as const,
    ),
    ...Object.values(request.invoices).map(
      (invoice) =>
        ({ item: { kind: 'invoice', itemId: invoice.invoiceId }, charge: invoiceCharge(invoice) }) as const,
    ),
  ];
  return charges.flatMap(({ item, charge }) => {
    if (!charge) return [];
    const outside = outsideRefundsOf(request, item).filter(({ intentId }) => intentId === charge.intentId);
    return [{ ...charge, refunds: [...charge.refunds, ...outside] }];
  });
}

function feeCharge({ amountCents, state, intentId, paidAt, disputes }: FeePayment): Charge | null {
  if (state === 'waived') return null;
  return { kind: 'fee', name: '', cents: amountCents, state, intentId, paidAt, disputes, refunds: [] };
}

/** An unpaid document that nobody can open any more is not charged. */
function fileCharge(file: RequestFile): Charge | null {
  const { originalName: name, chargeCents: cents, intentId, paidAt, disputes } = file;
  const state = paidAt === null ? file.paymentState : 'paid';
  const isGone = file.deletedAt !== null || file.scan === 'infected';
  const isPayment = state === 'paid' || state === 'clearing';
  if (cents === 0 || (!isPayment && (!file.requiresPayment || isGone))) return null;
  const { refundedAt, refundedCents = cents, isRefundFailed } = file;
  const refundState = isRefundFailed ? ('failed' as const) : ('done' as const);
  const refunds =
    refundedAt === null || refundedCents === 0
      ? []
      : [{ cents: refundedCents, state: refundState, at: refundedAt }];
  return { kind: 'file', name, cents, state, intentId, paidAt, disputes, refunds };
}

/** A draft or an inactive invoice is not charged. */
function invoiceCharge(invoice: Invoice): Charge | null {
  const { number: name, totalCents: cents, paymentState: state, intentId, paidAt, disputes } = invoice;
  const isPayment = state === 'paid' || state === 'clearing';
  if (!isPayment && (invoice.sentAt === null || !invoice.isActive)) return null;
  const refunds = invoice.refunds.filter((one) => one.kind === 'staff' && one.intentId === intentId);
  const paidWith = invoice.settlement === null ? intentId : null;
  return { kind: 'invoice', name, cents, state, intentId: paidWith, paidAt, disputes, refunds };
}

/** The current payment of a charge, after those that were lost before it was opened for payment again. */
function partsOf(charge: Charge): Part[] {
  const { kind, name, cents, refunds, disputes, intentId, state, paidAt } = charge;
  const lost = disputes.flatMap(({ intentId: key, cents: withdrawn, reopened }) =>
    reopened
      ? [
          {
            kind,
            name,
            key,
            intentId: key,
            state: 'lost' as const,
            paidAt: reopened.paidAt,
            ...lostOf(withdrawn),
          },
        ]
      : [],
  );
  if (state !== 'paid' && state !== 'clearing') return lost;
  if (intentId !== null && isReopened(charge, intentId)) return lost;
  const { isHeld, isUndecided } = disputeEffect(charge);
  const withheld = isHeld ? Math.min(cents, disputeOf(disputes, intentId)?.cents ?? cents) : 0;
  const heldState = isUndecided ? 'disputed' : 'lost';
  const part = {
    kind,
    name,
    cents,
    refunds,
    intentId,
    paidAt,
    key: intentId ?? `outside ${name}`,
    state: state === 'clearing' ? state : isHeld ? heldState : 'paid',
    withdrawnCents: withheld,
  } as const;
  return [...lost, part];
}

const lostOf = (cents: number) => ({ cents, withdrawnCents: cents, refunds: [] });

function paymentsOf(parts: readonly Part[]): PaymentOfRequest[] {
  const groups = Map.groupBy(parts, ({ key }) => key);
  return [...groups.values()].map(paymentOf).toSorted((a, b) => orderOf(a).localeCompare(orderOf(b)));
}

/** Sorts payments without a time last. */
const orderOf = ({ paidAt }: PaymentOfRequest) => paidAt ?? '9999';

const states = ['lost', 'disputed', 'clearing', 'paid'] as const;

function paymentOf(parts: readonly Part[]): PaymentOfRequest {
  const [{ kind: firstKind, intentId, paidAt }] = parts as [Part];
  const refunds = parts.flatMap(({ kind, name, refunds: ofPart }) =>
    ofPart.map(({ cents, state, at }) => ({ kind, name, amount: cents, state, at })),
  );
  return {
    paymentIntentId: firstKind === 'fee' ? null : intentId,
    isOutside: intentId === null,
    state: states.find((state) => parts.some((part) => part.state === state))!,
    paidAt,
    amount: sumOf(parts),
    refunded: refundedCents(parts),
    items: parts.map(({ kind, name, cents }) => ({ kind, name, amount: cents })),
    refunds: refunds.toSorted((a, b) => a.at.localeCompare(b.at)),
  };
}

function sumOf(parts: readonly { readonly cents: number }[]): number {
  return parts.reduce((sum, { cents }) => sum + cents, 0);
}

function withdrawnCents(parts: readonly Part[]): number {
  return parts.reduce((sum, part) => sum + part.withdrawnCents, 0);
}

function refundedCents(parts: readonly Part[]): number {
  return sumOf(parts.flatMap(({ refunds }) => refunds.filter(({ state }) => state === 'done')));
}
