import { describe, expect, test } from 'vitest';
import { messageTemplate, templateForm } from '../templates/schemas.ts';
import { problemsOf } from '../testing/problemsOf.ts';
import { messageText } from './schemas.ts';

const REQUIRED = 'Please write a message';
const UNSHOWN = 'The text has characters that can’t be shown. Please paste it as plain text.';

const invisible = [
  ['spaces', ' \n\t\u00a0'],
  ['zero-width spaces', '\u200b\u200b'],
  ['blank Braille patterns', '\u2800'],
  ['marks without a letter', '\u0301\u0301'],
  ['NUL', '\0'],
  ['half of a character', '\ud800'],
] as const;

describe('the text of a message', () => {
  test.each(invisible)('is not %s only', (_, text) => {
    expect(messageText.safeParse(text).error?.issues[0]?.message).toBe(REQUIRED);
  });

  test.each([
    ['NUL', 'a\0b'],
    ['a control character', 'a\u0007'],
    ['half of a character', 'a\ud83d b'],
  ])('has no %s', (_, text) => {
    expect(messageText.safeParse(text).error?.issues).toMatchObject([{ message: UNSHOWN }]);
  });

  test.each(['\n', '\r\n', '\r', '\v', '\f', '\u0085', '\u2028', '\u2029'])(
    'has at most 200 lines, with line breaks of the kind %j',
    (lineBreak) => {
      const lines = `${`x${lineBreak}`.repeat(199)}x`;
      expect(messageText.safeParse(` \n${lines}\r\n`).success).toBe(true);
      expect(messageText.safeParse(`${lines}${lineBreak}x`).error?.issues).toMatchObject([
        { message: 'Please use at most 200 lines' },
      ]);
    },
  );

  test.each(['?', '👨‍👩‍👧', 'a\tb\r\nc\vd\u0085e', 'e\u0301', 'שלום', 'ก็', '\ue000'])('can be %j', (text) => {
    expect(messageText.safeParse(text).success).toBe(true);
  });
});

describe('a template', () => {
  const form = (name: string, subject: string) => ({
    name,
    texts: { en: { subject, text: 'Text' }, es: null, fr: null },
  });

  test.each(invisible)('has no name and subject of %s only', (_, text) => {
    expect(problemsOf(templateForm, form(text, text))).toMatchObject({
      name: expect.arrayContaining(['Template name is required']),
      'texts.en.subject': expect.arrayContaining(['Subject is required']),
    });
    expect(problemsOf(templateForm, form(`${text}A`, `${text}A`))).toEqual({});
  });

  test.each(invisible)('that is stored stays readable with %s', (_, text) => {
    const facts = { templateId: 'delay', version: 1, changed: null };
    expect(messageTemplate.safeParse({ ...form(text, text), ...facts }).success).toBe(true);
  });
});
