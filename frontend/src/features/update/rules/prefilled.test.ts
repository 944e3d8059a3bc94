import { expect, it } from 'vitest';
import { prefilled } from './prefilled.ts';

const nothing = { patientName: '', patientDob: '', contactPhone: '' };
const maria = { patientName: 'Maria', patientDob: '1980-01-01', contactPhone: '' };
const paul = { patientName: 'Paul', patientDob: '1970-01-01', contactPhone: '555-0100' };

it('fills in what is on file', () => {
  expect(prefilled(nothing, null, maria)).toEqual(maria);
});

it('leaves what somebody typed', () => {
  const typed = { ...nothing, patientName: 'Maria S.', contactPhone: '555-0199' };
  expect(prefilled(typed, null, maria)).toEqual({ ...typed, patientDob: '1980-01-01' });
});

it('replaces what was filled in for another request, and nothing else', () => {
  expect(prefilled(maria, maria, paul)).toEqual(paul);
  expect(prefilled({ ...maria, patientName: 'Mary' }, maria, paul)).toEqual({ ...paul, patientName: 'Mary' });
});
