import { unavailable } from '../../errors/portalError.ts';
import { cancelIntent, readIntent } from '../../services/payments/intents.ts';

/** Makes sure that a PaymentIntent can be paid no more. One that was paid, or that a bank is processing, stays as it is. */
export async function closeIntent(intentId: string): Promise<'closed' | 'paid' | 'clearing'> {
  const state = await intentState(intentId);
  if (state !== 'open') return state;
  if (await cancelIntent(intentId)) return 'closed';
  // It was paid, or cancelled, while we were asking.
  const later = await intentState(intentId);
  if (later === 'open') throw unavailable('Stripe', new Error(`${intentId} is open and cannot be cancelled`));
  return later;
}

async function intentState(intentId: string): Promise<'closed' | 'paid' | 'clearing' | 'open'> {
  const intent = await readIntent(intentId);
  if (!intent || intent.status === 'canceled') return 'closed';
  if (intent.status === 'succeeded') return 'paid';
  return intent.status === 'processing' ? 'clearing' : 'open';
}
