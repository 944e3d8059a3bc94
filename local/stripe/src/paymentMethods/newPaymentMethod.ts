import { mergeMetadata } from '../form/fields.ts';
import { newIdentifier, nowInSeconds } from '../objects/identifier.ts';
import type { BillingDetails } from '../objects/paymentMethod.ts';
import type { PaymentMethodData } from './paymentMethodParameters.ts';

type Given = Pick<PaymentMethodData, 'billing_details' | 'metadata'>;

/** What payment methods of every type have. */
export function newPaymentMethod({ billing_details: billing, metadata }: Given) {
  return {
    id: newIdentifier('pm'),
    object: 'payment_method',
    allow_redisplay: 'unspecified',
    billing_details: billingDetailsOf(billing),
    created: nowInSeconds(),
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: mergeMetadata({}, metadata),
  } as const;
}

function billingDetailsOf(given: Given['billing_details']): BillingDetails {
  const empty = { city: null, country: null, line1: null, line2: null, postal_code: null, state: null };
  return {
    address: { ...empty, ...given?.address },
    email: given?.email ?? null,
    name: given?.name ?? null,
    phone: given?.phone ?? null,
    tax_id: given?.tax_id ?? null,
  };
}
