import type { UnsettledPayment, UnsettledPaymentView } from '@portal/contract/reconciliation/schemas.ts';
import { readRequest } from '../../data/requests/readRequest.ts';
import { evidenceDue } from '../../domain/disputes/evidenceDue.ts';

/** A listed payment with what its request says of it, where that is kept. */
export async function withRequestOf(payment: UnsettledPayment): Promise<UnsettledPaymentView> {
  const { requestId, intentId } = payment;
  const root = requestId === null ? undefined : (await readRequest(requestId))?.value;
  return {
    ...payment,
    orderId: root?.fields.orderId ?? null,
    evidenceDueBy: root ? evidenceDue(root, intentId) : null,
  };
}
