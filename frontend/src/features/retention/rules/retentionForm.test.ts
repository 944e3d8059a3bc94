import { expect, it } from 'vitest';
import { retentionForm } from './retentionForm.ts';

const DAYS = 'Please enter between 30 and 3650 days';

it.each([
  ['days', '30', []],
  ['days', '3650', []],
  ['days', '29', [DAYS]],
  ['days', '3651', [DAYS]],
  ['days', '30.5', [DAYS]],
  ['days', '', [DAYS]],
  ['days', 'a month', [DAYS]],
  ['days', '1e3', [DAYS]],
  ['days', '1,000', []],
  ['always', '', []],
  ['default', 'anything', []],
])('for %s with %j days, the messages are %j', (kind, days, messages) => {
  const { error } = retentionForm.safeParse({ scope: '', kind, days, reason: 'A new policy' });
  expect(error?.issues.map(({ message }) => message) ?? []).toEqual(messages);
});

it('requires a reason', () => {
  const { error } = retentionForm.safeParse({ scope: '', kind: 'always', days: '', reason: '  ' });
  expect(error?.issues.map(({ path }) => path)).toEqual([['reason']]);
});
