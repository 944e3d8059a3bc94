import { fileRefundId } from '../../domain/payments/combined/allocation.ts';
import type { RequestDocument } from '../../domain/requests/requestDocument.ts';
import { refundIntent } from '../../services/payments/refundIntent.ts';
import { refundPart } from '../../services/payments/refundPart.ts';

/** Refunds what a PaymentIntent charged for a file: all of it, or the file's part of a combined payment. Idempotent. */
export async function refundFilePayment(
  { requestId, combinedPayments }: RequestDocument,
  intentId: string,
  fileId: string,
): Promise<'done' | 'failed'> {
  const allocation = combinedPayments[intentId]?.allocation ?? [];
  const part = allocation.find((item) => item.kind === 'file' && item.fileId === fileId);
  if (!part) return (await refundIntent(intentId)) === 'failed' ? 'failed' : 'done';
  const refundId = fileRefundId(intentId, fileId);
  return refundPart({ requestId, refundId, intentId, cents: part.cents, kind: 'file' });
}
