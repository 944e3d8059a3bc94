import type { BodyInputOf, DataOf } from '@portal/contract/endpoint.ts';
import { createPaymentIntent } from '@portal/contract/payments/endpoints/payments.ts';
import { call } from '../../../lib/api.ts';
import { i18next } from '../../../lib/language/i18n.ts';

/** Error messages for a new and for an existing PaymentIntent. */
const missingSecretMessages = {
  created: 'No client secret received from payment intent creation',
  resumed: 'No client secret received from the server',
} as const;

interface Options {
  requestAccess?: string | undefined;
  signal?: AbortSignal | undefined;
}

/** Returns the PaymentIntent of a fee or a charge. Throws ApiError, or Error if the response has no client secret. */
export async function requestIntent(
  body: BodyInputOf<typeof createPaymentIntent>,
  options: Options,
): Promise<DataOf<typeof createPaymentIntent>> {
  const missingSecretMessage = missingSecretMessages[body.type === 'pay_again' ? 'resumed' : 'created'];
  const describeBadData = (data: unknown) =>
    lacksSecret(data) ? missingSecretMessage : 'Invalid response from server';
  const intent = await call(createPaymentIntent, { ...options, body, describeBadData });
  if (!intent.clientSecret) throw new Error(i18next.t(missingSecretMessage));
  return intent;
}

function lacksSecret(data: unknown): boolean {
  return typeof data === 'object' && data !== null && !('clientSecret' in data && data.clientSecret);
}
