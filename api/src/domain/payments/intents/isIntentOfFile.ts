import { CURRENCY } from '@portal/contract/fields/money.ts';
import type { RequestFile } from '../../requests/root.ts';
import type { IntentFacts } from './validateFeeIntent.ts';

type Charged = Pick<RequestFile, 'fileId' | 'requiresPayment' | 'chargeCents'>;

/** Whether a PaymentIntent is for this file of this request, in the amount that staff charged for it. */
export function isIntentOfFile(intent: IntentFacts, requestId: string, file: Charged | undefined): boolean {
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
