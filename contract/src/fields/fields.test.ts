import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { problemsOf } from '../testing/problemsOf.ts';
import { checkAcrossFields, draftId, instant, requestId } from './fields.ts';

describe('ids and instants', () => {
  test.each([
    [draftId, '3f0e7d0c-5e0a-4a6c-9d1e-0123456789ab', true],
    [draftId, '3F0E7D0C-5E0A-4A6C-9D1E-0123456789AB', true],
    [draftId, '3f0e7d0c5e0a4a6c9d1e0123456789ab', false],
    [draftId, "3f0e7d0c-5e0a-4a6c-9d1e-0123456789ab' OR 1=1", false],
    [draftId, '', false],
    [requestId, `req_${'a'.repeat(19)}`, false],
    [requestId, `req_${'a'.repeat(20)}`, true],
    [requestId, `req_${'a'.repeat(40)}`, true],
    [requestId, `req_${'a'.repeat(41)}`, false],
    [requestId, `req_${'a'.repeat(20)}/..`, false],
    [instant, '2026-03-10T08:00:00.000Z', true],
    [instant, '2026-03-10T08:00:00+02:00', false],
    [instant, '2026-03-10', false],
    [instant, '2026-02-29T08:00:00Z', false],
  ])('%#: %j', (schema, value, isValid) => {
    expect(z.safeParse(schema, value).success).toBe(isValid);
  });
});

describe('checkAcrossFields', () => {
  const stay = z
    .object({ nights: z.number(), guests: z.number() })
    .check(
      checkAcrossFields<{ nights?: number; guests?: number }>(({ guests = 0 }) =>
        guests < 1 ? [{ field: 'guests', message: 'too few guests' }] : [],
      ),
    );

  test.each<[value: unknown, fields: string[]]>([
    [{ nights: 1, guests: 2 }, []],
    [{ nights: 3, guests: 0 }, ['guests']],
    [{ nights: 'x', guests: 0 }, ['nights', 'guests']],
    [{}, ['nights', 'guests']],
    [null, ['']],
    [[], ['']],
    ['x', ['']],
  ])('%j has problems with %j', (value, fields) => {
    expect(Object.keys(problemsOf(stay, value))).toEqual(fields);
  });
});
