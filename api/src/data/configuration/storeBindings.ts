import { createHmac } from 'node:crypto';
import * as z from 'zod/mini';
import { settings } from '../../config/settings.ts';
import { createDocument, readDocument } from '../documents.ts';

/**
 * Two configuration documents that bind the store to its settings: a keyed hash of the pepper, and the Stripe account.
 * Each is written once, on first use. The portal never replaces them; `npm run doctor` compares them with the settings.
 */
export const PEPPER_FINGERPRINT = 'pepper-fingerprint';
export const STRIPE_ACCOUNT = 'stripe-account';

export const storedPepper = z.object({ fingerprint: z.string() });
export const stripeAccount = z.object({ accountId: z.string() });

/** A hash of the pepper. It does not reveal the pepper. */
export function pepperFingerprint(codePepper: string): string {
  return createHmac('sha256', Buffer.from(codePepper, 'base64url'))
    .update('fingerprint of the store')
    .digest('hex');
}

let stored: Promise<unknown> | undefined;

/** Stores the fingerprint of the pepper unless the store has one. Calls the store once per process. */
export async function storePepperFingerprint(): Promise<void> {
  stored ??= createDocument('config', {
    id: PEPPER_FINGERPRINT,
    fingerprint: pepperFingerprint(settings().CODE_PEPPER),
  } as { id: string }).catch((error: unknown) => {
    stored = undefined;
    throw error;
  });
  await stored;
}

/** The id of the store's Stripe account; null before the first payment. */
export async function readStripeAccount(): Promise<string | null> {
  const found = await readDocument('config', STRIPE_ACCOUNT, STRIPE_ACCOUNT, stripeAccount);
  return found?.value.accountId ?? null;
}

/** Stores the ID of the Stripe account unless the store has one. */
export async function storeStripeAccount(accountId: string): Promise<void> {
  await createDocument('config', { id: STRIPE_ACCOUNT, accountId } as { id: string });
}
