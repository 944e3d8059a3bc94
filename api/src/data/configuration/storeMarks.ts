import { createHmac } from 'node:crypto';
import * as z from 'zod/mini';
import { settings } from '../../config/settings.ts';
import { createDocument, readDocument } from '../documents.ts';

/**
 * What the store belongs to, as two documents of the configuration: the pepper under which its ids were made, as a
 * keyed hash, and the Stripe account that took its payments. Each is written once, at first use. The portal never
 * replaces one; `npm run doctor` compares them with the settings.
 */
export const PEPPER_MARK = 'pepper-mark';
export const STRIPE_ACCOUNT = 'stripe-account';

export const pepperMark = z.object({ mark: z.string() });
export const stripeAccount = z.object({ accountId: z.string() });

/** The same text for the same pepper, which cannot be told from it. */
export function markOfPepper(codePepper: string): string {
  return createHmac('sha256', Buffer.from(codePepper, 'base64url')).update('mark of the store').digest('hex');
}

let marked: Promise<unknown> | undefined;

/** Marks the store with the pepper unless it has a mark. Asks the store once in the life of the process. */
export async function markPepper(): Promise<void> {
  marked ??= createDocument('config', {
    id: PEPPER_MARK,
    mark: markOfPepper(settings().CODE_PEPPER),
  } as { id: string }).catch((error: unknown) => {
    marked = undefined;
    throw error;
  });
  await marked;
}

/** The id of the Stripe account that the store is marked with; null before the first payment. */
export async function readStripeAccount(): Promise<string | null> {
  const found = await readDocument('config', STRIPE_ACCOUNT, STRIPE_ACCOUNT, stripeAccount);
  return found?.value.accountId ?? null;
}

/** Marks the store with the Stripe account unless it has a mark. */
export async function markStripeAccount(accountId: string): Promise<void> {
  await createDocument('config', { id: STRIPE_ACCOUNT, accountId } as { id: string });
}
