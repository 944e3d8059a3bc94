import { expect, it } from 'vitest';
import { phaseOf } from './phaseOf.ts';

it.each([
  ['pending', 'received'],
  ['processing', 'inProgress'],
  ['on_hold', 'inProgress'],
  ['a_configured_status', 'inProgress'],
  ['completed', 'completed'],
  ['cancelled', null],
])('maps status %s to phase %s', (status, phase) => {
  expect(phaseOf(status)).toBe(phase);
});
