import { personKey } from '@portal/contract/packets/personKey.ts';
import { describe, expect, it } from 'vitest';
import { printedRows } from '../../submissions/authorization/testing/printedRows.ts';
import { type AcceptedNames, flagPage, numbersOf, type OrderFacts } from './flagPage.ts';
import { readFacts } from './readFacts.ts';
import { chartPages } from './testing/chartPages.ts';

const nobody: AcceptedNames = { patient: new Set(), mentioned: new Set() };
const order: OrderFacts = {
  patientName: 'María Elena Santos-Ruiz',
  patientDob: '1980-02-03',
  ranges: [{ from: '2024-01-01', to: '2024-12-31' }],
  categories: ['hiv'],
  numbers: new Set(['4711']),
};

const factsOf = (...lines: readonly string[]) => readFacts({ rows: printedRows(lines), isRead: true });
const flag = (lines: readonly string[], accepted = nobody, ordered = order) =>
  flagPage(factsOf(...lines), ordered, accepted);
const other = (names: string[], birthDates: string[] = [], numbers: string[] = []) => ({
  patient: 'other',
  flags: [{ kind: 'otherPerson', names, birthDates, numbers }],
});

describe('whose page it is', () => {
  it.each<[what: string, lines: string[], expected: unknown]>([
    ['the name of the patient', ['Patient: Maria Ruiz'], { patient: 'match', flags: [] }],
    ['the birth date of the patient', ['DOB: 2/3/80'], { patient: 'match', flags: [] }],
    ['the number of the patient', ['MRN: 004711'], { patient: 'match', flags: [] }],
    ['text without a label', ['The patient reports pain.'], { patient: 'none', flags: [] }],
    ['another number of somebody unnamed', ['MRN: 4712'], other([], [], ['4712'])],
    [
      'another number beside the name of the patient',
      ['Patient: Maria Ruiz   MRN: 99123'],
      { patient: 'match', flags: [] },
    ],
    ['another name', ['Patient: John Baker'], other(['John Baker'])],
    ['another name with an initial', ['Resident: John A. Baker   Room 12'], other(['John A. Baker'])],
    ['another birth date', ['Patient: Maria Ruiz   DOB: 07/09/1955'], other([], ['1955-07-09'])],
    ['a header line', ['BAKER, JOHN', 'Age: 44   Sex: M'], other(['BAKER, JOHN'])],
    ['the header line of a physician', ['LEE, SUSAN MD', 'Age: 44   Sex: M'], { patient: 'none', flags: [] }],
    ['a column heading', ['Patient Name   DOB', 'John Baker     07/09/1955'], other(['John Baker'])],
    ['a sticker', ['Patient identification', 'John Baker'], other(['John Baker'])],
    ['the subject of a letter', ['RE: John Baker'], other(['John Baker'])],
    ['the patient and another person', ['Patient: Maria Ruiz', 'Patient: John Baker'], other(['John Baker'])],
  ])('%s', (_, lines, expected) => {
    expect(flag(lines)).toEqual(expected);
  });

  it('is flagged if the page cannot be read', () => {
    const facts = readFacts({ rows: printedRows(['Patient: Maria Ruiz']), isRead: false });
    expect(flagPage(facts, order, nobody)).toEqual({
      patient: 'unreadable',
      flags: [{ kind: 'unreadable' }],
    });
  });
});

describe('an accepted name', () => {
  const lines = ['Patient: Jane M Baker'];
  it('counts as the patient in any order, and not for another person', () => {
    const accepted = { ...nobody, patient: new Set([personKey('BAKER, JANE')]) };
    expect(flag(lines, accepted)).toEqual({ patient: 'match', flags: [] });
    expect(flag(['Patient: June Baker'], accepted)).toEqual(other(['June Baker']));
  });

  it('of a relative does not make a page of theirs one of the patient', () => {
    const accepted = { ...nobody, mentioned: new Set([personKey('Jane Baker')]) };
    expect(flag(['Spouse: Jane Baker'], accepted)).toEqual({ patient: 'none', flags: [] });
    expect(flag(lines, accepted)).toEqual(other(['Jane M Baker']));
  });
});

describe('people who belong into the chart are flagged for a look', () => {
  it.each([
    ['Spouse: John Baker', 'spouse'],
    ['Guarantor name: Baker, John   DOB: 07/09/1955', 'guarantor'],
    ['Mother: John Baker', 'parentOrNewborn'],
    ['Emergency contact: John Baker', 'emergencyContact'],
    ['Referring physician: Dr. John Baker', 'referringProvider'],
  ])('%s', (line, role) => {
    expect(flag([line])).toMatchObject({
      patient: 'none',
      flags: [{ kind: 'mentioned', people: [{ role, name: expect.stringContaining('Baker') }] }],
    });
  });

  it.each([['Spouse: Maria Ruiz'], ['Referred by: Emergency Department'], ['Attending: John Baker MD']])(
    'but not %s',
    (line) => {
      expect(flag([line]).flags).toEqual([]);
    },
  );
});

describe('dates of service', () => {
  const days = (line: string, ordered = order) => flag([line], nobody, ordered).flags;
  it('outside of the order are flagged', () => {
    expect(days('Date of service: 12/31/2023')).toEqual([{ kind: 'date', days: ['2023-12-31'] }]);
    expect(days('Admission date: 01/01/2024   Discharge date: 1/4/2025')).toEqual([
      { kind: 'date', days: ['2025-01-04'] },
    ]);
  });

  it.each([['Date of service: 12/31/2024'], ['Printed 01/05/2026'], ['Date of birth: 02/03/1980']])(
    '%s is not',
    (line) => {
      expect(days(line)).toEqual([]);
    },
  );

  it('are not compared if all dates are ordered', () => {
    expect(days('Date of service: 12/31/2023', { ...order, ranges: null })).toEqual([]);
  });
});

describe('sensitive categories', () => {
  it.each([
    ['Psychotherapy notes of the session', 'psychotherapyNotes'],
    ['Records protected by 42 CFR Part 2', 'substanceUse'],
    ['Started on buprenorphine', 'substanceUse'],
    ['BRCA1 mutation found', 'genetics'],
  ])('%s', (line, category) => {
    expect(flag([line]).flags).toEqual([{ kind: 'category', categories: [category] }]);
  });

  it('that an authorization covers are not flagged, nor are words that mean something else', () => {
    expect(flag(['HIV test: negative']).flags).toEqual([]);
    expect(flag(['HIV test: negative'], nobody, { ...order, categories: [] }).flags).toHaveLength(1);
    expect(
      flag(['Wears hearing aids. Denies alcohol or drug use. Family history of breast cancer.']).flags,
    ).toEqual([]);
  });
});

/** What is flagged of a made-up chart of 200 pages, with one page of each of ten strangers. */
function figuresOf(seed: number) {
  const { patient, pages } = chartPages(seed);
  const facts = pages.map(readFacts);
  const ordered = { ...patient, ranges: null, categories: [] };
  const chart: OrderFacts = { ...ordered, numbers: numbersOf(facts, ordered) };
  const kinds = facts.map((each) => flagPage(each, chart, nobody).flags.map(({ kind }) => kind));
  const count = (kind: string, isCounted: (page: (typeof pages)[number]) => boolean) =>
    pages.filter((page, index) => kinds[index]!.some((each) => each === kind) && isCounted(page)).length;
  return {
    strangers: count('otherPerson', ({ isOfStranger }) => isOfStranger),
    falseFlags: count('otherPerson', ({ isOfStranger }) => !isOfStranger),
    mentioning: pages.filter(({ isMentioning }) => isMentioning).length,
    mentioned: count('mentioned', ({ isMentioning }) => isMentioning),
    falseMentions: count('mentioned', ({ isMentioning }) => !isMentioning),
  };
}

describe('200 pages with ten strangers', () => {
  // The rules were tuned with the seeds 1 to 20. The published seed was chosen before, and looked at afterwards.
  it.each([
    ['to tune', 1],
    ['to publish', 20_261_130],
  ])('the seed %s', (_, seed) => {
    const figures = figuresOf(seed);
    expect(figures.strangers).toBeGreaterThanOrEqual(9);
    expect(figures.falseFlags).toBeLessThanOrEqual(4);
    expect(figures.falseMentions).toBeLessThanOrEqual(4);
    expect(figures.mentioned).toBeGreaterThanOrEqual(0.9 * figures.mentioning);
  });
});
