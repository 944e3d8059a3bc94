import * as z from 'zod/mini';
import { type AuthorityField, type AuthorityKind, fieldsOfAuthority } from './authorityKinds.ts';
import type { Authority } from './authority.ts';
import type { StoredAuthority } from './storedAuthority.ts';

/** An authority in a form: every fact has a text, and the kind is empty if none is chosen. */
export const authorityValues = z.object({
  kind: z.string(),
  issuingCourt: z.string(),
  description: z.string(),
  signedOn: z.string(),
  expiresOn: z.string(),
  expiresUpon: z.string(),
  issuedOn: z.string(),
  servedOn: z.string(),
  consumerNoticeOn: z.string(),
  earliestProductionOn: z.string(),
});

export type AuthorityValues = z.output<typeof authorityValues>;

/** No authority is chosen. */
export const emptyAuthority: AuthorityValues = {
  kind: '',
  issuingCourt: '',
  description: '',
  signedOn: '',
  expiresOn: '',
  expiresUpon: '',
  issuedOn: '',
  servedOn: '',
  consumerNoticeOn: '',
  earliestProductionOn: '',
};

/** The values of a form for an authority; null if it is not stated. */
export function toAuthorityValues(stated: StoredAuthority | null): AuthorityValues {
  return { ...emptyAuthority, ...stated };
}

/** The entered authority; null without a kind. Values that the form does not show for the kind are omitted. */
export function toAuthority({ kind, ...facts }: AuthorityValues): Authority | null {
  if (kind === '') return null;
  const known = fieldsOfAuthority(kind).filter((field) => facts[field] !== '');
  return {
    kind: kind as AuthorityKind,
    ...Object.fromEntries(known.map((field) => [field, facts[field]])),
  };
}

/** The known facts of an authority, in the order of its kind. */
export function factsOfAuthority(stated: StoredAuthority): { field: AuthorityField; value: string }[] {
  return fieldsOfAuthority(stated.kind).flatMap((field) => {
    const value = stated[field];
    return value ? [{ field, value }] : [];
  });
}
