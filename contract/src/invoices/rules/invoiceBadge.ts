interface InvoiceFacts {
  readonly status: string;
  readonly isActive: boolean;
  readonly isPaid: boolean;
}

/** What the badge of an invoice says: the first that holds of inactive, paid, sent and draft; else `other`, which shows the raw status. */
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
