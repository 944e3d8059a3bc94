import type { AuthorityField, AuthorityKind } from './authorityKinds.ts';

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
