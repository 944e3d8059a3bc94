interface InvoiceFacts {
  readonly status: string;
  readonly isActive: boolean;
  readonly isPaid: boolean;
}

/**
 * Returns the badge of an invoice: the first that applies of inactive, paid, sent and draft. Otherwise `other`, which
 * shows the raw status.
 */
export function invoiceBadge({
  status,
  isActive,
  isPaid,
}: InvoiceFacts): 'inactive' | 'paid' | 'sent' | 'draft' | 'other' {
  if (!isActive) return 'inactive';
  if (isPaid || status === 'paid') return 'paid';
  if (status === 'sent') return 'sent';
  return status === 'draft' ? 'draft' : 'other';
}
