import type { StaffInvoiceView } from '@portal/contract/invoices/schemas/invoice.ts';
import type { StaffFileView } from '@portal/contract/requests/schemas/staffRequestView.ts';

/** What the client owes for released files and sent invoices, in cents. A payment that a bank processes is not owed. */
export function unpaidCents(files: readonly StaffFileView[], invoices: readonly StaffInvoiceView[]): number {
  const isOwed = ({ isPaid, paymentState, disputed }: StaffFileView | StaffInvoiceView) =>
    !isPaid && paymentState !== 'clearing' && disputed !== 'lost';
  const dollars = [
    ...files
      .filter((file) => isOwed(file) && file.requiresPayment && !file.deletedAt && file.scan !== 'infected')
      .map(({ chargeAmount }) => chargeAmount),
    ...invoices
      .filter((invoice) => isOwed(invoice) && invoice.status === 'sent' && invoice.isActive)
      .map(({ totalAmount }) => totalAmount),
  ];
  return dollars.reduce((cents, amount) => cents + Math.round(amount * 100), 0);
}
