import { expect, it } from 'vitest';
import { aRequest } from '../../testing/aRequest.ts';
import { findChangedDetails, type EnteredDetails } from './changedDetails.ts';

const request = aRequest();
request.fields.contactPhone = '(213) 555-0100';
const nothing = { patientName: '', patientDob: '', contactPhone: '' };

it.each<[what: string, entered: EnteredDetails, expected: Partial<typeof nothing>]>([
  ['nothing', {}, {}],
  ['empty fields', nothing, {}],
  ['the values on file', { patientName: 'Maria Santos', patientDob: '1980-02-29' }, {}],
  ['the name with other spaces', { patientName: ' Maria  Santos ' }, {}],
  ['the phone with other punctuation', { contactPhone: '213.555.0100' }, {}],
  ['another name', { patientName: 'Maria Santos-Diaz' }, { patientName: 'Maria Santos-Diaz' }],
  ['another day of birth', { patientDob: '1980-02-28' }, { patientDob: '1980-02-28' }],
  ['another phone', { contactPhone: '213 555 0199' }, { contactPhone: '213 555 0199' }],
])('%s', (_, entered, expected) => {
  expect(findChangedDetails(entered, request)).toEqual({ ...nothing, ...expected });
});
