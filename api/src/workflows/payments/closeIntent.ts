import { unavailable } from '../../errors/portalError.ts';
import { cancelIntent, readIntent } from '../../services/payments/intents.ts';

/**
 * Cancels a PaymentIntent so that it can no longer be paid. Leaves a paid or processing one unchanged. Returns its
 * final state.
 */
export async function closeIntent(intentId: string): Promise<'closed' | 'paid' | 'clearing'> {
  const state = await intentState(intentId);
  if (state !== 'open') return state;
  if (await cancelIntent(intentId)) return 'closed';
  // It was paid or canceled concurrently.
  const newState = await intentState(intentId);
  if (newState === 'open')
    throw unavailable('Stripe', new Error(`${intentId} is open and cannot be cancelled`));
  return newState;
}

async function intentState(intentId: string): Promise<'closed' | 'paid' | 'clearing' | 'open'> {
  const intent = await readIntent(intentId);
  if (!intent || intent.status === 'canceled') return 'closed';
  if (intent.status === 'succeeded') return 'paid';
  return intent.status === 'processing' ? 'clearing' : 'open';
}
