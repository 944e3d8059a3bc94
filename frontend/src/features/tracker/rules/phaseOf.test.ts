import { expect, it } from 'vitest';
import { phaseOf } from './phaseOf.ts';

it.each([
  ['pending', 'received'],
  ['processing', 'inProgress'],
  ['on_hold', 'inProgress'],
  ['a_status_of_our_own', 'inProgress'],
  ['completed', 'completed'],
  ['cancelled', null],
])('%s is in stage %s', (status, phase) => {
  expect(phaseOf(status)).toBe(phase);
});
