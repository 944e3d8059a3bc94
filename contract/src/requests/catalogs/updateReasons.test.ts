import { expect, test } from 'vitest';
import { updateReasons } from './updateReasons.ts';

test('there are five update reasons', () => {
  expect(updateReasons).toEqual([
    'Missing Information',
    'Incorrect Information',
    'Additional Documents',
    'Change of Request',
    'Other',
  ]);
});
