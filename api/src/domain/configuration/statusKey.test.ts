import { expect, it } from 'vitest';
import { statusKey } from './statusKey.ts';

it.each([
  ['Under Review', [], 'under_review'],
  ['  Été — 2026! ', [], 'ete_2026'],
  ['Pending', ['pending'], 'pending_2'],
  ['Pending', ['pending', 'pending_2'], 'pending_3'],
  ['All', [], 'all_2'],
  ['system', [], 'system_2'],
  ['待处理', [], 'status'],
  ['a/b~c|d', [], 'a_b_c_d'],
  ['__proto__', [], 'proto'],
  ['x'.repeat(60), [], 'x'.repeat(40)],
  [`${'x'.repeat(39)} y`, [], 'x'.repeat(39)],
])('statusKey of %j with the taken keys %j is %j', (label, taken, key) => {
  expect(statusKey(label, taken)).toBe(key);
});
