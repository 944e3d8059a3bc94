import { describe, expect, it } from 'vitest';
import { printedRows } from '../../../submissions/authorization/testing/printedRows.ts';
import { lookAtText } from './lookAtText.ts';

const patient = { patientName: 'María Elena Santos-Ruiz', patientDob: '1980-02-03' };

const lookAt = (lines: readonly string[], facts = patient) => lookAtText({ rows: printedRows(lines) }, facts);

describe('the patient is named', () => {
  it.each([
    ['Patient: Maria Santos-Ruiz'],
    ['Patient Name: SANTOS-RUIZ, MARIA E'],
    ['Patient name   Maria Elena Santos Ruiz'],
    ['Pt: M. Ruiz'],
    ['Name of patient: Ms. Maria Ruiz, 46 y.o. female'],
    ['PATIENT: RUIZ, MARIA   MRN: 00123   DOB: 02/03/1980'],
    ['SANTOS-RUIZ, MARIA   DOB: 2/3/80   MRN 00123'],
    ['Date of Birth: February 3, 1980'],
    ['DOB (02/03/1980)'],
    ['Name: Maria Ruiz   D.O.B.: 02-03-1980'],
    ['Patient’s legal name: Maria Ruiz Date of service: 01/05/2026'],
  ])('%s', (line) => {
    expect(lookAt([line])).toEqual({ namesPatient: true, otherPersons: [], otherPersonPages: 0 });
  });
});

describe('another person is named', () => {
  it.each<[line: string, names: string[], birthDates: string[]]>([
    ['Patient: John Baker', ['John Baker'], []],
    ['Patient Name: BAKER, JOHN Q', ['BAKER, JOHN Q'], []],
    ['Patient name   John Baker', ['John Baker'], []],
    ['BAKER, JOHN   DOB: 07/09/1955   MRN 00777', ['BAKER, JOHN'], ['1955-07-09']],
    ['Patient: Carlos Santos-Ruiz', ['Carlos Santos-Ruiz'], []],
    ['Date of birth: 1955-07-09', [], ['1955-07-09']],
    ['Name: John Baker   MRN: 00777', ['John Baker'], []],
    ['Patient: John Baker DOB: 07/09/1955', ['John Baker'], ['1955-07-09']],
  ])('%s', (line, names, birthDates) => {
    expect(lookAt([line])).toEqual({
      namesPatient: false,
      otherPersons: [{ page: 1, names, birthDates }],
      otherPersonPages: 1,
    });
  });
});

describe('nobody else is named', () => {
  it.each([
    ['Spouse: John Baker'],
    ['Spouse name: John Baker   DOB: 07/09/1955'],
    ['Guarantor: Baker, John   DOB: 07/09/1955'],
    ['Subscriber date of birth: 07/09/1955'],
    ['Referring physician: John Baker MD'],
    ['Attending: Dr. John Baker'],
    ['Name: John Baker'],
    ['Emergency contact name: John Baker   MRN 00123'],
    ['Mother of patient: Ana Baker'],
    ['Patient: see attached chart'],
    ['Patient: denies chest pain'],
    ['Patient Instructions: Take With Food'],
    ['Patient: Phone Number'],
    ['Date of service: 01/05/2026'],
    ['Newborn DOB: 01/05/2026'],
    ['The patient was born in Fresno and reports no pain'],
    ['Patient ID: 445566'],
    ['Patient name: AKA/Other Names'],
  ])('%s', (line) => {
    expect(lookAt([line])).toEqual({ namesPatient: false, otherPersons: [], otherPersonPages: 0 });
  });
});

it('names each page once, with each name once', () => {
  const rows = [
    ...printedRows(['Patient: Maria Ruiz'], 1),
    ...printedRows(['Patient: John Baker', 'Patient: John Baker', 'DOB: 07/09/1955'], 2),
    ...printedRows(['Patient: Maria Ruiz', 'DOB: 07/09/1955'], 3),
  ];
  expect(lookAtText({ rows }, patient)).toEqual({
    namesPatient: true,
    otherPersons: [
      { page: 2, names: ['John Baker'], birthDates: ['1955-07-09'] },
      { page: 3, names: [], birthDates: ['1955-07-09'] },
    ],
    otherPersonPages: 2,
  });
});

it('lists twenty pages, and counts all', () => {
  const rows = Array.from({ length: 30 }, (_, index) =>
    printedRows(['Patient: John Baker'], index + 1),
  ).flat();
  const { otherPersons, otherPersonPages } = lookAtText({ rows }, patient);
  expect(otherPersons).toHaveLength(20);
  expect(otherPersonPages).toBe(30);
});

it('compares no birth dates if that of the patient is not known', () => {
  expect(lookAt(['DOB: 07/09/1955'], { ...patient, patientDob: '' }).otherPersonPages).toBe(0);
});

it('takes words that the document also writes with a small letter for no name', () => {
  expect(lookAt(['Patient: Denies Chest Pain', 'She denies chest pain.']).otherPersonPages).toBe(0);
});
