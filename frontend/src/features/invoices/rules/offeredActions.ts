import type { StaffInvoiceView } from '@portal/contract/invoices/schemas/invoice.ts';

export type InvoiceAction =
  'send' | 'edit' | 'activate' | 'deactivate' | 'delete' | 'settle' | 'refund' | 'receipt';

type Facts = Pick<
  StaffInvoiceView,
  'status' | 'isActive' | 'isPaid' | 'paymentState' | 'refundableAmount' | 'disputed'
>;

/** What can be done with an invoice as it stands. While a bank payment is clearing, it is as protected as a paid one. Of what was lost to a dispute there is no receipt. */
export function offeredActions(
  { status, isActive, isPaid, paymentState, refundableAmount, disputed }: Facts,
  isAdmin: boolean,
): readonly InvoiceAction[] {
  if (isPaid || status === 'paid') {
    if (disputed === 'lost') return [];
    return isAdmin && refundableAmount > 0 ? ['receipt', 'refund'] : ['receipt'];
  }
  if (paymentState === 'clearing') return [];
  const turn = isActive ? 'deactivate' : 'activate';
  if (status === 'draft') return isActive ? ['send', 'edit', turn, 'delete'] : ['edit', turn, 'delete'];
  return isAdmin && isActive ? ['settle', turn] : [turn];
}
