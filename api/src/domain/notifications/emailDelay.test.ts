import { describe, expect, it, test } from 'vitest';
import { accountEmailKinds } from '../accounts/emails/accountEmailRetry.ts';
import { delayAfterFailure, type EmailDelay, endsDelay, isDelayed, tellsOfService } from './emailDelay.ts';

const NOW = new Date('2026-03-12T08:00:00.000Z');
const inMinutes = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);
const delay = (minutes: number, isAsked = false): EmailDelay => ({
  until: inMinutes(minutes).toISOString(),
  isAsked,
});

describe('delayAfterFailure', () => {
  test.each<[string, EmailDelay | null, number | undefined, EmailDelay | null]>([
    ['begins a delay of ten minutes', null, undefined, delay(10)],
    ['begins one as long as the service asks to wait', null, 3600, delay(60, true)],
    ['does not believe that a short wait is enough', null, 5, delay(10, true)],
    ['renews one that ends soon', delay(8), undefined, delay(10)],
    ['stores nothing for seconds', delay(9.5), undefined, null],
    ['does not shorten one', delay(60, true), undefined, null],
    ['stores that the service asks to wait', delay(10), 5, delay(10, true)],
  ])('%s', (_, known, askedSeconds, expected) => {
    expect(delayAfterFailure(known, askedSeconds, NOW)).toEqual(expected);
  });
});

it('a delay ends by itself, and earlier with an email that is sent, unless the service asked to wait', () => {
  expect([null, delay(1), delay(0), delay(-1)].map((known) => isDelayed(known, NOW))).toEqual([
    false,
    true,
    false,
    false,
  ]);
  expect([null, delay(1), delay(1, true), delay(-1)].map((known) => endsDelay(known, NOW))).toEqual([
    false,
    true,
    false,
    false,
  ]);
});

it('emails that anyone can request for an address tell nothing of the service', () => {
  expect(accountEmailKinds.filter((kind) => !tellsOfService({ kind }))).toEqual([
    'password-reset',
    'existing-account',
  ]);
  expect(tellsOfService({ kind: 'invitation', isRequestedByAnyone: true })).toBe(false);
});
