import { describe, expect, it } from 'vitest';
import { requestTypeName } from '@portal/contract/requests/catalogs/requestTypes.ts';
import type { Actor } from '../requests/actor.ts';
import { unscannedFile } from '../files/unscannedFile.ts';
import { aRequest } from '../testing/aRequest.ts';
import { disclosureColumns, disclosureRow } from './disclosureRow.ts';
import { disclosuresOf, lacksPurpose } from './disclosuresOf.ts';
import { findDisclosures, listedDisclosures } from './findDisclosures.ts';
import { INTERNAL_PARTY } from '@portal/contract/requests/schemas/internalRequest.ts';
import { isSimilarName, matchesName, isSameName, termsOfName } from './matchesName.ts';
import { missingDetailsOf, newSuspension, withheldUntil } from './suspensions.ts';

const FILE_ID = `file_${'a'.repeat(32)}`;
const HOLDER: Actor = { kind: 'holder', id: null };
const CLIENT: Actor = { kind: 'client', id: 'usr_1' };

const plain = aRequest();
const request = {
  ...plain,
  fields: {
    ...plain.fields,
    firmName: 'Firm & Sons',
    copyServiceName: 'Copy Co',
    copyServiceLocation: 'Fresno',
    copyServiceEmail: 'clerk@copy.example',
    contactEmail: 'case@firm.example',
  },
  files: {
    [FILE_ID]: {
      ...unscannedFile(
        {
          fileId: FILE_ID,
          blobName: 'x',
          originalName: 'chart.pdf',
          contentType: 'application/pdf',
          size: 1,
          etag: 'e',
          uploadedAt: '2026-01-01T00:00:00.000Z',
        },
        'legal',
      ),
      uploadedByAdmin: true,
    },
  },
};

const TODAY = new Date('2026-03-10T10:00:00.000Z');
const PERIOD = {
  patientName: plain.fields.patientName,
  patientDob: '1980-02-03',
  from: '2026-01-01',
  to: '2026-03-10',
};

/** A suspension of disclosures to this recipient. */
function aSuspension(recipient: string) {
  const { patientName, patientDob } = PERIOD;
  const statement = {
    patientName,
    patientDob,
    kind: 'written' as const,
    agency: 'FBI',
    official: '',
    statement: 'It would impede us',
    covers: 'recipient' as const,
    recipient,
    disclosureId: '',
    from: '2026-03-01',
    until: '2026-06-01',
  };
  const writer = {
    by: { kind: 'staff', id: 'usr_9' },
    byName: 'Sam Clerk',
    byTitle: '',
    now: TODAY,
  } as const;
  const decision = newSuspension({ id: 'sus_1', subject: 's' }, statement, [], writer);
  if (decision.kind !== 'change') throw new Error(decision.kind);
  return decision.document;
}

const event = (by: Actor, action = 'download', kind = 'file-opened') => ({
  id: 'ev|1',
  kind,
  at: '2026-03-01T10:00:00.000Z',
  by,
  details: { fileId: FILE_ID, action },
});

const people = new Map([['usr_1', { name: 'Lee Lawyer', email: 'lee@firm.example' }]]);
const of = (...events: ReturnType<typeof event>[]) => disclosuresOf(request, events, people);

describe('disclosuresOf', () => {
  it('returns recipient, document, what was asked for, and action', () => {
    expect(of(event(CLIENT, 'preview'), event(HOLDER))).toMatchObject([
      {
        recipient: 'Lee Lawyer (Firm & Sons)',
        by: 'client',
        address: 'lee@firm.example',
        document: 'chart.pdf',
        requested: requestTypeName(plain.fields.requestType),
        action: 'preview',
      },
      {
        recipient: 'Copy Co (Firm & Sons)',
        by: 'holder',
        address: 'Fresno, clerk@copy.example',
        action: 'download',
      },
    ]);
  });

  it.each<[what: string, by: Actor, fields: object, suspended: string]>([
    [
      'an account of an attorney without a firm',
      CLIENT,
      { firmName: '', attorneyName: 'Al Sr' },
      'Lee Lawyer, Copy Co',
    ],
    [
      'an account at the domain of such an attorney',
      CLIENT,
      { firmName: '', attorneyName: 'Al Sr', lawyerEmail: 'al@firm.example' },
      'Lee Lawyer, Copy Co',
    ],
    ['the holder of an order of two parties', HOLDER, {}, 'Firm & Sons, Copy Co'],
    [
      'an order that staff entered',
      HOLDER,
      { firmName: INTERNAL_PARTY, copyServiceName: 'Copy Co' },
      `${INTERNAL_PARTY}, Copy Co`,
    ],
    ['an account that was deleted', { kind: 'client', id: 'usr_2' }, {}, 'Firm & Sons, Copy Co'],
  ])(
    'still withholds a disclosure that was suspended by the earlier name of %s',
    (_, by, changed, suspended) => {
      const fields = { ...request.fields, ...changed };
      const found = disclosuresOf({ ...request, fields }, [event(by)], people);
      const suspension = aSuspension(suspended);
      expect(withheldUntil(found[0]!, [suspension], TODAY)).toBe(suspension.until);
      const missing = missingDetailsOf(found, [suspension], TODAY);
      expect(withheldUntil(missing[0]!, [suspension], TODAY)).toBe(suspension.until);
      const view = findDisclosures(found, { disclosures: [], suspensions: [] }, PERIOD, TODAY, () => true);
      expect(listedDisclosures(view)[0]).not.toHaveProperty('earlierRecipient');
    },
  );

  const clerk = { name: 'Lee Lawyer', email: 'lee@firm.example' };
  it.each<[who: string, person: typeof clerk, fields: object, recipient: string, address: string]>([
    [
      'with the email address of the attorney',
      clerk,
      { lawyerEmail: 'LEE@firm.example' },
      'Lee Lawyer, Firm & Sons',
      'lee@firm.example',
    ],
    [
      'at the domain of the firm',
      clerk,
      { lawyerEmail: 'boss@firm.example' },
      'Lee Lawyer, Firm & Sons',
      'lee@firm.example',
    ],
    [
      'at the domain of the copy service, which alone has a street',
      { name: 'Cy Clerk', email: 'cy@copy.example' },
      {},
      'Cy Clerk, Copy Co (Firm & Sons)',
      'Fresno, cy@copy.example',
    ],
    [
      'at the same free mail domain as the copy service',
      { name: 'Cy Clerk', email: 'cy@gmail.com' },
      { copyServiceEmail: 'copy@gmail.com' },
      'Cy Clerk (Firm & Sons)',
      'cy@gmail.com',
    ],
    [
      'of a firm that orders for itself',
      clerk,
      { copyServiceName: 'Firm & Sons', copyServiceLocation: '', copyServiceEmail: 'lee@firm.example' },
      'Lee Lawyer (Firm & Sons)',
      'lee@firm.example',
    ],
    [
      'of an order without a firm',
      clerk,
      { firmName: '', attorneyName: '' },
      'Lee Lawyer (Copy Co)',
      'lee@firm.example',
    ],
  ])('names an account %s with its own address', (_, person, fields, recipient, address) => {
    const one = { ...request, fields: { ...request.fields, ...fields } };
    expect(disclosuresOf(one, [event(CLIENT)], new Map([['usr_1', person]]))).toMatchObject([
      { recipient, address, by: 'client' },
    ]);
  });

  it.each<[order: string, fields: object, recipient: string, address: string]>([
    [
      'of a firm for itself',
      { copyServiceName: 'Firm & Sons', copyServiceLocation: '', lawyerEmail: 'law@firm.example' },
      'Firm & Sons',
      'law@firm.example',
    ],
    [
      'that staff entered',
      {
        copyServiceName: 'Internal',
        firmName: '',
        attorneyName: 'Ann Ray',
        lawyerEmail: '',
        copyServiceEmail: '',
      },
      'Ann Ray',
      'case@firm.example',
    ],
    [
      'that staff entered without any party',
      {
        copyServiceName: 'Internal',
        firmName: '',
        attorneyName: 'Internal',
        lawyerEmail: '',
        copyServiceEmail: '',
      },
      'Internal',
      'case@firm.example',
    ],
  ])('names the party of an order %s with its own address', (_, fields, recipient, address) => {
    const one = { ...request, fields: { ...request.fields, ...fields } };
    expect(disclosuresOf(one, [event(HOLDER)], people)).toMatchObject([{ recipient, address }]);
  });

  it('keeps an account that is gone apart from the holder', () => {
    expect(disclosuresOf(request, [event(CLIENT)], new Map())).toMatchObject([{ by: 'client' }]);
  });

  const OTHER: Actor = { kind: 'client', id: 'usr_2' };
  it.each<
    [
      file: string,
      facts: object,
      changed: object,
      isListed: [holder: boolean, placed: boolean, other: boolean],
    ]
  >([
    ['released by staff', { uploadedByAdmin: true }, {}, [true, true, true]],
    ['of the wizard', { group: 'loa' }, {}, [false, false, true]],
    ['of an update', { group: 'update', updateId: 'u' }, {}, [false, false, true]],
    ['of an update by the other account', { updateId: 'u', uploaderId: 'usr_2' }, {}, [false, false, false]],
    ['of a message by the other account', { messageId: 'm', uploaderId: 'usr_2' }, {}, [false, false, false]],
    ['of an order without an account', { group: 'loa' }, { submitterId: null }, [false, true, true]],
    ['of a request that staff entered', { group: 'supporting' }, { source: 'internal' }, [true, true, true]],
    [
      'that a client added to a request that staff entered',
      { updateId: 'u' },
      { source: 'internal' },
      [false, false, true],
    ],
  ])('lists a file %s only if the recipient did not send it', (_, facts, changed, isListed) => {
    const file = { ...request.files[FILE_ID]!, uploadedByAdmin: false, ...facts };
    const one = { ...request, submitterId: 'usr_1', files: { [FILE_ID]: file }, ...changed };
    const listed = [HOLDER, CLIENT, OTHER].map((by) => disclosuresOf(one, [event(by)], people).length === 1);
    expect(listed).toEqual(isListed);
  });

  it.each([
    [
      'of an old request without a stored office',
      {
        copyServiceName: 'Meridian Copy Service',
        copyServiceLocation: 'los-angeles',
        copyServiceEmail: 'a@b.example',
      },
      'Meridian Copy Service - Los Angeles',
      '633 West 5th Street, Suite 2600, Los Angeles, CA 90071, a@b.example',
    ],
    [
      'that is stored',
      { copyServiceOffice: { service: 'Copy Co', name: 'Copy Co - Reno', address: '1 Main St' } },
      'Copy Co - Reno',
      '1 Main St, a@b.example',
    ],
    [
      'with a separate name',
      { copyServiceOffice: { service: 'Copy Co', name: 'Reno', address: '1 Main St' } },
      'Copy Co, Reno',
      '1 Main St, a@b.example',
    ],
    [
      'of a copy service that was replaced',
      { copyServiceOffice: { service: 'Swift', name: 'Swift - Reno', address: '1 Main St' } },
      'Copy Co',
      'a@b.example',
    ],
  ])('names the office %s, not its key', (_, fields, recipient, address) => {
    const firmless = { ...request.fields, firmName: '', attorneyName: '', copyServiceEmail: 'a@b.example' };
    const withOffice = { ...request, fields: { ...firmless, copyServiceLocation: 'reno-1', ...fields } };
    expect(disclosuresOf(withOffice, [event(HOLDER)], people)).toMatchObject([{ recipient, address }]);
  });

  it('keeps a document that was released to the wrong person, and says so', () => {
    const withdrawn = { withdrawnAt: '2026-03-02T00:00:00.000Z', deletedAt: '2026-03-02T00:00:00.000Z' };
    const file = { ...request.files[FILE_ID]!, ...withdrawn, incidentId: 'inc_1' };
    const [inError] = disclosuresOf({ ...request, files: { [FILE_ID]: file } }, [event(CLIENT)], people);
    expect(inError).toMatchObject({ document: 'chart.pdf', inError: true });
    const purpose = disclosureColumns.indexOf('purpose');
    expect(disclosureRow(inError!)[purpose]).toMatch(/^Released in error/);
    const [asAsked] = of(event(CLIENT));
    expect(asAsked).not.toHaveProperty('inError');
    expect(disclosureRow(asAsked!)[purpose]).not.toContain('error');
  });

  it('marks the holder of order ID and code in its rows', () => {
    const rows = of(event(CLIENT), event(HOLDER)).map(disclosureRow);
    expect(rows.map(([, , recipient, kind]) => [recipient, kind])).toEqual([
      ['Lee Lawyer (Firm & Sons)', 'client with an account'],
      ['Copy Co (Firm & Sons)', 'holder of Order ID and code, for the recipient'],
    ]);
    expect(rows[0]).toHaveLength(disclosureColumns.length);
  });

  it.each([
    ['staff', event({ kind: 'staff', id: 'usr_2' })],
    ['admins', event({ kind: 'admin', id: 'usr_3' })],
    ['the portal', event({ kind: 'system', id: null })],
    ['a view of the request without files', event(CLIENT, '', 'request-opened')],
  ])('does not list %s', (_, one) => {
    expect(of(one)).toEqual([]);
  });
});

describe('a patient name', () => {
  it.each([
    ['Maria Santos', 'Maria Santos', true],
    ['santos maria', 'Maria L. Santos', true],
    ['Maria San', 'María Santos', false],
    ['Mar San', 'Maria Santos', true],
    ['Maria Santos', 'Maria Sant', false],
    ['...', 'Maria Santos', false],
  ])('typed as %j matches %j: %s', (typed, name, expected) => {
    expect(matchesName(typed, name)).toBe(expected);
  });

  it.each([
    ['Maria Santos', 'santos,  MARIA', true],
    ['Ana Lee', 'Anabel Lee', false],
    ['Maria Santos', 'Maria L. Santos', false],
    ['Maria Santos', 'Maria', false],
  ])('%j is the same name as %j: %s', (one, other, expected) => {
    expect(isSameName(one, other)).toBe(expected);
    expect(isSameName(other, one)).toBe(expected);
  });

  it.each([
    ['Maria Santos', 'Mary Santos', true],
    ['Maria Santos', 'Maria Lopez', true],
    ['Jon Smiht', 'John Smith', true],
    ['José Núñez', 'Jose Nunez', true],
    ['Maria Santos', 'Maria', true],
    ['Maria Santos', 'Peter Klein', false],
    ['Bo Li', 'Mo Lu', false],
    ['A. Santos', 'A. Klein', false],
    ['...', 'Maria Santos', false],
  ])('%j is similar to %j: %s', (one, other, expected) => {
    expect(isSimilarName(one, other)).toBe(expected);
    expect(isSimilarName(other, one)).toBe(expected);
  });

  it('has search terms of limited length', () => {
    expect(termsOfName('Bartholomew-Featherstonehaugh Bartholomew')).toEqual(['bartholomew', 'featherstone']);
  });
});

describe('the authority and the decision of a disclosure', () => {
  const authority = { kind: 'subpoena', issuingCourt: 'Superior Court', servedOn: '2026-02-02' } as const;
  const decisionOn = (day: string, state: 'approved' | 'rejected' = 'approved') => ({
    state,
    at: `${day}T09:00:00.000Z`,
    byName: 'Ann Ray',
    authority,
    checklist: {
      kind: 'subpoena' as const,
      version: 3,
      isReviewedByCounsel: true,
      lines: [
        {
          lineId: 'a',
          text: 'A',
          source: 'S',
          check: null,
          checked: { by: 'Ann Ray', at: `${day}T08:00:00.000Z` },
        },
        { lineId: 'b', text: 'B', source: 'S', check: null, checked: null },
      ],
    },
  });
  const reviewDecisions = [
    decisionOn('2026-02-10', 'rejected'),
    decisionOn('2026-02-20'),
    decisionOn('2026-03-05'),
  ];
  const stated = { ...request, fields: { ...request.fields, authority }, reviewDecisions };
  const [disclosure] = disclosuresOf(stated, [event(CLIENT)], people);

  it('are those of the request, with the latest decision before it', () => {
    expect(disclosure).toMatchObject({
      authority,
      decision: {
        state: 'approved',
        at: '2026-02-20T09:00:00.000Z',
        by: 'Ann Ray',
        authority: { kind: 'subpoena', version: 3, checked: 1, total: 2 },
        isCurrent: true,
      },
    });
  });

  it('are columns of the export, without the name of the staff member', () => {
    const row = disclosureRow(disclosure!);
    expect(row).toHaveLength(disclosureColumns.length);
    expect(row.slice(-2)).toEqual([
      'Subpoena; Issuing court: Superior Court; Served on: 2026-02-02',
      'approved on 2026-02-20; Subpoena: 1 of 2 checked, checklist version 3',
    ]);
  });

  it.each([
    [{ kind: 'authorization' }, 'Authorized by the patient'],
    [authority, 'Response to a subpoena'],
    [{ kind: 'other', description: 'Health oversight' }, 'Health oversight'],
  ] as const)('tell the purpose: %j is %j', (stated, purpose) => {
    const [one] = disclosuresOf(
      { ...request, fields: { ...request.fields, authority: stated } },
      [event(CLIENT)],
      people,
    );
    expect(one).toMatchObject({ purpose });
    expect(lacksPurpose(one!)).toBe(false);
    expect(disclosureRow(one!)).toContain(purpose);
  });

  it.each([undefined, { kind: 'other' } as const])('leave the purpose open with %j', (stated) => {
    const fields = { ...request.fields, ...(stated && { authority: stated }) };
    const [one] = disclosuresOf({ ...request, fields }, [event(CLIENT)], people);
    expect(lacksPurpose(one!)).toBe(true);
    // A release in error says why.
    expect(lacksPurpose({ ...one!, inError: true })).toBe(false);
    expect(disclosureRow(one!)).toContain('not stated');
  });

  it('are empty for a request that states none', () => {
    const [plainOne] = of(event(CLIENT));
    expect(plainOne).not.toHaveProperty('authority');
    expect(plainOne).not.toHaveProperty('decision');
    expect(disclosureRow(plainOne!).slice(-2)).toEqual(['', '']);
  });
});
