import { expect, test } from 'vitest';
import { hasConfirmedPhone, toE164 } from './phoneConfirmation.ts';

test.each([
  ['(323) 555-0142', '+13235550142'],
  ['323.555.0142', '+13235550142'],
  ['+1 323 555 0142', '+13235550142'],
  ['+44 20 7946 0958', '+442079460958'],
])('%s is %s in E.164', (phoneNumber, number) => {
  expect(toE164(phoneNumber)).toBe(number);
});

const confirmedPhone = { number: '+13235550142', confirmedAt: '2026-03-01T00:00:00.000Z' };

test.each([
  ['the confirmed number', '(323) 555-0142', confirmedPhone, true],
  ['another notation of it', '+1 323 555 0142', confirmedPhone, true],
  ['a changed number', '(323) 555-0143', confirmedPhone, false],
  ['a removed number', '', confirmedPhone, false],
  ['a number that nobody confirmed', '(323) 555-0142', undefined, false],
  ['no number', '', undefined, false],
] as const)('%s: confirmed is %s', (_, phoneNumber, confirmed, expected) => {
  expect(hasConfirmedPhone({ phoneNumber, confirmedPhone: confirmed })).toBe(expected);
});
