import type { AccountToVerify } from '@portal/contract/payments/schemas/accountToVerify.ts';
import { isShownToClient } from '../invoices/invoiceViews.ts';
import type { RequestDocument } from '../requests/requestDocument.ts';

type Payments = Pick<RequestDocument, 'accountVerifications' | 'files' | 'invoices'>;

/** The bank accounts that have to be verified before a payment for unpaid documents or invoices continues. */
export function accountsToVerify({ accountVerifications, files, invoices }: Payments): AccountToVerify[] {
  return Object.entries(accountVerifications).flatMap(([intentId, verificationUrl]) => {
    const isWaiting = (item: { intentId: string | null; paymentState: string }) =>
      item.intentId === intentId && !['paid', 'clearing'].includes(item.paymentState);
    const paysFor = [
      ...Object.values(invoices)
        .filter(isShownToClient)
        .filter(isWaiting)
        .map(({ number }) => number),
      ...Object.values(files)
        .filter((file) => file.withdrawnAt === null && file.deletedAt === null)
        .filter(isWaiting)
        .map(({ originalName }) => originalName),
    ];
    return paysFor.length === 0 ? [] : [{ verificationUrl, paysFor }];
  });
}
