import * as z from 'zod/mini';
import { MAX_SEEN_TEXT } from '../../fields/fields.ts';
import { authorityKinds } from './authorityKinds.ts';

function authorityOf(text: z.ZodMiniString) {
  const fact = z.optional(text);
  return z.object({
    kind: z.enum(authorityKinds),
    issuingCourt: fact,
    description: fact,
    signedOn: fact,
    issuedOn: fact,
    expiresOn: fact,
    expiresUpon: fact,
    servedOn: fact,
    consumerNoticeOn: fact,
    earliestProductionOn: fact,
  });
}

/**
 * An authority as it is stored and shown. Its facts are not validated again: a later rule must not hide a request. The order
 * is that of the facts of each kind, because requests are compared as text.
 */
export const storedAuthority = authorityOf(z.string());

/** The authority that a caller saw, to compare it with the stored one. */
export const seenAuthority = authorityOf(z.string().check(z.maxLength(MAX_SEEN_TEXT)));

export type StoredAuthority = z.output<typeof storedAuthority>;
