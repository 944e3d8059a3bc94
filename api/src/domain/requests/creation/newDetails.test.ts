import { expect, it } from 'vitest';
import { aRoot } from '../../testing/aRoot.ts';
import { newDetails, type EnteredDetails } from './newDetails.ts';

const root = aRoot();
root.fields.contactPhone = '(213) 555-0100';
const nothing = { patientName: '', patientDob: '', contactPhone: '' };

it.each<[what: string, said: EnteredDetails, news: Partial<typeof nothing>]>([
  ['nothing', {}, {}],
  ['empty fields', nothing, {}],
  ['what is on file', { patientName: 'Maria Santos', patientDob: '1980-02-29' }, {}],
  ['the name with other spaces', { patientName: ' Maria  Santos ' }, {}],
  ['the phone written otherwise', { contactPhone: '213.555.0100' }, {}],
  ['another name', { patientName: 'Maria Santos-Diaz' }, { patientName: 'Maria Santos-Diaz' }],
  ['another day of birth', { patientDob: '1980-02-28' }, { patientDob: '1980-02-28' }],
  ['another phone', { contactPhone: '213 555 0199' }, { contactPhone: '213 555 0199' }],
])('%s', (_, said, news) => {
  expect(newDetails(said, root)).toEqual({ ...nothing, ...news });
});
