import type { ResultKind } from '@portal/contract/search/schemas.ts';

/** The address of a result: the page of its request, for staff with the invoices and payments if it was found by one. */
export function resultAddress(requestId: string, kind: ResultKind | null, isStaff: boolean): string {
  const page = `/dashboard/request/${requestId}`;
  return isStaff && (kind === 'invoice' || kind === 'payment') ? `${page}?tab=money` : page;
}
