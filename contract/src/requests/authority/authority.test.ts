import { describe, expect, it } from 'vitest';
import { problemsOf } from '../../testing/problemsOf.ts';
import { authorityFields, authorityKinds } from './authorityKinds.ts';
import { emptyAuthority, factsOfAuthority, toAuthority, toAuthorityValues } from './authorityValues.ts';
import { authority } from './authority.ts';
import { storedAuthority } from './storedAuthority.ts';

const DATE = 'Please enter a valid date';
const FUTURE = 'The date must not be in the future';
const KIND = 'Please choose the authority for release';

describe('an authority for release', () => {
  it.each(authorityKinds)('of the kind %s needs no facts', (kind) => {
    expect(authority.parse({ kind })).toEqual({ kind });
  });

  it.each<[sent: object, problems: object]>([
    [{}, { kind: [KIND] }],
    [{ kind: 'letter' }, { kind: [KIND] }],
    [{ kind: 'authorization', signedOn: '2026-02-30' }, { signedOn: [DATE] }],
    [{ kind: 'authorization', signedOn: '0026-02-20' }, { signedOn: [DATE] }],
    [{ kind: 'authorization', signedOn: '2999-01-01' }, { signedOn: [FUTURE] }],
    [{ kind: 'authorization', expiresOn: '2999-01-01' }, {}],
    // An expired authorization is not refused: a person decides.
    [{ kind: 'authorization', signedOn: '2019-01-01', expiresOn: '2020-01-01' }, {}],
    [
      { kind: 'authorization', signedOn: '2020-01-02', expiresOn: '2020-01-01' },
      { expiresOn: ['The expiration date must not be before the signature'] },
    ],
    [
      { kind: 'other', issuedOn: '2020-01-02', expiresOn: '2020-01-01' },
      { expiresOn: ['The expiration date must not be before the issue date'] },
    ],
    [
      { kind: 'subpoena', issuedOn: '2020-01-02', servedOn: '2020-01-01' },
      { servedOn: ['The date of service must not be before the issue date'] },
    ],
    [
      { kind: 'subpoena', issuedOn: '2020-01-02', earliestProductionOn: '2020-01-01' },
      { earliestProductionOn: ['The production date must not be before the issue date'] },
    ],
    [
      { kind: 'subpoena', servedOn: '2020-01-02', earliestProductionOn: '2020-01-01' },
      { earliestProductionOn: ['The production date must not be before the date of service'] },
    ],
    [{ kind: 'subpoena', consumerNoticeOn: '2999-01-01' }, { consumerNoticeOn: [FUTURE] }],
    [{ kind: 'subpoena', issuedOn: '', servedOn: '2020-01-01', earliestProductionOn: '' }, {}],
    [
      { kind: 'court-order', issuingCourt: 'x'.repeat(201) },
      { issuingCourt: ['Please use at most 200 characters'] },
    ],
    [{ kind: 'court-order', issuingCourt: 7 }, { issuingCourt: [expect.any(String)] }],
  ])('%j has the problems %j', (sent, problems) => {
    expect(problemsOf(authority, sent)).toEqual(problems);
  });

  it('keeps only known facts of its kind, in one order', () => {
    const sent = {
      servedOn: '2026-01-05',
      issuingCourt: '  Superior Court ',
      signedOn: '2026-01-01',
      issuedOn: '',
      kind: 'subpoena',
    };
    const parsed = authority.parse(sent);
    expect(JSON.stringify(parsed)).toBe(
      '{"kind":"subpoena","issuingCourt":"Superior Court","servedOn":"2026-01-05"}',
    );
    expect(JSON.stringify(authority.parse(storedAuthority.parse(parsed)))).toBe(JSON.stringify(parsed));
  });
});

describe('the values of the form', () => {
  it('become an authority with the facts of the kind', () => {
    const values = {
      ...emptyAuthority,
      kind: 'authorization',
      signedOn: '2026-01-01',
      servedOn: '2026-01-05',
    };
    expect(toAuthority(values)).toEqual({ kind: 'authorization', signedOn: '2026-01-01' });
    expect(toAuthority(emptyAuthority)).toBeNull();
    expect(toAuthorityValues(null)).toEqual(emptyAuthority);
    expect(toAuthorityValues({ kind: 'other', description: 'Statute' })).toMatchObject({
      kind: 'other',
      description: 'Statute',
      signedOn: '',
    });
  });

  it('have a text for every fact', () => {
    const facts = new Set(Object.values(authorityFields).flat());
    expect([...facts].filter((field) => !(field in emptyAuthority))).toEqual([]);
  });

  it('list the known facts in the order of the kind', () => {
    const stated = { kind: 'subpoena', servedOn: '2026-01-05', issuingCourt: 'Superior Court' } as const;
    expect(factsOfAuthority(stated).map(({ field }) => field)).toEqual(['issuingCourt', 'servedOn']);
  });
});

it.each(authorityKinds)(
  'the facts of the kind %s keep their order when they are read from the store',
  (kind) => {
    const sent = authority.parse({
      kind,
      ...Object.fromEntries(authorityFields[kind].map((field) => [field, '2026-03-10'])),
    });
    expect(JSON.stringify(storedAuthority.parse(sent))).toBe(JSON.stringify(sent));
  },
);
