import type { StatusDefinition } from '@portal/contract/configuration/catalogs/statuses.ts';
import { invoiceBadge } from '@portal/contract/invoices/rules/invoiceBadge.ts';
import type { StaffInvoiceView } from '@portal/contract/invoices/schemas/invoice.ts';

/** The invoice badges for staff. */
export const staffBadges: readonly StatusDefinition[] = [
  { key: 'inactive', label: 'Inactive', color: 'gray', order: 1 },
  { key: 'paid', label: 'Paid', color: 'green', order: 2 },
  { key: 'sent', label: 'Sent to Client', color: 'blue', order: 3 },
  { key: 'draft', label: 'Draft (Not Sent)', color: 'yellow', order: 4 },
];

/** The badge key of an invoice; its raw status if it has no badge. */
export function staffBadgeOf(invoice: Pick<StaffInvoiceView, 'status' | 'isActive' | 'isPaid'>): string {
  const badge = invoiceBadge(invoice);
  return badge === 'other' ? invoice.status : badge;
}
