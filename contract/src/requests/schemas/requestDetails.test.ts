import { describe, expect, test } from 'vitest';
import { paAppliesToValues } from '../catalogs/personalAppearance.ts';
import { PERSONAL_APPEARANCE, requestTypes } from '../catalogs/requestTypes.ts';
import { problemsOf } from '../../testing/problemsOf.ts';
import { requestDetails } from './requestDetails.ts';

const TYPE = 'Please select a request type';
const APPLIES_TO = 'PA applies to field is required for Personal Appearance';
const PHYSICIAN = 'Physician name is required when Physician is selected';
const LOA =
  'Letter of Authorization / Proof of Service is required. Either upload files or check the box if included in subpoena packet.';
const aFile = { fileId: `file_${'0'.repeat(32)}` };

const details = { requestType: 7, loaIncluded: true };

describe('request type', () => {
  test.each(requestTypes.filter(({ id }) => id !== PERSONAL_APPEARANCE))(
    'accepts type $id, also as text',
    ({ id }) => {
      expect(problemsOf(requestDetails, { ...details, requestType: id })).toEqual({});
      expect(requestDetails.parse({ ...details, requestType: String(id) }).requestType).toBe(id);
    },
  );

  test.each([undefined, null, '', 0, -1, 27, 1.5, 'seven', Number.NaN, Number.POSITIVE_INFINITY, {}])(
    'rejects type %j',
    (requestType) => {
      expect(problemsOf(requestDetails, { ...details, requestType })).toEqual({ requestType: [TYPE] });
    },
  );
});

describe('personal appearance', () => {
  const appearance = { requestType: PERSONAL_APPEARANCE, loaIncluded: true };

  test.each<[changes: object, problems: Record<string, string[]>]>([
    [{}, { paAppliesTo: [APPLIES_TO] }],
    [{ paAppliesTo: 'Physician' }, { physicianName: [PHYSICIAN] }],
    [{ paAppliesTo: 'Physician', physicianName: '   ' }, { physicianName: [PHYSICIAN] }],
    [{ paAppliesTo: 'Physician', physicianName: 'Dr. Lee' }, {}],
    [{ paAppliesTo: 'PMK' }, {}],
    [{ paAppliesTo: 'Records to Court' }, {}],
    [{ physicianName: 'Dr. Lee' }, { paAppliesTo: [APPLIES_TO] }],
  ])('%j has the problems %j', (changes, problems) => {
    expect(problemsOf(requestDetails, { ...appearance, ...changes })).toEqual(problems);
  });

  test('paAppliesTo is one of three values', () => {
    expect(paAppliesToValues).toEqual(['Physician', 'PMK', 'Records to Court']);
    expect(problemsOf(requestDetails, { ...appearance, paAppliesTo: 'Nurse' })).toHaveProperty(
      'paAppliesTo',
      [APPLIES_TO],
    );
  });

  test('requires a letter of authorization', () => {
    expect(problemsOf(requestDetails, { ...appearance, loaIncluded: false, paAppliesTo: 'PMK' })).toEqual({
      loaFiles: [LOA],
    });
  });

  test.each(requestTypes.filter(({ id }) => id !== PERSONAL_APPEARANCE).map(({ id }) => id))(
    'its fields are not required for type %i',
    (requestType) => {
      expect(problemsOf(requestDetails, { ...details, requestType, paAppliesTo: 'Physician' })).toEqual({});
    },
  );
});

describe('letter of authorization', () => {
  test.each<[changes: object, isMissing: boolean]>([
    [{}, true],
    [{ loaIncluded: false }, true],
    [{ loaIncluded: false, loaFiles: [] }, true],
    [{ loaIncluded: false, uploadedFiles: [aFile] }, true],
    [{ loaIncluded: true }, false],
    [{ loaFiles: [aFile] }, false],
    [{ loaIncluded: true, loaFiles: [aFile] }, false],
  ])('%j lacks it: %s', (changes, isMissing) => {
    expect(problemsOf(requestDetails, { requestType: 7, ...changes })).toEqual(
      isMissing ? { loaFiles: [LOA] } : {},
    );
  });
});

describe('files', () => {
  test('keeps only the ID of a file', () => {
    const claimed = { ...aFile, url: 'https://evil.example', blobName: 'other/file', size: 1, isPaid: true };
    const parsed = requestDetails.parse({ ...details, loaFiles: [claimed], uploadedFiles: [claimed] });
    expect(parsed.loaFiles).toEqual([aFile]);
    expect(parsed.uploadedFiles).toEqual([aFile]);
  });

  test.each([
    '',
    'file_',
    `file_${'0'.repeat(31)}`,
    `file_${'G'.repeat(32)}`,
    `../file_${'0'.repeat(32)}`,
    `${aFile.fileId}\n`,
  ])('rejects the file ID %j', (fileId) => {
    expect(problemsOf(requestDetails, { ...details, uploadedFiles: [{ fileId }] })).toEqual({
      'uploadedFiles.0.fileId': ['The file ID is not valid'],
    });
  });
});

test('reports cross-field problems even if single fields are invalid', () => {
  expect(problemsOf(requestDetails, { requestType: 1, physicianName: 'x'.repeat(201) })).toEqual({
    physicianName: ['Please use at most 200 characters'],
    paAppliesTo: [APPLIES_TO],
    loaFiles: [LOA],
  });
  expect(problemsOf(requestDetails, {})).toEqual({ requestType: [TYPE], loaFiles: [LOA] });
});
