import { describe, expect, it } from 'vitest';
import { approvalReason, MAX_APPROVAL_REASON, MAX_REVIEW_NOTE, rejection } from './reviewStep.ts';

/** The most that the form can ask about: the facts of the pre-check for each letter, and all lines. */
const everyDetail = Array.from({ length: 20 * 6 + 40 }, () => ({ detail: 'unsigned' }));

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
    [
      'something else with a note that nobody sees',
      { missing: ['other'], note: '\u200b\u00ad' },
      'Please describe what else is missing',
    ],
    ['details of twenty letters', { missing: [], details: everyDetail }, undefined],
    [
      'a requirement without its line and without a note',
      { missing: [], details: [{ detail: 'line' }] },
      'Please describe what else is missing',
    ],
    ['a requirement of a line', { missing: [], details: [{ detail: 'line', lineId: 'a' }] }, undefined],
    ['a requirement with a note', { missing: [], details: [{ detail: 'line' }], note: 'Page 2' }, undefined],
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

describe('the reason of an approval', () => {
  it.each(['', '   ', '\n\n', '\u00a0', '\u200b\u200b', '\u00ad', '\u2800', '\u202e'])(
    'is missing if it is %j',
    (reason) => {
      expect(approvalReason.parse(reason)).toBe('');
    },
  );

  it('is kept without the spaces around it', () => {
    const longest = 'x'.repeat(MAX_APPROVAL_REASON);
    expect(approvalReason.parse(`  ${longest}\n`)).toBe(longest);
    expect(approvalReason.safeParse(`${longest}x`).error?.issues[0]?.message).toBe(
      'Please use at most 500 characters',
    );
  });
});
