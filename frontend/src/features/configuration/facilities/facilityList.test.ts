import { describe, expect, it } from 'vitest';
import { readFacilityFile, readFacilityList } from './facilityList.ts';

const names = (...all: string[]) => all.map((name) => ({ name, description: '' }));
const clinics = [
  { name: 'North Clinic', description: 'By the sea' },
  { name: 'South, Inc.', description: '' },
];

describe('a pasted list', () => {
  it.each([
    ['', []],
    [' \n\r\n\t', []],
    ['North Clinic\r\n\n  South, Inc. \n', names('North Clinic', 'South, Inc.')],
    ['North Clinic\tBy the sea\nSouth, Inc.\t', clinics],
    ['Name\tDescription\nNorth Clinic\tBy the sea\n"South, Inc."', clinics],
    ['Facility name,Description\nNorth Clinic,By the sea\n"South, Inc.",', clinics],
    ['Nom\nClinique du Nord', names('Clinique du Nord')],
    ['Named Clinic\nNorth', names('Named Clinic', 'North')],
    ['South, Inc.\nNorth Clinic\tBy the sea', clinics.toReversed()],
    ['"The" Clinic', names('"The" Clinic')],
  ])('%j', (text, facilities) => {
    expect(readFacilityList(text)).toEqual(facilities);
  });
});

describe('a CSV file', () => {
  it.each([
    ['North Clinic,By the sea\n"South, Inc.",\n', clinics],
    ['\uFEFFname,description\r\nNorth Clinic,By the sea\r\n"South, Inc.",\r\n', clinics],
    ['North Clinic;By the sea\nSouth, Inc.;', clinics],
    ['Name;Description\nNorth Clinic;By the sea\nSouth, Inc.', clinics],
    ['Name,Description\nNorth Clinic,By the sea\n"South, Inc."', clinics],
    ['id,Description,Name\n7,By the sea,North Clinic\n8,,"South, Inc."', clinics],
    ['"North\nClinic","By\tthe sea"\n"South, Inc."', clinics],
    ['North Clinic', names('North Clinic')],
  ])('%j', async (text, facilities) => {
    expect(readFacilityList(await readFacilityFile(new Blob([text])))).toEqual(facilities);
  });

  it('in UTF-16, as Excel saves Unicode text, is read', async () => {
    const text = '\uFEFFName\tDescription\r\nNorth Clinic\tBy the sea\r\n"South, Inc."';
    const bytes = Uint16Array.from(text, (letter) => letter.charCodeAt(0));
    expect(readFacilityList(await readFacilityFile(new Blob([bytes])))).toEqual(clinics);
  });

  it('that is a workbook has no facilities', async () => {
    expect(await readFacilityFile(new Blob(['PK\x03\x04\x14\0\0\0North Clinic\n']))).toBe('');
  });

  it('of an old Excel keeps its letters', async () => {
    const bytes = new Uint8Array([...'Caf'].map((letter) => letter.charCodeAt(0)).concat(0xe9));
    expect(readFacilityList(await readFacilityFile(new Blob([bytes])))).toEqual(names('Café'));
  });
});
