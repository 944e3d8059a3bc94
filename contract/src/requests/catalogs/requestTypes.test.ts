import { expect, test } from 'vitest';
import { PERSONAL_APPEARANCE, requestTypeId, requestTypeName, requestTypes } from './requestTypes.ts';

const specified = `1 Personal Appearance; 2 Entire Chart; 3 Medical Records, Reports, Lien, Billing and Images; 4 Medical Records, Reports, Lien, Billing and X-Rays; 5 Medical Records, Reports, Billing and Images; 6 Medical Records, Reports, Billing and X-Rays; 7 Medical Records; 8 Medical Records and Reports; 9 Medical Records and Liens; 10 Medical Records, Liens and Images; 11 Medical Records, Liens and X-Rays; 12 Bills Only; 13 Billing, including Liens; 14 Bills and Radiology Images; 15 Bills and X-Rays; 16 Bills, Lien and Radiology Images; 17 Bills, Lien and X-Rays; 18 RFAs; 19 Reports; 20 Images on CD; 21 X-Rays on CD; 22 Lien; 23 Medical Records, Billing, Reports; 24 Medical Records, Billing, Reports, including Liens; 25 Reports, Billing & Images on CD; 26 Medical and Images`;

test('has the 26 specified types with their IDs', () => {
  expect(requestTypes.map(({ id, name }) => `${id} ${name}`)).toEqual(specified.split('; '));
  expect(requestTypes).toHaveLength(26);
});

test('PERSONAL_APPEARANCE is the ID of Personal Appearance', () => {
  expect(requestTypeName(PERSONAL_APPEARANCE)).toBe('Personal Appearance');
});

test.each([
  [26, 'Medical and Images'],
  [0, '0'],
  [27, '27'],
  [-1, '-1'],
  [1.5, '1.5'],
])('the name of %d is %s', (id, name) => {
  expect(requestTypeName(id)).toBe(name);
});

test.each(requestTypes)('finds $name by ID, ID text and name', ({ id, name }) => {
  expect([id, String(id), name, ` ${name.toUpperCase()} `].map(requestTypeId)).toEqual([id, id, id, id]);
});

test.each([
  0,
  27,
  1.5,
  -1,
  NaN,
  '',
  '0',
  '27',
  '7.0',
  '1e1',
  'Medical',
  null,
  undefined,
  [7],
  { id: 7 },
  true,
])('returns null for %j', (value) => {
  expect(requestTypeId(value)).toBeNull();
});
