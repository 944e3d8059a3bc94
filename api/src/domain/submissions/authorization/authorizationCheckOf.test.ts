import {
  type AuthorizationLine,
  authorizationLines,
  type Suggestion,
} from '@portal/contract/submissions/schemas/authorizationCheck.ts';
import { describe, expect, it } from 'vitest';
import { authorizationCheckOf } from './authorizationCheckOf.ts';
import type { DocumentText } from './documentText.ts';
import { printedRows } from './testing/printedRows.ts';
import { aDigitalSignature, checkOf as check, facts } from './testing/someDocuments.ts';

const NOW = new Date('2026-06-15T12:00:00.000Z');

const complete = [
  'Patient: Maria L. Santos',
  'Date of birth: 02/29/1980',
  'I authorize Lakeview Hospital to release my records to: Whitfield & Moreno LLP',
  'This authorization expires on December 31, 2026.',
  'Signature: Maria Santos   Date: March 1, 2026',
];

type Row = [text: string | readonly string[], suggestion: Suggestion, changed?: Partial<DocumentText>];

/** Checks one line of the result for each row. */
function suggests(line: AuthorizationLine, rows: readonly Row[]): void {
  it.each(rows)('%j: %s', (text, expected, changed = {}) => {
    expect(check(typeof text === 'string' ? [text] : text, changed).suggestions[line]).toBe(expected);
  });
}

it('a complete authorization has every line', () => {
  expect(check(complete)).toEqual({
    suggestions: {
      patientName: 'found',
      dateOfBirth: 'found',
      signature: 'found',
      signatureDate: 'found',
      expiry: 'found',
      recipient: 'found',
    },
    expiredOn: null,
    unreadable: null,
    document: 'authorization',
    pages: 1,
    pagesRead: 1,
  });
});

// 45 CFR 164.508(c)(1)(i) and (vi): whose information it is, and who signs.
describe('the name of the patient', () => {
  suggests('patientName', [
    ['Patient: Maria Santos', 'found'],
    ['SANTOS, MARIA L.', 'found'],
    ['Ms. Maria Luisa Santos-Reyes', 'found'],
    ['María  Sántos', 'found'],
    [['First name: Maria', 'Last name: Santos'], 'found'],
    ['Patient: Mario Santos', 'not-found'],
    ['Patient: Maria Santo', 'not-found'],
    [['Maria', 'is the first name', 'Santos'], 'not-found'],
    ['Patient: ____________', 'not-found'],
    [
      'Form 12',
      'found',
      {
        fields: [
          { names: ['patient_first_name'], value: 'Maria' },
          { names: ['patient_middle_name'], value: 'L.' },
          { names: ['patient_last_name'], value: 'Santos' },
        ],
      },
    ],
  ]);

  it.each([
    ['José O’Neil Jr.', "Jose O'Neil", 'found'],
    ['José O’Neil', 'JOSE O NEIL', 'found'],
    ['Ana Groß', 'Ana Gross', 'found'],
    ['Søren Łukasz', 'Soren Lukasz', 'found'],
    ["Mary Ann O'Neil", 'Mary ONeil', 'found'],
    ['Cher', 'Patient: Cher', 'found'],
    ['Cher', 'Patient: Cherry', 'not-found'],
    ['A B', 'B, A', 'found'],
    ['李 明', '李 明', 'found'],
  ])('%j in %j: %s', (patientName, text, expected) => {
    expect(check([text], {}, { ...facts, patientName }).suggestions.patientName).toBe(expected);
  });
});

// 45 CFR 164.508(c)(1)(i): the information is identified in a specific way.
describe('the date of birth', () => {
  suggests('dateOfBirth', [
    ['DOB 2/29/80', 'found'],
    ['Born February 29, 1980', 'found'],
    ['DOB: 02-29-1980', 'found'],
    ['DOB: 02/28/1980', 'not-found'],
    ['DOB: 29/02/1980', 'found'],
    ['DOB: 28/02/1980', 'not-found'],
    ['DOB:', 'not-found'],
    ['DOB', 'found', { fields: [{ names: ['dob'], value: '2/29/1980' }] }],
  ]);
});

// 45 CFR 164.508(c)(1)(vi): signature of the individual.
describe('the signature', () => {
  suggests('signature', [
    ['Signature: Maria Santos', 'found'],
    ['Signature of patient: M. Santos    Date: 03/01/2026', 'found'],
    ['/s/ Maria Santos', 'found'],
    ['DocuSigned by: Maria Santos', 'found'],
    ['Electronically signed by Maria Santos on 3/1/2026', 'found'],
    [['Maria Santos          03/01/2026', 'Signature of patient      Date'], 'found'],
    [['', 'Signature of patient      Date'], 'not-found'],
    ['Signature: ______________  Date: 03/01/2026', 'not-found'],
    ['Signature of patient or legal representative: ________ Date: ______ Relationship: ______', 'not-found'],
    ['Signature: X', 'not-found'],
    [['Maria Santos   11/02/2025', 'Signature of patient or representative by law.   Date:'], 'found'],
    [['Patient: Maria Santos', 'Signature of patient   Date:'], 'not-found'],
    ['Signature of patient: ____________ Print name: Maria Santos', 'not-found'],
    ['Signature / Firma: ________ Date / Fecha: ________', 'not-found'],
    ['Signature: Maria Santos Print name: Maria Santos', 'found'],
    [['Printed name: Maria Santos', 'Signature of patient      Date'], 'not-found'],
    ['/s/', 'not-found'],
    ['This form must be signed and dated.', 'not-found'],
    ['Signature', 'found', { fields: [{ names: ['patientSignature'], value: 'Maria Santos' }] }],
    ['Signature', 'not-found', { fields: [{ names: ['signature_date'], value: '3/1/2026' }] }],
    ['Signature', 'not-found', { fields: [{ names: ['signaturePrintedName'], value: 'Maria Santos' }] }],
    ['Signature', 'unreadable', { hasDrawings: true }],
  ]);

  describe('is not a printed label', () => {
    suggests('signature', [
      ['Signature: Patient or Legally Authorized Patient Representative   Date', 'not-found'],
      ['Signature of patient:            Phone:          Date:        Time:', 'not-found'],
      ['Signature: Driver’s License Number', 'not-found'],
      ['Signature of patient: ____________   Mercy Lakeview', 'not-found'],
      [['(Signature of Patient) (Date)', 'ID checked: Signature: Yes No Other:'], 'not-found'],
      ['Verification via matching signature: n Yes n No', 'not-found'],
      ['A signature is required to release the following: 1) conditions of the mind', 'not-found'],
      ['SIGNATURE: I have read this form and agree to the disclosure', 'not-found'],
      ['This consent was electronically signed by the person named above.', 'not-found'],
      ['Signature of Person Authorizing Visit   Date', 'not-found'],
      // A word that the document also writes with a small letter is not a name.
      [['Designated agents sign below.', 'Signature: Designated Agents'], 'not-found'],
      [['Lakeview Hospital will keep this form.', 'Signature of patient   Date'], 'not-found'],
      [['I, Maria Santos, have read this page and agree to all of it', 'Signature of patient'], 'not-found'],
    ]);
  });

  it.each([
    ['Will May', 'Signature of the person who will or may sign   Date', 'not-found'],
    ['Will May', 'Signature of patient: Will May', 'found'],
    ['Li Wu', 'Signature of patient: Li Wu', 'found'],
    ['李明', 'Signature of patient: 李明', 'found'],
  ])('of %s in %j: %s', (patientName, line, expected) => {
    expect(check([line], {}, { ...facts, patientName }).suggestions.signature).toBe(expected);
  });

  describe('is not that of staff, an interpreter, a witness or a minor', () => {
    suggests('signature', [
      ['Signature: Interpreter   «Jordan Castellano»', 'not-found'],
      ['Signature of witness: Jordan Castellano   Date: 03/01/2026', 'not-found'],
      ['Witness to signature (Signature)   «Jordan Castellano»', 'not-found'],
      ['MD Signature: Jordan Castellano   Date: 03/01/2026', 'not-found'],
      ['Employee signature   «Jordan Castellano»', 'not-found'],
      ['Signature of Minor: Ana Castellano', 'not-found'],
      ['Signature of parent or guardian of minor: Jordan Castellano', 'found'],
      [['FOR OFFICE USE ONLY', 'ID: ______', 'Signature: Jordan Castellano'], 'not-found'],
      ['Electronically signed by Jordan Castellano, MD', 'not-found'],
      [
        'Form',
        'not-found',
        { fields: [{ names: ['Signature_2', 'Signature of witness'], value: 'Jordan Castellano' }] },
      ],
      [
        'Form',
        'not-found',
        { fields: [{ names: ['If signed by representative, relationship'], value: 'Daughter of her' }] },
      ],
    ]);
  });

  describe('is a name beside or above its label', () => {
    suggests('signature', [
      ['Signature: Jordan Castellano', 'found'],
      ['Signature of legal representative   Jordan Castellano', 'found'],
      ['Signature of patient ____ «Jordan Castellano» ____ Date: ____', 'found'],
      [['«Jordan Castellano»', 'Signature of patient or representative   Date'], 'found'],
      [['Jordan Castellano   03/01/2026', 'Signature of patient or representative   Date'], 'found'],
      ['Firma del paciente: Maria Santos', 'found'],
      ['Signed: Maria Santos', 'found'],
      // Names that are also words of labels.
      ['Signature: Jordan Day   Date: 03/01/2026', 'found'],
      ['Signature: Jordan Day Date: 03/01/2026', 'found'],
      ['Signature of patient Maria Santos   Date: 03/01/2026', 'found'],
      ['Signature of patient Maria Santos   Date', 'not-found'],
      // What stands on the row above has a label of its own.
      [['Relationship:   «Eldest of the two»', 'Signature of patient   Date'], 'not-found'],
      [['Print name:   «Jordan Castellano»', 'Signature of patient   Date'], 'not-found'],
      // The date is below its label, so the name above is that of another label.
      [
        ['«Jordan Castellano»', 'Signature of patient   Date', '                       «03/01/2026»'],
        'not-found',
      ],
      // The value of the label for the date.
      ['Signature of patient ________Date____   «Spring of this year»', 'not-found'],
      // In the next column.
      [
        ['   '.repeat(20) + '«Jordan Castellano»', 'Signature of patient            Print below'],
        'not-found',
      ],
      // Too far above.
      [['«Jordan Castellano»', '', '', '', 'Signature of patient   Date'], 'not-found'],
    ]);
  });

  describe('in a field is known by its name or its tooltip', () => {
    const value = 'Jordan Castellano';
    suggests('signature', [
      ['Form', 'found', { fields: [{ names: ['Text12', 'Signature of patient'], value }] }],
      ['Form', 'found', { fields: [{ names: ['Sig block 1'], value }] }],
      ['Form', 'not-found', { fields: [{ names: ['Signature3', 'Printed name of patient'], value }] }],
      ['Form', 'not-found', { fields: [{ names: ['Signature3'], value: 'Self' }] }],
    ]);
  });
});

// 45 CFR 164.508(c)(1)(vi): … and date.
describe('the date of the signature', () => {
  suggests('signatureDate', [
    ['Signature: Maria Santos   Date: 03/01/2026', 'found'],
    ['Signature: Maria Santos   Date: 3/1/26', 'found'],
    [['Signature: Maria Santos', 'Date: March 1, 2026'], 'found'],
    [['Signature: Maria Santos', 'Printed name: Maria Santos', 'Date: March 1, 2026'], 'found'],
    [['Maria Santos          03/01/2026', 'Signature of patient      Date'], 'found'],
    [
      ['____________________  Date: 03/01/2026', 'Signature of patient or representative authorized by law'],
      'found',
    ],
    ['Signature: Maria Santos   Date: ________', 'not-found'],
    [['DOB: 02/29/1980', 'Signature: ______ Date: ______'], 'not-found'],
    [['Date of injury: 01/05/2026', 'Signature: ______ Date: ______'], 'not-found'],
    [['Records from 01/05/2020 to 02/01/2026', 'Signature: ______ Date: ______'], 'not-found'],
    [['Expiration date: 12/31/2026', 'Signature: ______ Date: ______'], 'not-found'],
    // Not in the future.
    ['Signature: Maria Santos   Date: 03/01/2027', 'not-found'],
    ['Form', 'found', { fields: [{ names: ['DateSigned'], value: '3/1/2026' }] }],
    ['Form', 'found', { fields: [{ names: ['Date'], value: '3/1/2026' }] }],
    ['Form', 'not-found', { fields: [{ names: ['DateOfBirth'], value: '3/1/2026' }] }],
    ['Form', 'not-found', { fields: [{ names: ['DateSigned'], value: '' }] }],
    ['Form', 'found', { digitalSignatures: [aDigitalSignature({ signerName: 'Maria Santos' })] }],
    [
      'Form',
      'not-found',
      { digitalSignatures: [aDigitalSignature({ signerName: 'Maria Santos', day: null })] },
    ],
    ['Form', 'not-found', { digitalSignatures: [aDigitalSignature({ signerName: 'Form Publisher' })] }],
    // The name and the tooltip of a field.
    ['Form', 'found', { fields: [{ names: ['Todays Date', 'Todays Date'], value: '3/1/2026' }] }],
    ['Form', 'found', { fields: [{ names: ['Text7', 'Date of signature'], value: '3/1/2026' }] }],
    ['Form', 'not-found', { fields: [{ names: ['Date', 'Date of birth'], value: '3/1/2026' }] }],
    ['Form', 'not-found', { fields: [{ names: ['Date', 'Date signed by witness'], value: '3/1/2026' }] }],
    ['Signature of witness: ________   Date: 03/01/2026', 'not-found'],
  ]);

  describe('is not the date of the form', () => {
    const signature = 'Signature of Patient or Legal Representative   Date and Time';
    suggests('signatureDate', [
      [`${signature}   Rev 9-25-19`, 'not-found'],
      [`${signature}   Rev. Date: 9-25-19`, 'not-found'],
      [`${signature}   Revised: 08/26/2024`, 'not-found'],
      [`${signature}   Form 1042 (09/25/2019)`, 'not-found'],
      [`${signature}   HIM-204 09/25/2019`, 'not-found'],
      [[signature, '10711X (4-29-25) PAGE 1 OF 2'], 'not-found'],
      [['Printed on 03/01/2026 at the front desk', signature], 'not-found'],
      [['FAX 03/01/2026 10:32 AM', signature], 'not-found'],
      [`${signature}   03/01/2026   Rev 9-25-19`, 'found'],
    ]);

    it('of another page', () => {
      const rows = [
        ...printedRows(['Date of the visit   03/01/2026'], 1),
        ...printedRows(['Signature of patient   Date'], 2),
      ];
      expect(check([], { rows }).suggestions.signatureDate).toBe('not-found');
    });
  });
});

// 45 CFR 164.508(c)(1)(v): an expiration date or event. (b)(2)(i): not valid after the date.
describe('the expiry', () => {
  it.each<
    [
      text: string | readonly string[],
      suggestion: Suggestion,
      expiredOn: string | null,
      changed?: Partial<DocumentText>,
    ]
  >([
    ['This authorization expires on 12/31/2026.', 'found', null],
    ['Expiration date: December 31, 2026', 'found', null],
    [['Expiration date:', '12/31/2026'], 'found', null],
    [['Expiration date:', 'Date of birth: 02/29/1980'], 'not-found', null],
    [['Expiration date:', 'Records from 01/05/2020 to 02/01/2025'], 'not-found', null],
    ['Valid until 12/31/26', 'found', null],
    ['It will remain in effect until the conclusion of my claim.', 'found', null],
    ['This authorization expires upon settlement of the above case.', 'found', null],
    [['This authorization expires at the', 'end of the litigation.'], 'found', null],
    ['Form', 'found', null, { fields: [{ names: ['expiration'], value: 'When my case is closed' }] }],
    ['Form', 'found', null, { fields: [{ names: ['ExpirationDate'], value: '12/31/2026' }] }],
    // Examples of the Department of Health and Human Services (“Must an authorization include an expiration date?”).
    ['It expires two years from the date the Authorization is signed.', 'found', null],
    ['It expires upon the minor’s age of majority.', 'found', null],
    ['It expires upon termination of enrollment in the health plan.', 'found', null],
    // A period without a date of the signature.
    ['This authorization expires in one year.', 'found', null],
    // The last day is valid, anywhere on earth.
    ['This authorization expires on 06/15/2026.', 'found', null],
    ['This authorization expires on 06/14/2026.', 'not-found', '2026-06-14'],
    ['Expiration date: 1/5/25', 'not-found', '2025-01-05'],
    ['Form', 'not-found', '2025-01-05', { fields: [{ names: ['ExpirationDate'], value: '01/05/2025' }] }],
    [
      [
        'This authorization expires one year from the date of the signature.',
        'Signature: M. Santos Date: 06/01/2025',
      ],
      'not-found',
      '2026-06-01',
    ],
    [
      ['This authorization is valid for 180 days: it expires then.', 'Signature: M. Santos Date: 06/01/2026'],
      'found',
      null,
    ],
    // A written date counts more than the printed period.
    [
      [
        'This authorization expires on: 12/31/2026.',
        'If no date is given, it expires six months after the signature.',
        'Signature: M. Santos Date: 06/01/2025',
      ],
      'found',
      null,
    ],
    // Of several dates, the latest.
    ['Expires 01/05/2025, extended: expires 12/31/2026', 'found', null],
    [['Date or event on which this authorization will expire:', 'Conclusion of litigation'], 'found', null],
    [
      [
        'It shall be valid for a period of one year from the date hereof.',
        'Signature: M. Santos Date: 06/01/2025',
      ],
      'not-found',
      '2026-06-01',
    ],
    ['Expiration date or event: ______________', 'not-found', null],
    [['Expiration date: ______________', 'Signature: M. Santos Date: 03/01/2025'], 'not-found', null],
    ['You may revoke this authorization at any time in writing.', 'not-found', null],
    // The printed form, or a card.
    ['OMB No. 0960-0623, expires 01/31/2024', 'not-found', null],
    [
      [
        'This authorization will expire on ____________ (If no date is stated,',
        'expiration is six months from the date of signature).',
        'Signature of Patient or Legal Representative   Date and Time   Rev 9-25-19',
      ],
      'found',
      null,
    ],
    ['This authorization will expire on ____________   Rev 9-25-19', 'not-found', null],
    ['Driver license expires 01/31/2024', 'not-found', null],
    // A patient who died.
    ['Date patient expired: 01/31/2024', 'not-found', null],
    ['The patient expired on 01/31/2024.', 'not-found', null],
    // A period from a written day.
    ['This authorization is valid for one year from 03/01/2026.', 'found', null],
    ['This authorization expires 90 days after January 5, 2026.', 'not-found', '2026-04-05'],
    ['Valid for 999 years from 12/31/9999', 'found', null],
    ['Expires on 03/01/2026, one year from the signature', 'not-found', '2026-03-01'],
    ['Valid for one year from the signature or until 03/01/2026', 'not-found', '2026-03-01'],
    // A blank before another date.
    ['Expiration date: ________ Date signed: 03/01/2026', 'not-found', null],
    ['Expiration date: ________ Today’s date: 03/01/2026', 'not-found', null],
    ['Expires: ________ Signature: M. Santos Date: 03/01/2026', 'not-found', null],
    ['Expiration: ________ DOB: 02/29/1980', 'not-found', null],
    [['Expiration date   Date signed', '03/01/2026'], 'not-found', null],
    [['Expiration date   Date signed', '12/31/2026   03/01/2026'], 'found', null],
    ['Expiration date: 01/05/2026 Date signed: 03/01/2025', 'not-found', '2026-01-05'],
    ['Expiration date (if none, one year from the signature): 01/05/2026', 'not-found', '2026-01-05'],
    // The dates of the records.
    ['This authorization is valid for records from 01/01/2020 through 12/31/2024.', 'not-found', null],
    ['Effective for dates of service 01/01/2020 to 12/31/2022', 'not-found', null],
  ])('%j: %s, expired on %s', (text, suggestion, expiredOn, changed = {}) => {
    const result = check(typeof text === 'string' ? [text] : text, changed);
    expect([result.suggestions.expiry, result.expiredOn]).toEqual([suggestion, expiredOn]);
  });

  it('that has passed is not found even if the document has pages without text', () => {
    const result = check(['This authorization expires on 01/05/2025.'], { pages: 2, pagesRead: 2 });
    expect([result.suggestions.expiry, result.expiredOn]).toEqual(['not-found', '2025-01-05']);
  });
});

// 45 CFR 164.508(c)(1)(iii): to whom the information may be disclosed.
describe('the recipient', () => {
  suggests('recipient', [
    ['Send the records to Whitfield and Moreno', 'found'],
    ['Attorney: Dana Whitfield', 'found'],
    ['Copy service: Swift Copies', 'found'],
    ['Recipient: Law Offices of Kim & Park', 'found'],
    [['Release the information to:', 'Kim & Park, Attorneys at Law'], 'found'],
    ['Name and address of person to whom this information will be sent: Kim & Park', 'found'],
    ['Name and address of person to whom this information will be sent:', 'not-found'],
    ['Release the information to: ____________', 'not-found'],
    [['Release the information to:', 'Purpose: legal claim'], 'not-found'],
    ['Name of recipient: ________ Address: ________', 'not-found'],
    ['I authorize you to release my records to the person named below.', 'not-found'],
    ['Whitfield Hospital', 'not-found'],
    ['Form', 'found', { fields: [{ names: ['RecipientName'], value: 'Kim & Park' }] }],
    ['Form', 'not-found', { fields: [{ names: ['RecipientName'], value: '' }] }],
    ['Form', 'found', { fields: [{ names: ['Text3', 'Recipient name'], value: 'Kim & Park' }] }],
    ['Form', 'not-found', { fields: [{ names: ['Recipient_2', 'Recipient fax'], value: 'ask for it' }] }],
  ]);

  describe('is not a label, caption or sentence', () => {
    suggests('recipient', [
      [
        [
          'Release the requested information to:',
          '(Name of Facility, Person, Company) (Street Address or PO Box, City, State, Zip)',
        ],
        'not-found',
      ],
      ['Please provide my records to: Myself   Other Third Party (indicated below)', 'not-found'],
      ['I authorize the release of information relating to: Substance Abuse', 'not-found'],
      ['I limit the information to be released to the following items: Pathology Slides', 'not-found'],
      ['Recipient: Name of person to whom Lakeview may disclose my health information.', 'not-found'],
      [['Release records to:   Obtain records from:', '   '.repeat(9) + 'Mercy Lakeview'], 'not-found'],
      [['To release to (Recipient):', 'Provider/Facility Name'], 'not-found'],
      [['Release to:', '☐ Insurance Billing'], 'not-found'],
      ['Release to: ____________   Mercy Lakeview', 'not-found'],
      ['Please send the completed form to: Mercy Lakeview', 'not-found'],
      ['Do not release information to: Kim & Park', 'not-found'],
      ['Dates of service to release from: ________ to: ________', 'not-found'],
    ]);
  });

  describe('is a name beside or below its label', () => {
    suggests('recipient', [
      ['Release to: ____ «Kim & Park» ____', 'found'],
      [['Release to:   Obtain from:', 'Kim & Park'], 'found'],
      [['Disclose the information to:', 'Name: Kim & Park'], 'found'],
      [['Release information to (who receives it?)', 'Name/Organization   «Kim & Park»   Phone'], 'found'],
      [['Disclosed to and used by the following organization:', 'Name: ________   Phone:'], 'not-found'],
      // Another column is between the label and its value.
      [['Send records to:', '   '.repeat(20) + 'Emergency room', 'Kim & Park'], 'found'],
    ]);
  });
});

// Their layout: values above and below their labels, and in the next column.
describe('forms in use', () => {
  const newYork = (value: Partial<Record<'patient' | 'to' | 'expiry' | 'signature' | 'date', string>>) => [
    'AUTHORIZATION FOR RELEASE OF HEALTH INFORMATION PURSUANT TO HIPAA',
    'Patient Name Date of Birth Social Security Number',
    value.patient ?? '',
    '3. I have the right to revoke this authorization at any time by writing to the provider listed below.',
    '7. Name and address of health provider or entity to release this information:',
    'Lakeview Hospital',
    '8. Name and address of person(s) or category of person to whom this information will be sent:',
    value.to ?? '',
    '9(a). Medical Record from (insert date) 01/01/2020 to (insert date) 05/01/2026',
    '10. Reason for release of information: 11. Date or event on which this authorization will expire:',
    `At request of individual ${value.expiry ?? ''}`,
    'All items on this form have been completed and my questions about this form have been answered.',
    `${value.signature ?? '____________'} Date: ${value.date ?? '____'}`,
    'Signature of patient or representative authorized by law.',
  ];
  const short = (
    value: Partial<Record<'patient' | 'dob' | 'to' | 'expiry' | 'signature' | 'date', string>>,
  ) => [
    `I authorize any provider to release the health information of: ${value.patient ?? ''} DOB: ${value.dob ?? ''}`,
    `To: ${value.to ?? ''}`,
    `It is valid for one year from the date signed below unless otherwise specified here: ${value.expiry ?? ''}`,
    'A photocopy of this authorization shall be as valid as the original.',
    `Signature: ${value.signature ?? ''} Date: ${value.date ?? ''}`,
    'Print name: Relationship:',
  ];
  const signed = { signature: 'Maria Santos', date: '3/1/2026' };

  it.each<[what: string, lines: string[], notFound: AuthorizationLine[], expiredOn: string | null]>([
    [
      'complete, for another firm',
      newYork({
        patient: 'Maria Santos 02/29/1980',
        to: 'Kim and Park, 5 Court St',
        expiry: 'Conclusion of litigation',
        ...signed,
      }),
      [],
      null,
    ],
    ['blank', newYork({}), [...authorizationLines], null],
    [
      'expired',
      newYork({ patient: 'Maria Santos 02/29/1980', to: 'Kim and Park', expiry: '1/5/2025', ...signed }),
      ['expiry'],
      '2025-01-05',
    ],
    ['short', short({ patient: 'Maria Santos', dob: '2-29-1980', to: 'Kim & Park', ...signed }), [], null],
    [
      'short, signed more than a year ago',
      short({ patient: 'Maria Santos', dob: '2-29-1980', to: 'Kim & Park', ...signed, date: '3/1/2025' }),
      ['expiry'],
      '2026-03-01',
    ],
    [
      'short, with a later date',
      short({
        patient: 'Maria Santos',
        dob: '2-29-1980',
        to: 'Kim & Park',
        expiry: '12/31/2027',
        ...signed,
        date: '3/1/2025',
      }),
      [],
      null,
    ],
    // The printed period counts from an unknown day.
    ['short and blank', short({}), authorizationLines.filter((line) => line !== 'expiry'), null],
  ])('%s', (_, lines, notFound, expiredOn) => {
    const result = check(lines);
    const missing = authorizationLines.filter((line) => result.suggestions[line] === 'not-found');
    expect([missing, result.expiredOn]).toEqual([notFound, expiredOn]);
  });
});

describe('a document that was not read completely', () => {
  it.each<[what: string, changed: Partial<DocumentText>]>([
    ['has more pages than are read', { pages: 200, pagesRead: 25, pagesWithText: 25 }],
    ['has a page without text', { pages: 3, pagesRead: 3, pagesWithText: 2 }],
  ])('lacks nothing for certain when it %s', (_, changed) => {
    const { suggestions, pages, pagesRead } = check(['Patient: Maria Santos'], changed);
    expect(suggestions).toEqual({
      patientName: 'found',
      dateOfBirth: 'unreadable',
      signature: 'unreadable',
      signatureDate: 'unreadable',
      expiry: 'unreadable',
      recipient: 'unreadable',
    });
    expect({ pages, pagesRead }).toEqual({ pages: changed.pages, pagesRead: changed.pagesRead });
  });
});

it.each(['not-pdf', 'encrypted', 'no-text', 'damaged', 'too-complex'] as const)(
  'a document that is unreadable (%s) suggests nothing',
  (reason) => {
    const { suggestions, ...rest } = authorizationCheckOf({ kind: 'unreadable', reason }, facts, NOW);
    expect(new Set(Object.values(suggestions))).toEqual(new Set(['unreadable']));
    expect(rest).toEqual({ expiredOn: null, unreadable: reason, pages: 0, pagesRead: 0 });
  },
);

it('a dynamic form suggests nothing, and is named', () => {
  const dynamicForm = { kind: 'unreadable', reason: 'no-text', isDynamicForm: true } as const;
  const { suggestions, ...rest } = authorizationCheckOf(dynamicForm, facts, NOW);
  expect(new Set(Object.values(suggestions))).toEqual(new Set(['unreadable']));
  expect(rest).toMatchObject({ unreadable: 'no-text', isDynamicForm: true });
});

it.each(['1', '1/', 'a', 'a ', '_', 'signature ', 'expires ', 'released to '])(
  'reads long lines that repeat %j to their end',
  (repeated) => {
    const lines = Array.from({ length: 100 }, () => repeated.repeat(1000).slice(0, 1000));
    expect(check(lines).suggestions.patientName).toBe('not-found');
    const cells = Array.from({ length: 60 }, (_, index) => ({
      text: repeated.repeat(20).slice(0, 16),
      x: 10 * index,
      right: 10 * index + 9,
      isEntered: index % 2 === 0,
    }));
    const rows = Array.from({ length: 100 }, (_, index) => ({
      page: 1,
      y: 2_000 - 5 * index,
      cells,
      isRecognized: false,
    }));
    expect(check([], { rows }).suggestions.patientName).toBe('not-found');
  },
);
