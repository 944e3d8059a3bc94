export const factKinds = [
  'opened',
  'closed',
  'fee-paid',
  'file-paid',
  'file-refunded',
  'invoice-sent',
  'invoice-paid',
  'invoice-sent-paid',
  'invoice-sent-owed',
  'invoice-refunded',
  'invoice-refund-failed',
  'fee-lost',
  'fee-regained',
  'file-lost',
  'file-regained',
  'invoice-lost',
  'invoice-regained',
] as const;

/**
 * Something that happened once and is counted in the hour, day and month in which it happened. `invoice-sent-paid`
 * counts an invoice that was paid at the instant of its sending, so that a range can tell how many of those sent in
 * it are paid; `invoice-sent-owed` one that is owed again, because its payment was lost to a dispute.
 */
export interface Fact {
  readonly kind: (typeof factKinds)[number];
  readonly requestId: string;
  /** The thing of the request that it is about, where there can be several. */
  readonly of?: string;
  /** UTC ISO instant. */
  readonly at: string;
  /** Zero for facts that are not about money. */
  readonly amountCents: number;
  /** Of a closed request: from its submission on. */
  readonly minutes?: number;
}

/** Names a fact within its day. */
export function factId({ kind, requestId, of }: Fact): string {
  return [kind, requestId, ...(of ? [of] : [])].join('|');
}
