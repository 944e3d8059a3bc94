import { authorityKinds } from '@portal/contract/requests/authority/authorityKinds.ts';

export const factKinds = [
  'opened',
  'closed',
  'fee-paid',
  'fee-refunded',
  'fee-refund-failed',
  'file-paid',
  'file-refunded',
  'file-refund-failed',
  'invoice-sent',
  'invoice-paid',
  'invoice-sent-paid',
  'invoice-sent-owed',
  'invoice-refunded',
  'invoice-refund-failed',
  'fee-lost',
  'fee-recovered',
  'file-lost',
  'file-recovered',
  'invoice-lost',
  'invoice-recovered',
] as const;

/** The kinds of authority by which completed requests are counted; `none` if it was not stated. */
export const countedAuthorities = ['none', ...authorityKinds] as const;

export type CountedAuthority = (typeof countedAuthorities)[number];

/** When a completed request was due (YYYY-MM-DD), and whether it was completed after that day. */
export interface DueOutcome {
  readonly dueDate: string;
  readonly authority: CountedAuthority;
  readonly isLate: boolean;
}

/**
 * An event that is counted once in its hour, day and month. `invoice-sent-paid` counts a paid invoice at the instant it
 * was sent, so that a range shows how many of its sent invoices are paid. `invoice-sent-owed` counts an invoice that is
 * owed again after a lost dispute.
 */
export interface AnalyticsFact {
  readonly kind: (typeof factKinds)[number];
  readonly requestId: string;
  /** The id of the item in the request, if there can be several. */
  readonly itemId?: string;
  /** UTC ISO instant. */
  readonly at: string;
  /** Zero for facts that are not about money. */
  readonly amountCents: number;
  /** For a closed request: minutes since its submission. */
  readonly minutes?: number;
  /** For a completed request with a due date; absent in old facts. */
  readonly due?: DueOutcome;
}

/** The id of a fact within its day. */
export function factId({ kind, requestId, itemId }: AnalyticsFact): string {
  return [kind, requestId, ...(itemId ? [itemId] : [])].join('|');
}
