import { expect, it } from 'vitest';
import { prefilled } from './prefilled.ts';

const emptyFields = { patientName: '', patientDob: '', contactPhone: '' };
const maria = { patientName: 'Maria', patientDob: '1980-01-01', contactPhone: '' };
const paul = { patientName: 'Paul', patientDob: '1970-01-01', contactPhone: '555-0100' };

it('fills in the stored values', () => {
  expect(prefilled(emptyFields, null, maria)).toEqual(maria);
});

it('keeps typed values', () => {
  const typed = { ...emptyFields, patientName: 'Maria S.', contactPhone: '555-0199' };
  expect(prefilled(typed, null, maria)).toEqual({ ...typed, patientDob: '1980-01-01' });
});

it('replaces only values that were filled in from another request', () => {
  expect(prefilled(maria, maria, paul)).toEqual(paul);
  expect(prefilled({ ...maria, patientName: 'Mary' }, maria, paul)).toEqual({ ...paul, patientName: 'Mary' });
});
