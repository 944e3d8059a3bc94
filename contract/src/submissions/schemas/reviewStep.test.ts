import { describe, expect, it } from 'vitest';
import { MAX_REVIEW_NOTE, rejection } from './reviewStep.ts';

describe('a rejection', () => {
  it.each<[name: string, input: unknown, problem: string | undefined]>([
    ['one reason', { missing: ['loa-missing'] }, undefined],
    ['several with a note', { missing: ['loa-missing', 'other'], note: 'The <b>second</b> page' }, undefined],
    ['no reason', { missing: [], note: 'Something' }, 'Please choose at least one reason'],
    ['an unknown reason', { missing: ['bribe'] }, 'Invalid input'],
    [
      'something else without a note',
      { missing: ['other'], note: '  ' },
      'Please describe what else is missing',
    ],
    ['the longest note', { missing: ['other'], note: 'x'.repeat(MAX_REVIEW_NOTE) }, undefined],
    [
      'a note that is too long',
      { missing: ['other'], note: 'x'.repeat(MAX_REVIEW_NOTE + 1) },
      'Please use at most 1000 characters',
    ],
    [
      'a note of too many lines',
      { missing: ['other'], note: `${'x\n'.repeat(200)}x` },
      'Please use at most 200 lines',
    ],
  ])('with %s', (_case, input, problem) => {
    expect(rejection.safeParse(input).error?.issues[0]?.message).toBe(problem);
  });
});
