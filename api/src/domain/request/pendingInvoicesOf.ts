import type { ListRow } from './listRow.ts';

/** What the lists know of invoices. */
export interface WithInvoices {
  readonly invoices?: Readonly<
    Record<
      string,
      {
        readonly totalCents: number;
        readonly isActive: boolean;
        readonly sentAt: string | null;
        readonly paymentState: 'unpaid' | 'clearing' | 'failed' | 'paid';
      }
    >
  >;
}

/** The invoices that a client has and that are not paid; a bank payment that clears has not arrived yet. Nothing where there are none. */
export function pendingInvoicesOf({
  invoices = {},
}: WithInvoices): Pick<ListRow, 'pendingInvoices' | 'pendingCents'> {
  const pending = Object.values(invoices).filter(
    ({ isActive, sentAt, paymentState }) => isActive && sentAt !== null && paymentState !== 'paid',
  );
  if (pending.length === 0) return {};
  return {
    pendingInvoices: pending.length,
    pendingCents: pending.reduce((sum, { totalCents }) => sum + totalCents, 0),
  };
}
