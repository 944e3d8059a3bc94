import { expect, it } from 'vitest';
import { mustBeCorrected } from './secondCheck.ts';

const returned = { state: 'returned', by: 'bob' } as const;
const asked = (isAuthor: boolean) => ({ reasons: ['share' as const], isAuthor });

it.each([
  ['a third person', returned, 'cal', asked(false), true],
  ['who sent it back', returned, 'bob', asked(false), false],
  ['its author, who can ask again', returned, 'ann', asked(true), false],
  [
    'its author, if no rule asks for a second check any more',
    returned,
    'ann',
    { reasons: [], isAuthor: true },
    true,
  ],
  ['who sent it back, if no rule asks', returned, 'bob', { reasons: [], isAuthor: false }, false],
  ['a third person, while it waits', { state: 'waiting' as const }, 'cal', asked(false), false],
  ['a third person, without a second check', undefined, 'cal', asked(false), false],
])('a packet that was sent back must be corrected: %s', (_, check, userId, need, expected) => {
  expect(mustBeCorrected(check, userId, need)).toBe(expected);
});
