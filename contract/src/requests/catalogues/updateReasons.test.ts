import { expect, test } from 'vitest';
import { updateReasons } from './updateReasons.ts';

test('a request is updated for one of five reasons', () => {
  expect(updateReasons).toEqual([
    'Missing Information',
    'Incorrect Information',
    'Additional Documents',
    'Change of Request',
    'Other',
  ]);
});
