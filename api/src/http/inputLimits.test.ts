import { endpoints } from '@portal/contract/endpoints.ts';
import { catalogOf } from '@portal/contract/languages/languages.ts';
import { measureInput } from '@portal/contract/operations/inputSize.ts';
import { changeRecipe } from '@portal/contract/packets/endpoints.ts';
import { MAX_PAGES } from '@portal/contract/packets/recipe.ts';
import { saveUnfinishedRequest } from '@portal/contract/requests/endpoints/unfinishedRequests.ts';
import { MAX_UNFINISHED_CHARACTERS } from '@portal/contract/requests/schemas/unfinishedRequest.ts';
import { describe, expect, test } from 'vitest';
import { PortalError } from '../errors/portalError.ts';
import { MAX_BODY_BYTES } from './parse.ts';
import { checkFieldCount, checkJsonText, checkText, inputLimits } from './inputLimits.ts';

const tight = { depth: 3, values: 12, arrayLength: 4, stringLength: 5, keys: 3, keyLength: 2 };

const DEPTH = 'The request has too many levels of nested lists and fields';
const VALUES = 'The request has too many values';
const ENTRIES = 'A list in the request has too many entries';
const FIELDS = 'The request has too many fields';
const TEXT = 'A text in the request is too long';
const NAME = 'The name of a field in the request is too long';

/** The code and message of the refusal; null without one. */
function refusalOf(check: () => void): { code: string; message: string } | null {
  try {
    check();
    return null;
  } catch (error) {
    if (!(error instanceof PortalError)) throw error;
    return { code: error.code, message: error.message };
  }
}

describe('checkJsonText', () => {
  test.each([
    '',
    'null',
    '7',
    '"12345"',
    '[]',
    '[1,2,3,4]',
    '[[[1]]]',
    '{"ab":"12345","b":[1,2,3,4],"c":{}}',
    ' [ 1 , 2 ,\n3\t, 4 ] ',
    // Brackets, commas and colons inside texts do not count.
    '["[[[[[",",,,,,","{{{{{",":::::"]',
    String.raw`["\"\\\"[,","\\"]`,
    // An escape is one character.
    String.raw`"\u0061\u0062\u0063\n\""`,
    // Text that is not JSON is for the parser to refuse.
    ']]]]',
    '1,2,3,4,5',
    '"12345',
    String.raw`"\u`,
    String.raw`"\ `,
  ])('accepts %j', (text) => {
    expect(refusalOf(() => checkJsonText(text, tight))).toBeNull();
  });

  test.each([
    ['[[[[', 'invalid_input', DEPTH],
    ['{"a":{"a":{"a":{', 'invalid_input', DEPTH],
    ['[[],[],[],[[[1]]]]', 'invalid_input', DEPTH],
    ['[1,2,3,4,5]', 'too_large', ENTRIES],
    ['{"a":[1,2,3,4,5]}', 'too_large', ENTRIES],
    ['[,,,,', 'too_large', ENTRIES],
    ['{"a":1,"b":2,"c":3,"d":4}', 'too_large', FIELDS],
    // The parser would keep one of them.
    ['{"a":1,"a":1,"a":1,"a":1}', 'too_large', FIELDS],
    ['"123456"', 'too_large', TEXT],
    ['"123456', 'too_large', TEXT],
    ['[1,"123456"]', 'too_large', TEXT],
    [String.raw`"\u0061\u0062\u0063\u0064\n\""`, 'too_large', TEXT],
    ['{"abc":1}', 'too_large', NAME],
    ['{"abc" :1}', 'too_large', NAME],
    ['[[1,2,3,4],[1,2,3,4],[1,2,3,4]]', 'too_large', VALUES],
    ['[[],[],[],[]] [[],[],[],[]]', 'too_large', VALUES],
  ])('refuses %j', (text, code, message) => {
    expect(refusalOf(() => checkJsonText(text, tight))).toEqual({ code, message });
  });
});

test('checkText and checkFieldCount refuse long names and texts, and many fields', () => {
  expect(refusalOf(() => checkText('ab', '12345', tight))).toBeNull();
  expect(refusalOf(() => checkText('abc', '', tight))).toEqual({ code: 'too_large', message: NAME });
  expect(refusalOf(() => checkText('', '123456', tight))).toEqual({ code: 'too_large', message: TEXT });
  expect(refusalOf(() => checkFieldCount(3, tight))).toBeNull();
  expect(refusalOf(() => checkFieldCount(4, tight))).toEqual({ code: 'too_large', message: FIELDS });
});

test.each(['es', 'fr'] as const)('every refusal is translated to %s', async (language) => {
  expect(await catalogOf(language)).toEqual(
    expect.objectContaining(
      Object.fromEntries(
        [DEPTH, VALUES, ENTRIES, FIELDS, TEXT, NAME].map((each) => [each, expect.any(String)]),
      ),
    ),
  );
});

describe('inputLimits', () => {
  const all = endpoints.filter((entry) => entry !== changeRecipe);

  test.each(all)('of $method $path are above what its schemas accept', ({ query, body }) => {
    for (const schema of [query, body]) {
      const { size } = measureInput(schema);
      const limits = inputLimits(schema);
      const names = Object.keys(size) as (keyof typeof size)[];
      expect(names.filter((name) => limits[name] < 2 * size[name])).toEqual([]);
      expect(inputLimits(schema)).toBe(limits);
    }
  });

  test('take the order of all pages of a packet with all rotations and removals, or all redactions, and not several of them', () => {
    const pages = Array.from({ length: MAX_PAGES }, (_, index) => `1.${index + 1}`);
    const section = { id: crypto.randomUUID(), title: 'Chart', type: 'other', date: null, pages };
    const put = {
      kind: 'put',
      sections: [section, ...Array.from({ length: 299 }, () => ({ ...section, pages: [] }))],
      rotations: Object.fromEntries(pages.map((page) => [page, 90])),
      removed: Object.fromEntries(pages.map((page) => [page, 'duplicate'])),
    };
    const text = (...operations: object[]) =>
      JSON.stringify({ requestId: 'req_a', version: 1, key: crypto.randomUUID(), operations });
    const limits = inputLimits(changeRecipe.body);
    expect(changeRecipe.body.shape.operations.safeParse([put]).success).toBe(true);
    expect(refusalOf(() => checkJsonText(text(put), limits))).toBeNull();
    const several = [put, put, put, put];
    expect(refusalOf(() => checkJsonText(text(...several), limits))).toMatchObject({ message: VALUES });
    const redaction = () => ({
      id: crypto.randomUUID(),
      box: { x: 1000, y: 1000, width: 1000, height: 1000 },
      reason: 'psychotherapy-notes',
      isConfirmed: false,
    });
    const redact = { kind: 'redact', marks: pages.map((page) => ({ page, ...redaction() })) };
    const undo = { kind: 'put', redactions: Object.fromEntries(pages.map((page) => [page, [redaction()]])) };
    for (const operation of [redact, undo]) {
      const sent = text(operation);
      expect(Buffer.byteLength(sent)).toBeLessThan(MAX_BODY_BYTES);
      expect(changeRecipe.body.shape.operations.safeParse([operation]).success).toBe(true);
      expect(refusalOf(() => checkJsonText(sent, limits))).toBeNull();
    }
  });

  test('of an unfinished request are above its total size', () => {
    const { stringLength, arrayLength } = inputLimits(saveUnfinishedRequest.body);
    expect(stringLength).toBeGreaterThanOrEqual(MAX_UNFINISHED_CHARACTERS);
    const smallestRange = JSON.stringify({ from: '', to: '' });
    expect(arrayLength * (smallestRange.length + 1)).toBeGreaterThanOrEqual(MAX_UNFINISHED_CHARACTERS);
  });
});
