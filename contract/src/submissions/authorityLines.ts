import type { AuthorityKind } from '../requests/authority/authorityKinds.ts';
import type { AuthorizationLine } from './schemas/authorizationCheck.ts';

/** The source of a line whose law was not confirmed. */
const UNCONFIRMED = 'Source to be confirmed by counsel';

interface Line {
  readonly id: string;
  readonly text: string;
  readonly source: string;
  /** The fact of an uploaded authorization that the line is about. */
  readonly check?: AuthorizationLine;
}

/** The lines without which an approval asks for a reason. Kinds that are not here have none. */
export const requiredAuthorityLines: Readonly<Partial<Record<AuthorityKind, readonly string[]>>> = {
  authorization: [
    'patient-name',
    'birth-date',
    'description',
    'recipient',
    'expiry',
    'signature',
    'signature-date',
  ],
  subpoena: ['service', 'consumer-notice'],
};

/**
 * The lines that come with the portal, for California. They need the review of counsel
 * (docs/decisions/requests/authority.md has what was compared with which text).
 */
export const authorityLines: Readonly<Record<AuthorityKind, readonly Line[]>> = {
  authorization: [
    {
      id: 'patient-name',
      text: 'Names the patient of this request',
      source: UNCONFIRMED,
      check: 'patientName',
    },
    { id: 'birth-date', text: 'Has the patient’s date of birth', source: UNCONFIRMED, check: 'dateOfBirth' },
    { id: 'description', text: 'Describes the records specifically', source: '45 CFR 164.508(c)(1)(i)' },
    { id: 'discloser', text: 'Names who may release the records', source: '45 CFR 164.508(c)(1)(ii)' },
    {
      id: 'recipient',
      text: 'Names who may receive the records',
      source: '45 CFR 164.508(c)(1)(iii)',
      check: 'recipient',
    },
    {
      id: 'purpose',
      text: 'States the purpose, or “at the request of the individual”',
      source: '45 CFR 164.508(c)(1)(iv)',
    },
    {
      id: 'expiry',
      text: 'Has an expiration date or event that has not passed',
      source: '45 CFR 164.508(b), (c)(1)(v); Civil Code 56.11',
      check: 'expiry',
    },
    {
      id: 'signature',
      text: 'Is signed by the patient or a representative',
      source: '45 CFR 164.508(c)(1)(vi); Civil Code 56.11(b)(3)',
      check: 'signature',
    },
    {
      id: 'signature-date',
      text: 'Has the date of the signature',
      source: '45 CFR 164.508(c)(1)(vi); Civil Code 56.11(b)(3)',
      check: 'signatureDate',
    },
    {
      id: 'representative',
      text: 'States the representative’s authority, if one signed',
      source: '45 CFR 164.508(c)(1)(vi)',
    },
    {
      id: 'statements',
      text: 'Has the statements about revoking, conditions, and redisclosure',
      source: '45 CFR 164.508(c)(2)(i)–(iii)',
    },
    {
      id: 'form',
      text: 'Is handwritten or in 14-point type, and separate from other text',
      source: 'Civil Code 56.11(b)(1)–(2)',
    },
  ],
  subpoena: [
    { id: 'issuer', text: 'Is issued by a court clerk or an attorney of record', source: 'CCP 2020.210' },
    { id: 'court', text: 'Names the court and the case', source: UNCONFIRMED },
    {
      id: 'records',
      text: 'Describes the records, and is directed to their custodian',
      source: 'CCP 2020.410(a), (c)',
    },
    { id: 'service', text: 'Was served by personal delivery, on a known date', source: 'CCP 2020.220(b)' },
    {
      id: 'consumer-notice',
      text: 'Has proof of the notice to the consumer or employee, or a written authorization',
      source: 'CCP 1985.3, 1985.6, 2020.410(d)',
    },
    { id: 'objection', text: 'No motion to quash or objection is known', source: 'CCP 1985.3(g)' },
    {
      id: 'assurance',
      text: 'Has satisfactory assurance of notice or of a qualified protective order',
      source: '45 CFR 164.512(e)(1)(ii), (iii)',
    },
    {
      id: 'earliest',
      text: 'The production date is at least 20 days after issuance and 15 days after service',
      source: 'CCP 2020.410(c)',
    },
    {
      id: 'deadline',
      text: 'The copies can be delivered within 15 days after receipt, or at the agreed time',
      source: 'Evid. Code 1560(b)',
    },
    {
      id: 'substance-use',
      text: 'Substance use records: a court order under 42 CFR part 2 or the patient’s consent is attached',
      source: '42 CFR 2.31, 2.61(b)(1)',
    },
  ],
  'court-order': [
    {
      id: 'order',
      text: 'Is an order of a court or an administrative tribunal',
      source: '45 CFR 164.512(e)(1)(i); Civil Code 56.10(b)(1)–(2)',
    },
    { id: 'patient', text: 'Names the patient of this request and the provider', source: UNCONFIRMED },
    {
      id: 'extent',
      text: 'Only the records that the order expressly authorizes are released',
      source: '45 CFR 164.512(e)(1)(i)',
    },
    { id: 'force', text: 'Is signed, and was not stayed, changed, or withdrawn', source: UNCONFIRMED },
    {
      id: 'substance-use',
      text: 'Substance use records: the order was entered under 42 CFR part 2, subpart E',
      source: '42 CFR 2.61(a), 2.64',
    },
    {
      id: 'compels',
      text: 'Substance use records: a subpoena or similar mandate compels the release',
      source: '42 CFR 2.61(a)',
    },
  ],
  'patient-request': [
    {
      id: 'written',
      text: 'Is written, signed, and specifies the records',
      source: '45 CFR 164.524; Health & Safety Code 123110(b)',
    },
    { id: 'identity', text: 'The identity of the person who asks is verified', source: '45 CFR 164.514(h)' },
    {
      id: 'representative',
      text: 'The representative’s authority is shown, if one asks',
      source: UNCONFIRMED,
    },
    {
      id: 'third-party',
      text: 'A copy for someone else: is signed, and names the person and where to send it',
      source: '45 CFR 164.524(c)(3)(ii)',
    },
    {
      id: 'excluded',
      text: 'Psychotherapy notes and records made for legal proceedings are left out',
      source: '45 CFR 164.524(a)(1)',
    },
    {
      id: 'deadline',
      text: 'The copies can be sent within 15 days after receipt',
      source: 'Health & Safety Code 123110(b)',
    },
  ],
  'workers-compensation': [
    { id: 'claim', text: 'Names the injured worker, the claim, and the date of injury', source: UNCONFIRMED },
    {
      id: 'requester',
      text: 'Comes from a party to the claim, its insurer, or the appeals board',
      source: UNCONFIRMED,
    },
    { id: 'law', text: 'A workers’ compensation law authorizes the release', source: '45 CFR 164.512(l)' },
    { id: 'extent', text: 'Only the records that this law needs are released', source: '45 CFR 164.512(l)' },
    {
      id: 'subpoena',
      text: 'With a subpoena: the notice of the records that it seeks was given',
      source: 'Labor Code 4055.2',
    },
    {
      id: 'authorization',
      text: 'Without a subpoena: a signed authorization is attached if the law does not authorize the release',
      source: '45 CFR 164.508',
    },
  ],
  other: [
    { id: 'basis', text: 'The law that permits or requires the release is known', source: '45 CFR 164.512' },
    {
      id: 'identity',
      text: 'The identity and authority of the person who asks are verified',
      source: '45 CFR 164.514(h)',
    },
    {
      id: 'minimum',
      text: 'Only the minimum necessary is released, unless the law requires more',
      source: UNCONFIRMED,
    },
    { id: 'counsel', text: 'Counsel agreed to the release', source: UNCONFIRMED },
  ],
};
