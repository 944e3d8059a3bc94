import type { PayoutView } from '@portal/contract/payouts/schemas.ts';
import { transactionSums } from '@portal/contract/payouts/schemas.ts';
import * as z from 'zod/mini';

/** A payout as Stripe reports it. */
export interface PayoutFacts {
  readonly payoutId: string;
  readonly createdAt: string;
  /** YYYY-MM-DD. */
  readonly arrivalDate: string;
  readonly status: string;
  readonly amountCents: number;
  readonly currency: string;
  readonly isAutomatic: boolean;
  /** Whether Stripe has listed all of its transactions. */
  readonly isListed: boolean;
}

/** A payout as the portal stores it. */
export const storedPayout = z.object({
  payoutId: z.string(),
  createdAt: z.string(),
  arrivalDate: z.string(),
  status: z.string(),
  amountCents: z.int(),
  currency: z.string(),
  isAutomatic: z.boolean(),
  /** Null until Stripe has listed them. */
  transactions: z.nullable(transactionSums),
  /** The months of its transactions, YYYY-MM, newest first. */
  months: z.array(z.string()),
});

export type StoredPayout = z.output<typeof storedPayout>;

/** Whether Stripe says something new about a payout. */
export function isPayoutChanged(stored: StoredPayout | null, facts: PayoutFacts): boolean {
  if (!stored) return true;
  const { status, arrivalDate, transactions } = stored;
  const isUnlisted = transactions === null && facts.isListed;
  return isUnlisted || status !== facts.status || arrivalDate !== facts.arrivalDate;
}

/** A payout as staff see it. */
export function payoutViewOf({ months: _months, ...payout }: StoredPayout): PayoutView {
  const { amountCents, transactions } = payout;
  return { ...payout, differenceCents: transactions && amountCents - transactions.netCents };
}
