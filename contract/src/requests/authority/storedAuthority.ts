import * as z from 'zod/mini';
import { authorityKinds } from './authorityKinds.ts';

const fact = z.optional(z.string());

/** An authority as it is stored and shown. Its facts are not validated again: a later rule must not hide a request. */
export const storedAuthority = z.object({
  kind: z.enum(authorityKinds),
  issuingCourt: fact,
  description: fact,
  signedOn: fact,
  expiresOn: fact,
  expiresUpon: fact,
  issuedOn: fact,
  servedOn: fact,
  consumerNoticeOn: fact,
  earliestProductionOn: fact,
});

export type StoredAuthority = z.output<typeof storedAuthority>;
