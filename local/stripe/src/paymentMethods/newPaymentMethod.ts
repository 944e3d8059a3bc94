import { mergeMetadata } from '../form/fields.ts';
import { newIdentifier, nowInSeconds } from '../objects/identifier.ts';
import type { BillingDetails } from '../objects/paymentMethod.ts';
import type { PaymentMethodData } from './paymentMethodParameters.ts';

type NewPaymentMethod = Pick<PaymentMethodData, 'billing_details' | 'metadata'>;

/** The fields that payment methods of all types have. */
export function newPaymentMethod({ billing_details: billing, metadata }: NewPaymentMethod) {
  return {
    id: newIdentifier('pm'),
    object: 'payment_method',
    allow_redisplay: 'unspecified',
    billing_details: toBillingDetails(billing),
    created: nowInSeconds(),
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: mergeMetadata({}, metadata),
  } as const;
}

function toBillingDetails(input: NewPaymentMethod['billing_details']): BillingDetails {
  const empty = { city: null, country: null, line1: null, line2: null, postal_code: null, state: null };
  return {
    address: { ...empty, ...input?.address },
    email: input?.email ?? null,
    name: input?.name ?? null,
    phone: input?.phone ?? null,
    tax_id: input?.tax_id ?? null,
  };
}
