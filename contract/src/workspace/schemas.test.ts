import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { savedViewContent } from './schemas.ts';

test.each([
  ['Late work', 'Late work'],
  ['  Late\n\u0000work ', 'Late work'],
  ['Late\u200B\u2060 \uFEFFwork', 'Late work'],
  ['\u202Ekrow etaL', 'krow etaL'],
  ['\u3164\u200D', null],
  ['\u200B', null],
  ['x'.repeat(61), null],
  [`${'x'.repeat(60)}\u200B`, 'x'.repeat(60)],
])('the view name %j becomes %j', (name, expected) => {
  const { success, data } = z.safeParse(savedViewContent.shape.name, name);
  expect(success ? data : null).toBe(expected);
});
