import { createHmac } from 'node:crypto';
import * as z from 'zod/mini';
import { settings } from '../../config/settings.ts';
import { createDocument, readDocument } from '../documents.ts';

/**
 * Two configuration documents that bind the store to its settings: a keyed hash of the pepper, and the Stripe account.
 * Each is written once, on first use. The portal never replaces them; `npm run doctor` compares them with the settings.
 */
export const PEPPER_MARK = 'pepper-mark';
export const STRIPE_ACCOUNT = 'stripe-account';

export const pepperMark = z.object({ mark: z.string() });
export const stripeAccount = z.object({ accountId: z.string() });

/** A hash of the pepper. It does not reveal the pepper. */
export function pepperFingerprint(codePepper: string): string {
  return createHmac('sha256', Buffer.from(codePepper, 'base64url')).update('mark of the store').digest('hex');
}

let marked: Promise<unknown> | undefined;

/** Marks the store with the pepper unless it has a mark. Calls the store once per process. */
export async function storePepperFingerprint(): Promise<void> {
  marked ??= createDocument('config', {
    id: PEPPER_MARK,
    mark: pepperFingerprint(settings().CODE_PEPPER),
  } as { id: string }).catch((error: unknown) => {
    marked = undefined;
    throw error;
  });
  await marked;
}

/** The id of the store's Stripe account; null before the first payment. */
export async function readStripeAccount(): Promise<string | null> {
  const found = await readDocument('config', STRIPE_ACCOUNT, STRIPE_ACCOUNT, stripeAccount);
  return found?.value.accountId ?? null;
}

/** Marks the store with the Stripe account unless it has a mark. */
export async function markStripeAccount(accountId: string): Promise<void> {
  await createDocument('config', { id: STRIPE_ACCOUNT, accountId } as { id: string });
}
