import type { Suggestion } from '@portal/contract/submissions/schemas/authorizationCheck.ts';
import { describe, expect, it } from 'vitest';
import type { DocumentText } from './documentText.ts';
import { printedRows } from './testing/printedRows.ts';
import { aDigitalSignature, checkOf } from './testing/someDocuments.ts';

type Row = [what: string, lines: readonly string[], changed?: Partial<DocumentText>];

/** Law firms print the name of the patient onto a form before the patient signs it. */
function signatureIs(expected: Suggestion, rows: readonly Row[]): void {
  it.each(rows)('%s', (_, lines, changed = {}) => {
    expect(checkOf(lines, changed).suggestions.signature).toBe(expected);
  });
}

const field = (name: string, value = 'Maria Santos', tooltip?: string): Partial<DocumentText> => ({
  fields: [{ names: [name, ...(tooltip === undefined ? [] : [tooltip])], value }],
});

/** A page whose last value is in a field of this name. */
const inField = (name: string, lines: readonly string[]): Partial<DocumentText> => ({
  rows: printedRows(lines).map((row) => ({
    ...row,
    cells: row.cells.map((cell) => (cell.isEntered ? { ...cell, fieldNames: [name] } : cell)),
  })),
  fields: [{ names: [name], value: 'Maria Santos' }],
});

describe('a form that is not signed', () => {
  describe('with the name of the patient as a label', () => {
    signatureIs('not-found', [
      ['before a blank', ['Signature of Maria Santos: ____________   Date: ________']],
      ['before a blank, with a title', ['Signature of Ms. Maria Santos: ____________']],
      ['without a colon', ['Signature of Maria Santos ____________   Date ________']],
      ['with a blank in the next column', ['Signature of Maria Santos   ____________   Date']],
      ['with a date that was filled in', ['Signature of Maria Santos   Date: 03/01/2026']],
      ['after a comma', ['Signature of patient, Maria Santos: ____________']],
      ['in brackets', ['Signature of patient (Maria Santos): ____________   Date: 03/01/2026']],
      ['in brackets, with the date of birth', ['Signature of patient (Maria Santos, DOB 02/29/1980): ____']],
      ['in brackets, after a colon', ['Signature of patient (DOB: 02/29/1980, Maria Santos): ____________']],
      ['in brackets, after the colon', ['Signature: (Maria Santos)   Date: ________']],
      ['in brackets that stay open', ['Signature of patient (DOB: 02/29/1980, Maria Santos   Date']],
      ['in front of it', ['Maria Santos, signature: ____________']],
      ['in front of it, in brackets', ['Maria Santos (signature): ____________   Date: ____']],
    ]);
  });

  describe('with the name of the patient beside or below the line', () => {
    signatureIs('not-found', [
      ['after the blank', ['Signature: ____________ Maria Santos']],
      ['after the blank, with another blank', ['Signature: ____________ Maria Santos   Date: ________']],
      ['after the blank, in another column', ['Signature: ____________   Maria Santos']],
      ['after the blank in a column of its own', ['Signature   ____________   Maria Santos']],
      ['after the blank, with a cross', ['Signature: X____________ Maria Santos']],
      ['after the blank, with a date', ['Signature: ____________ Maria Santos   Date: 03/01/2026']],
      ['in front of the blank', ['Signature: Maria Santos ____________']],
      [
        'below the line, above the label',
        ['____________________', 'Maria Santos', 'Signature of patient   Date'],
      ],
      ['below the line, without a label', ['Signature:', '____________________', 'Maria Santos']],
      ['after a mark for electronic signatures', ['/s/ ____________ Maria Santos']],
      ['after it, before the date', ['Signed: ____________ Maria Santos', 'Dated: ____________']],
      ['in Spanish', ['Firma de Maria Santos: ____________   Fecha: ________']],
    ]);
  });

  describe('with the name of the patient above the label', () => {
    signatureIs('not-found', [
      ['as a reference', ['RE: Maria Santos', 'Signature   Date']],
      ['as a reference without a colon', ['Re Maria Santos', 'Signature   Date']],
      ['with the date of birth', ['Maria Santos DOB 02/29/1980', 'Signature   Date']],
      ['with the date of birth in another column', ['Maria Santos   02/29/1980', 'Signature   Date']],
      ['with a number', ['Maria Santos MRN 1234567', 'Signature   Date']],
      ['after a word', ['Patient Maria Santos', 'Signature   Date']],
      ['with a role', ['Maria Santos, Patient', 'Signature   Date']],
      ['in a sentence', ['Records of Maria Santos', 'Signature   Date']],
      ['in a heading that is higher', ['Maria Santos', '', 'Signature   Date']],
      [
        'below its own label',
        ['Printed name          Relationship', 'Maria Santos          Self', 'Signature             Date'],
      ],
      [
        'below its own label, with the date of birth',
        [
          'Patient name          Date of birth',
          'Maria Santos          02/29/1980',
          'Signature             Date',
        ],
      ],
      [
        'below its own label, with a date',
        [
          'Printed name          Date',
          'Maria Santos          03/01/2026',
          'Signature             Date signed',
        ],
      ],
    ]);
  });

  describe('by the patient, but by someone else', () => {
    signatureIs('not-found', [
      [
        'a lawyer',
        [
          '/s/ John Whitfield, Esq.',
          'Attorney for Maria Santos',
          'Signature of patient: ____________   Date: ____',
        ],
      ],
      ['a lawyer without a title', ['/s/ John Harlow', 'Attorney for Maria Santos']],
      ['a lawyer, on one row', ['/s/ John Harlow, Attorney for Maria Santos   Dated: 03/01/2026']],
      ['a lawyer, with a label', ['Attorney signature: John Harlow   Date: 03/01/2026']],
      ['a lawyer, named in the label', ['Signature of attorney for patient: John Harlow   Date: 03/01/2026']],
      ['the lawyer of the patient', ["Patient's attorney signature: John Harlow   Date: 03/01/2026"]],
      ['counsel', ['Signature of counsel: John Harlow   Date: 03/01/2026']],
      ['a lawyer, with a caption', ['Signature: John Harlow   Date: 03/01/2026', 'Counsel for plaintiff']],
      ['the attorney of the request', ['Signature: Dana Whitfield   Date: 03/01/2026']],
      ['the copy service of the request', ['Signature   «Swift Copies»   Date: 03/01/2026']],
      ['a nurse', ['Electronically signed by Jordan Castellano, RN on 03/01/2026']],
      [
        'a lawyer with an electronic signature',
        ['DocuSigned by:', 'John Harlow', '1A2B3C4D5E6F4A1', 'Attorney for Maria Santos'],
      ],
      [
        'a lawyer in the name of the patient',
        ['Signature: Maria Santos, by her attorney   Date: 03/01/2026'],
      ],
      ['a lawyer below a heading', ['ATTORNEY FOR PATIENT', 'Signature: John Harlow   Date: 03/01/2026']],
      ['a witness below a heading', ['WITNESS', 'Signature: Jordan Castellano   Date: 03/01/2026']],
      ['an interpreter below a heading', ['Interpreter', '/s/ Jordan Castellano   Dated: 03/01/2026']],
      ['nobody yet', ['This form is to be electronically signed by Maria Santos.']],
      ['nobody until the end', ['Not valid until electronically signed by Maria Santos']],
    ]);
  });

  describe('in its form fields', () => {
    signatureIs('not-found', [
      ['of a lawyer', ['Form'], field('AttorneySignature', 'John Harlow')],
      ['for the printed name', ['Form'], field('SignaturePrintedName')],
      ['for the name', ['Form'], field('Signature_Name')],
      ['for the address', ['Form'], field('SignatoryEmail', 'maria@example.com')],
      ['for the title', ['Form'], field('Signature Title', 'Executive assistant')],
      ['with a note', ['Form'], field('PatientSignature', 'Signature on file')],
      ['with a request', ['Form'], field('PatientSignature', 'Please sign here')],
      ['with what to do', ['Form'], field('PatientSignature', 'Click to sign')],
      ...[
        'Sig Here',
        '{{Sig_es_:signer1:signature}}',
        '<<Signature>>',
        '/sn1/',
        'xxxxxxx',
        'TBD',
        'Void',
        'Sample',
        'Blank',
        'Missing',
        'Off',
        'true',
        'Not applicable',
        'Not available',
        'Unable to obtain',
        'Pt unable',
      ].map((value): [string, string[], Partial<DocumentText>] => [
        `with “${value}”`,
        ['Form'],
        field('PatientSignature', value),
      ]),
      ['with a reason', ['Form'], field('PatientSignature', 'Patient unable to sign')],
      ['far from the blank', ['Signature: ____________            «Maria Santos»']],
      ['with the name of the firm', ['Form'], field('Signature', 'Whitfield & Moreno')],
      [
        'for the printed name, below the label',
        [],
        inField('PrintedName', ['Signature of patient', '«Maria Santos»']),
      ],
      [
        'for the printed name, above the label',
        [],
        inField('PrintedName', ['«Maria Santos»', 'Signature of patient   Date']),
      ],
      [
        'for the name, beside the label',
        [],
        inField('Patient Name', ['Signature of patient   «Maria Santos»']),
      ],
      ['with a number, of a witness', [], inField('Signature2', ['Signature of witness:   «Maria Santos»'])],
      [
        'with a number, above a witness',
        [],
        inField('Signature2', ['«Maria Santos»', 'Signature of witness   Date']),
      ],
    ]);
  });

  describe('with digital signatures of others', () => {
    const of = (...digitalSignatures: Partial<Parameters<typeof aDigitalSignature>[0]>[]) => ({
      digitalSignatures: digitalSignatures.map(aDigitalSignature),
    });
    signatureIs('not-found', [
      ['a witness', ['Form'], of({ names: ['WitnessSignature'], place: { page: 1, x: 72, y: 400 } })],
      ['a publisher who certified the form', ['Form'], of({ signerName: 'Form Publisher' })],
      ['a service that sealed the document', ['Form'], of({})],
      ['the attorney', ['Form'], of({ signerName: 'Dana Whitfield', place: { page: 1, x: 72, y: 400 } })],
      ['at the label of a witness', ['Signature of witness:'], of({ place: { page: 1, x: 200, y: 738 } })],
    ]);
    signatureIs('found', [
      ['the patient', ['Form'], of({ signerName: 'SANTOS MARIA L' })],
      [
        'in the field for the patient',
        ['Form'],
        of({ names: ['PatientSignature'], place: { page: 1, x: 72, y: 400 } }),
      ],
      ['at the label of the patient', ['Signature of patient:'], of({ place: { page: 1, x: 200, y: 738 } })],
      [
        'above the label of the patient',
        ['', 'Signature of patient'],
        of({ place: { page: 1, x: 6, y: 738 } }),
      ],
      [
        'of a witness and of the patient',
        ['Form'],
        of({ names: ['Witness'] }, { signerName: 'Maria Santos' }),
      ],
    ]);
    signatureIs('unreadable', [
      ['that are seen somewhere', ['Form'], of({ place: { page: 1, x: 72, y: 400 } })],
    ]);
  });
});

describe('a form that is signed', () => {
  signatureIs('found', [
    ['over the blank', ['Signature of patient: __Maria Santos______   Date: __03/01/2026__']],
    ['over the blank of a prepared form', ['Signature of Maria Santos: ____ «Maria Santos» ____']],
    ['with the name typed on the line', ['«Maria Santos»', 'Signature of Maria Santos   Date']],
    ['with a date beside the name', ['Maria Santos          03/01/2026', 'Signature             Date']],
    [
      'between two rows of labels',
      ['Printed name', 'Maria Santos          03/01/2026', 'Signature             Date'],
    ],
    ['below the printed name', ['Print name: Maria Santos', 'Signature: Maria Santos   Date: 03/01/2026']],
    ['by somebody named like a title', ['Signature of parent: Anh Do   Date: 03/01/2026']],
    ['by a mother', ['Signature of parent or guardian: Ana Castellano   Date: 03/01/2026']],
    ['by an attorney-in-fact', ['Signature of attorney-in-fact: Ana Castellano   Date: 03/01/2026']],
    ['with a power of attorney', ['Signature of power of attorney: Ana Castellano   Date: 03/01/2026']],
    ['by patient or attorney', ['Signature of patient or attorney: Ana Castellano   Date: 03/01/2026']],
    ['electronically', ['/s/ Maria Santos', 'Patient', 'Dated: 03/01/2026']],
    [
      'electronically, beside a lawyer',
      ['/s/ Maria Santos   /s/ John Harlow', 'Patient             Attorney'],
    ],
    ['electronically by a parent', ['/s/ Ana Castellano, parent   Dated: 03/01/2026']],
    [
      'above the heading of a lawyer',
      ['Signature: Maria Santos   Date: 03/01/2026', 'Attorney for the patient'],
    ],
    ['with a service', ['DocuSigned by:', 'Maria Santos', '1A2B3C4D5E6F4A1']],
    [
      'digitally, with the name on the next row',
      ['Digitally signed by', 'MARIA SANTOS', 'Date: 2026.03.01 10:02:11'],
    ],
    ['in a field', ['Form'], field('Signature of Patient or Personal Representative')],
    ['in a field without a name', [], inField('Text12', ['Signature of patient:   «Maria Santos»'])],
    ['in Spanish', ['Firma: Maria Santos   Fecha: 03/01/2026']],
  ]);
  signatureIs('unreadable', [
    ['by somebody whose role is unclear', ['/s/ John Harlow   Dated: 03/01/2026']],
    ['with a picture and its number', ['DocuSigned by:', '1A2B3C4D5E6F4A1']],
  ]);
});

describe('the date of the signature', () => {
  it.each<[what: string, lines: readonly string[], expected: Suggestion]>([
    ['of a request, below an empty row', ['Signature: ________', 'Date of request: 09/25/2019'], 'not-found'],
    ['of a request, on the row', ['Signature: ________   Date of request: 09/25/2019'], 'not-found'],
    ['of a request, in other words', ['Signature: ________   Request date: 09/25/2019'], 'not-found'],
    ['needed', ['Signature: ________', 'Date records needed: 05/25/2026'], 'not-found'],
    ['received', ['Signature: ________   Date received: 05/25/2026'], 'not-found'],
    ['of a visit', ['Signature: ________   Date of visit: 05/25/2026'], 'not-found'],
    ['alone below a row with blanks', ['Signature: ________   Date: ________', '05/25/2026'], 'not-found'],
    [
      'of the expiry of a commission',
      ['Signature: ________', 'My commission expires 05/05/2025'],
      'not-found',
    ],
    ['of signing', ['Signature: Maria Santos', 'Date of signature: 03/01/2026'], 'found'],
    ['and time', ['Signature: Maria Santos   Date and time: 03/01/2026 10:00'], 'found'],
    ['in two languages', ['Signature: Maria Santos   Date / Fecha: 03/01/2026'], 'found'],
    ['required', ['Signature: Maria Santos   Date (mm/dd/yyyy): 03/01/2026'], 'found'],
    [
      'of a patient whose name has the word for another date',
      ['Signature: Pat Example   Date: 03/01/2026'],
      'found',
    ],
    ['of such a patient, on one row', ['Signature: Pat Example Date: 03/01/2026'], 'found'],
    ['of birth, on the row', ['Signature: ________   DOB: 03/15/1971'], 'not-found'],
    [
      'of a person who requests',
      ['Signature of person requesting: Maria Santos   Date: 03/01/2026'],
      'found',
    ],
    ['of a service', ['DocuSigned by:', 'Maria Santos', '1A2B3C4D5E6F4A1   3/1/2026'], 'found'],
    ['of a service, with a time', ['DocuSigned by:', '', 'Maria Santos', '3/1/2026 | 10:02 AM PST'], 'found'],
    ['of a program', ['Digitally signed by MARIA SANTOS', "Date: 2026.03.01 10:02:11 -08'00'"], 'found'],
    ['of a certificate', ['E-signed by: Maria Santos', 'Signed on: Mar 1, 2026 10:02 PST'], 'found'],
  ])('%s', (_, lines, expected) => {
    expect(checkOf(lines).suggestions.signatureDate).toBe(expected);
  });
});

describe('the expiry', () => {
  it.each<[what: string, lines: readonly string[], expected: Suggestion, expiredOn?: string]>([
    ['of a notary', ['Notary Public. My commission expires 05/05/2020'], 'not-found'],
    ['of a notary, in capitals', ['NOTARY PUBLIC', 'MY COMMISSION EXPIRES 05/05/2020'], 'not-found'],
    ['of a notary, as a label', ['Notary Public   Commission expires: 05/05/2020'], 'not-found'],
    ['of a notary, on two rows', ['Notary Public, State of California', 'Expires: 05/05/2020'], 'not-found'],
    [
      'of a notary, wrapped',
      ['Sworn before me by the patient; my commission', 'expires 05/05/2030.'],
      'not-found',
    ],
    ['of nothing, above a birth date', ['Expiration date: ____________', '02/29/1980'], 'not-found'],
    ['of nothing, above another birth date', ['Expiration date: ____________', '03/15/1971'], 'not-found'],
    ['of nothing, above a birth date without a blank', ['Expiration date:', '02/29/1980'], 'not-found'],
    [
      'of nothing, above a date with its label',
      ['Expiration date', '03/15/1971', 'Date of birth'],
      'not-found',
    ],
    [
      'of nothing, beside a birth date',
      ['Date of birth          Expiration date', '03/15/1971'],
      'not-found',
    ],
    ['of a printed form', ['Form Approved', 'Expiration Date: 06/30/2020'], 'not-found'],
    [
      'of a printed form, on three rows',
      ['Form Approved', 'OMB No. 0917-0030', 'Expiration Date: 06/30/2020'],
      'not-found',
    ],
    [
      'of a printed form, beside it',
      ['Form Approved: OMB No. 0917-0030   Expiration Date: 06/30/2020'],
      'not-found',
    ],
    ['of a printed form, in brackets', ['HS-123 (Form expires 01/01/2020)'], 'not-found'],
    ['of a printed form, after its number', ['HS-123   Form expiration date: 01/01/2020'], 'not-found'],
    ['of a coverage', ['My Medi-Cal coverage expired on 01/31/2024.'], 'not-found'],
    ['of a coverage to come', ['My Medi-Cal coverage expires on 01/31/2027.'], 'not-found'],
    ['of an insurance', ['Insurance ID 12345 valid through 12/31/2024'], 'not-found'],
    ['of an insurance, in another column', ['Insurance ID: 12345   Valid through: 12/31/2024'], 'not-found'],
    ['of an identity card', ['Driver’s license no. D1234567   Expires: 12/31/2024'], 'not-found'],
    ['of an identity card, in one cell', ['Driver license: D1234567  Expires: 12/31/2024'], 'not-found'],
    ['of a card, after a colon', ['Insurance card: 12345 Valid through: 12/31/2024'], 'not-found'],
    [
      'of an identity card, on two rows',
      ['Passport no. 1234567', 'Expiration date: 12/31/2024'],
      'not-found',
    ],
    ['of a husband', ['My husband expired on 01/31/2024.'], 'not-found'],
    ['of a mother', ['The mother of the patient, Ana Santos, expired 01/31/2024'], 'not-found'],
    [
      'of a lease in a sentence',
      ['I consent to the release after my lease expires on 01/31/2027.'],
      'not-found',
    ],
    ['of a lease', ['My lease expires on 01/31/2027.'], 'not-found'],
    ['of a previous one', ['Previous authorization expired 03/03/2020; this one replaces it'], 'not-found'],
    ['of a prior one', ['My prior authorization expires on 03/03/2030.'], 'not-found'],
    [
      'of a previous one and this one',
      ['My prior authorization expired 03/03/2020; this one expires 12/31/2026'],
      'found',
    ],
    ['that is open', ['Expires 01/15/2026 or one year after signing, whichever is later'], 'found'],
    [
      'that is open, on two rows',
      ['This authorization expires 01/15/2026 or one year after', 'signing, whichever is later.'],
      'found',
    ],
    [
      'that is open, with an event',
      ['Expires 01/15/2026 or at the conclusion of my case, whichever is later'],
      'found',
    ],
    [
      'that is the later one',
      [
        'Expires 01/15/2025 or one year after signing, whichever is later',
        'Signature: Maria Santos   Date: 03/01/2025',
      ],
      'not-found',
      '2026-03-01',
    ],
    [
      'that is the earlier one',
      ['Expires 01/15/2026 or one year after signing, whichever is earlier'],
      'not-found',
      '2026-01-15',
    ],
    ['with the day first', ['This authorization expires on 31/12/2027'], 'found'],
    [
      'with the day first, in the past',
      ['This authorization expires on 31/12/2025'],
      'not-found',
      '2025-12-31',
    ],
    [
      'of a form that nobody signed',
      ['This authorization expires one year after signing.', 'Signature: ________', 'Date: 09/25/2019'],
      'found',
    ],
    [
      'of a form that nobody signed, with a date of the request',
      [
        'Valid for one year from the date signed.',
        'Signature: ________   Date: ________',
        'Date of request: 09/25/2019',
      ],
      'found',
    ],
    ['without a verb', ['Authorization expiration date: 12/31/2024'], 'not-found', '2024-12-31'],
    ['of a release', ['This release is valid until 12/31/2026.'], 'found'],
    ['of it', ['It shall remain valid until 12/31/2026.'], 'found'],
    ['of this form', ['This form is valid until 12/31/2026.'], 'found'],
    ['as a numbered label', ['11. Date or event on which it will expire: 12/31/2026'], 'found'],
    ['wrapped', ['Unless revoked earlier, this authorization', 'expires on 12/31/2026.'], 'found'],
    [
      'beside a blank with a value below',
      ['Expiration date          Date signed', '12/31/2026               03/01/2026'],
      'found',
    ],
  ])('%s', (_, lines, expected, expiredOn) => {
    const result = checkOf(lines);
    expect([result.suggestions.expiry, result.expiredOn]).toEqual([expected, expiredOn ?? null]);
  });

  it.each(['InsuranceExpirationDate', 'License_Expires', 'CardExpiry', 'CommissionExpires'])(
    'of something else in the field %s',
    (name) => {
      const { suggestions, expiredOn } = checkOf(['Form'], field(name, '01/31/2024'));
      expect([suggestions.expiry, expiredOn]).toEqual(['not-found', null]);
    },
  );
});

describe('a picture with recognized text', () => {
  const lines = [
    'Patient: Maria Santos   Date of birth: 02/29/1980',
    'Release to: Whitfield & Moreno   This authorization expires on 12/31/2026.',
    'Signature: Maria Santos   Date: 03/01/2026',
  ];
  const recognized = (text: readonly string[]) =>
    printedRows(text).map((row) => ({ ...row, isRecognized: true }));
  const changed = { pagesWithText: 0, pagesRecognized: 1 };

  it('has values, but no signature that is known', () => {
    expect(checkOf([], { rows: recognized(lines), ...changed }).suggestions).toEqual({
      patientName: 'found',
      dateOfBirth: 'found',
      recipient: 'found',
      expiry: 'found',
      signature: 'unreadable',
      signatureDate: 'unreadable',
    });
  });

  it('lacks nothing for certain', () => {
    const { suggestions } = checkOf([], { rows: recognized(['Authorization']), ...changed });
    expect(new Set(Object.values(suggestions))).toEqual(new Set(['unreadable']));
  });

  it('can be another document', () => {
    const { document } = checkOf([], { rows: recognized(['PROOF OF SERVICE BY MAIL']), ...changed });
    expect(document).toBe('other');
  });
});
