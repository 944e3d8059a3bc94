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
    ['id,Description,Name\n7,By the sea,North Clinic\n8,,"South, Inc."', clinics],
    ['"North\nClinic","By\tthe sea"\n"South, Inc."', clinics],
    ['North Clinic', names('North Clinic')],
  ])('%j', async (text, facilities) => {
    expect(readFacilityList(await readFacilityFile(new Blob([text])))).toEqual(facilities);
  });

  it('of an old Excel keeps its letters', async () => {
    const bytes = new Uint8Array([...'Caf'].map((letter) => letter.charCodeAt(0)).concat(0xe9));
    expect(readFacilityList(await readFacilityFile(new Blob([bytes])))).toEqual(names('Café'));
  });
});
