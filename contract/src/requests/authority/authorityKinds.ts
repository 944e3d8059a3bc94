/** Facts of an authority, in the order of the form: days as YYYY-MM-DD, the others text. */
export const authorityFieldNames = [
  'issuingCourt',
  'description',
  'signedOn',
  'issuedOn',
  'expiresOn',
  'expiresUpon',
  'servedOn',
  'consumerNoticeOn',
  'earliestProductionOn',
] as const;

export type AuthorityField = (typeof authorityFieldNames)[number];

/** On what authority records are released, and the facts that each kind has. */
export const authorityFields = {
  authorization: ['signedOn', 'expiresOn', 'expiresUpon'],
  subpoena: ['issuingCourt', 'issuedOn', 'servedOn', 'consumerNoticeOn', 'earliestProductionOn'],
  'court-order': ['issuingCourt', 'issuedOn', 'servedOn'],
  'patient-request': ['signedOn'],
  'workers-compensation': ['issuedOn', 'servedOn'],
  other: ['description', 'issuedOn', 'expiresOn'],
} as const satisfies Record<string, readonly AuthorityField[]>;

export type AuthorityKind = keyof typeof authorityFields;

/** In the order of the form. */
export const authorityKinds = Object.keys(authorityFields) as [AuthorityKind, ...AuthorityKind[]];

/** The facts of a kind; none for an unknown one. */
export function fieldsOfAuthority(kind: string): readonly AuthorityField[] {
  return Object.hasOwn(authorityFields, kind) ? authorityFields[kind as AuthorityKind] : [];
}
