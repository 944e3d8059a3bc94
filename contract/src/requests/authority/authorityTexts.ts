import type { AuthorityField, AuthorityKind } from './authorityKinds.ts';
import type { StoredAuthority } from './storedAuthority.ts';

export const authorityNames: Readonly<Record<AuthorityKind, string>> = {
  authorization: 'Patient authorization',
  subpoena: 'Subpoena',
  'court-order': 'Court order',
  'patient-request': 'Patient’s own request',
  'workers-compensation': 'Workers’ compensation',
  other: 'Other',
};

export const authorityLabels: Readonly<Record<AuthorityField, string>> = {
  issuingCourt: 'Issuing court',
  description: 'Description of the authority',
  signedOn: 'Signed on',
  expiresOn: 'Expires on',
  expiresUpon: 'Expires upon',
  issuedOn: 'Issued on',
  servedOn: 'Served on',
  consumerNoticeOn: 'Consumer notice served on',
  earliestProductionOn: 'Earliest production date',
};

const purposes: Readonly<Record<Exclude<AuthorityKind, 'other'>, string>> = {
  authorization: 'Authorized by the patient',
  subpoena: 'Response to a subpoena',
  'court-order': 'Response to a court order',
  'patient-request': 'Requested by the patient',
  'workers-compensation': 'Workers’ compensation claim',
};

/** Why documents are disclosed, for the accounting of disclosures; empty if the authority does not tell. */
export function authorityPurpose(stated: StoredAuthority | undefined): string {
  if (!stated) return '';
  return stated.kind === 'other' ? (stated.description ?? '') : purposes[stated.kind];
}
