import { CURRENCY } from '@portal/contract/fields/money.ts';
import type { RequestFile } from '../../requests/requestDocument.ts';
import type { IntentFacts } from './validateFeeIntent.ts';

type ChargedFile = Pick<RequestFile, 'fileId' | 'requiresPayment' | 'chargeCents'>;

/** Whether a PaymentIntent is for this file of this request, and its amount is the file's charge. */
export function isIntentOfFile(
  intent: IntentFacts,
  requestId: string,
  file: ChargedFile | undefined,
): boolean {
  const { metadata, amountCents, currency } = intent;
  return (
    file !== undefined &&
    file.requiresPayment &&
    metadata['kind'] === 'file' &&
    metadata['requestId'] === requestId &&
    metadata['fileId'] === file.fileId &&
    amountCents === file.chargeCents &&
    currency === CURRENCY
  );
}
