import * as z from 'zod/mini';
import { authorityKinds } from './authorityKinds.ts';

const fact = z.optional(z.string());

/**
 * An authority as it is stored and shown. Its facts are not validated again: a later rule must not hide a request. The order
 * is that of the facts of each kind, because requests are compared as text.
 */
export const storedAuthority = z.object({
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

export type StoredAuthority = z.output<typeof storedAuthority>;
