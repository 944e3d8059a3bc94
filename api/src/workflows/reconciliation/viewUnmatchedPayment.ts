import type { UnmatchedPayment, UnmatchedPaymentView } from '@portal/contract/reconciliation/schemas.ts';
import { readRequest } from '../../data/requests/readRequest.ts';
import { evidenceDue } from '../../domain/disputes/evidenceDue.ts';

/** Returns an unmatched payment with facts of its request, if that request exists. */
export async function viewUnmatchedPayment(payment: UnmatchedPayment): Promise<UnmatchedPaymentView> {
  const { requestId, intentId } = payment;
  const root = requestId === null ? undefined : (await readRequest(requestId))?.value;
  return {
    ...payment,
    orderId: root?.fields.orderId ?? null,
    evidenceDueBy: root ? evidenceDue(root, intentId) : null,
  };
}
