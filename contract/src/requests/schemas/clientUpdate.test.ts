import { expect, it } from 'vitest';
import { updateReasons } from '../catalogs/updateReasons.ts';
import { problemsOf } from '../../testing/problemsOf.ts';
import { clientUpdate } from './clientUpdate.ts';

const valid = {
  orderId: 'A-1',
  verificationCode: '7K3M9-QX2TB',
  updateReason: 'Other',
  updateDetails: 'Another page.',
  uploadedFiles: [{ fileId: `file_${'0'.repeat(32)}` }],
};

it('accepts a minimal update', () => {
  expect(problemsOf(clientUpdate, valid)).toEqual({});
  expect(problemsOf(clientUpdate, { ...valid, patientName: '', patientDob: '', contactPhone: '' })).toEqual(
    {},
  );
});

it.each(updateReasons)('accepts the reason %s', (updateReason) => {
  expect(problemsOf(clientUpdate, { ...valid, updateReason })).toEqual({});
});

it.each<[field: string, value: unknown, message: string]>([
  ['orderId', '  ', 'Order ID is required'],
  ['orderId', undefined, 'Order ID is required'],
  ['orderId', 'x'.repeat(101), 'Please use at most 100 characters'],
  ['verificationCode', ' ', 'Verification code is required'],
  ['verificationCode', undefined, 'Verification code is required'],
  ['updateReason', '', 'Update reason is required'],
  ['updateReason', 'Boredom', 'Update reason is required'],
  ['updateReason', undefined, 'Update reason is required'],
  ['updateDetails', ' \n ', 'Update details are required'],
  ['updateDetails', undefined, 'Update details are required'],
  ['updateDetails', 'x'.repeat(2001), 'Please use at most 2000 characters'],
  ['updateDetails', `${'x\n'.repeat(200)}x`, 'Please use at most 200 lines'],
  ['uploadedFiles', [], 'At least one file is required'],
  ['uploadedFiles', undefined, 'At least one file is required'],
  ['contactPhone', '12-456', 'Please enter a valid phone number'],
  ['contactPhone', 'call me 555-0101', 'Please enter a valid phone number'],
  ['contactPhone', '1'.repeat(41), 'Please enter a valid phone number'],
  ['patientDob', '1899-12-31', 'Please enter a valid date of birth'],
  ['patientDob', '2999-01-01', 'Date of birth cannot be in the future'],
  ['patientName', 'x'.repeat(201), 'Please use at most 200 characters'],
])('rejects %s %j', (field, value, message) => {
  expect(problemsOf(clientUpdate, { ...valid, [field]: value })).toEqual({ [field]: [message] });
});

it('accepts a phone number of seven characters', () => {
  expect(problemsOf(clientUpdate, { ...valid, contactPhone: '555-010' })).toEqual({});
});
