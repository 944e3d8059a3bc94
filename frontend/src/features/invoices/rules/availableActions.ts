import type { StaffInvoiceView } from '@portal/contract/invoices/schemas/invoice.ts';

export type InvoiceAction =
  | 'send'
  | 'edit'
  | 'activate'
  | 'deactivate'
  | 'delete'
  | 'settle'
  | 'refund'
  | 'receipt';

type Facts = Pick<
  StaffInvoiceView,
  'status' | 'isActive' | 'isPaid' | 'paymentState' | 'refundableAmount' | 'disputed'
>;

/**
 * The actions that staff can take on an invoice now. While a bank payment is clearing, the invoice is as protected as a
 * paid one. A payment lost in a dispute has no receipt.
 */
export function availableActions(
  { status, isActive, isPaid, paymentState, refundableAmount, disputed }: Facts,
  isAdmin: boolean,
): readonly InvoiceAction[] {
  if (isPaid || status === 'paid') {
    if (disputed === 'lost') return [];
    return isAdmin && refundableAmount > 0 ? ['receipt', 'refund'] : ['receipt'];
  }
  if (paymentState === 'clearing') return [];
  const toggle = isActive ? 'deactivate' : 'activate';
  if (status === 'draft') return isActive ? ['send', 'edit', toggle, 'delete'] : ['edit', toggle, 'delete'];
  return isAdmin && isActive ? ['settle', toggle] : [toggle];
}
