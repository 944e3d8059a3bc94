import { describe, expect, it, test } from 'vitest';
import {
  invoiceLines,
  completeLines,
  MAX_INVOICE_TEXT,
  MAX_LINES,
  NO_LINES,
  TOTAL_TOO_LOW,
  TOO_LONG,
  TOTAL_TOO_HIGH,
} from './invoiceDraft.ts';

const line = (changed: object = {}) => ({
  description: 'Copies',
  quantity: 2,
  unitPrice: '10.00',
  ...changed,
});

/** Returns the messages by path. */
function problemsOf(lines: unknown): Record<string, string> {
  const { error } = invoiceLines.safeParse(lines);
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]));
}

it('accepts typed lines and leaves missing fields empty', () => {
  expect(invoiceLines.parse([line({ unitPrice: 10.5, total: 1, isPaid: true })])).toEqual([
    {
      description: 'Copies',
      quantity: 2,
      unitPrice: '10.5',
      subsections: [],
      studyDate: '',
      studyType: '',
      imageCount: null,
      cnrReason: '',
    },
  ]);
});

it('keeps HTML as plain text and removes line breaks', () => {
  const [parsed] = invoiceLines.parse([line({ description: '  <b>Bold</b>\r\nBcc: x\u202E ' })]);
  expect(parsed!.description).toBe('<b>Bold</b> Bcc: x');
});

it('leaves out unfinished lines if another line is complete', () => {
  const lines = [line({ quantity: 0 }), line(), line({ description: '' }), line({ unitPrice: '' })];
  expect(completeLines(invoiceLines.parse(lines))).toHaveLength(1);
});

describe('invoiceLines rejects', () => {
  const QUANTITY = 'The quantity must be a whole number from 1 to 100,000';
  const PRICE = 'Please enter a price such as 1250 or 1,250.00';
  test.each<[string, unknown, Record<string, string>]>([
    ['no list', undefined, { '': NO_LINES }],
    ['no line', [], { '': NO_LINES }],
    ['only unfinished lines', [line({ quantity: -3 })], { '': NO_LINES }],
    [
      'too many lines',
      Array.from({ length: MAX_LINES + 1 }, () => line()),
      { '': 'An invoice can have at most 60 lines' },
    ],
    ['a total below Stripe’s minimum', [line({ quantity: 1, unitPrice: '0.49' })], { '': TOTAL_TOO_LOW }],
    ['a total above Stripe’s maximum', [line({ quantity: 100_000 })], { '': TOTAL_TOO_HIGH }],
    ['a quantity of a billion', [line({ quantity: 1e9 })], { '0.quantity': QUANTITY }],
    ['a fractional quantity', [line({ quantity: 0.5 })], { '0.quantity': QUANTITY }],
    ['a quantity as text', [line({ quantity: '2' })], { '0.quantity': QUANTITY }],
    ['a price with fractions of a cent', [line({ unitPrice: '1.005' })], { '0.unitPrice': PRICE }],
    ['a price with a rounding error', [line({ unitPrice: 0.1 + 0.2 })], { '0.unitPrice': PRICE }],
    ['a negative price', [line({ unitPrice: -5 })], { '0.unitPrice': PRICE }],
    ['no price', [line({ unitPrice: null })], { '0.unitPrice': PRICE }],
    [
      'a long description',
      [line({ description: 'x'.repeat(501) })],
      { '0.description': 'Please use at most 500 characters' },
    ],
    [
      'a long subsection',
      [line({ subsections: ['ok', 'x'.repeat(201)] })],
      { '0.subsections.1': 'Please use at most 200 characters' },
    ],
    [
      'many subsections',
      [line({ subsections: Array.from({ length: 21 }, () => 'x') })],
      { '0.subsections': 'Please use at most 20 subsections' },
    ],
    [
      'a date that does not exist',
      [line({ studyDate: '2026-02-30' })],
      { '0.studyDate': 'Please enter a valid date' },
    ],
    [
      'a fractional image count',
      [line({ imageCount: 1.5 })],
      { '0.imageCount': 'The image count must be a whole number of 0 or more' },
    ],
  ])('%s', (_, lines, problems) => {
    expect(problemsOf(lines)).toMatchObject(problems);
  });

  it('too much text in total, even if each field is short enough', () => {
    const lines = Array.from({ length: 30 }, () => line({ description: 'x'.repeat(MAX_INVOICE_TEXT / 24) }));
    expect(problemsOf(lines)).toEqual({ '': TOO_LONG });
    expect(problemsOf(lines.slice(0, 24))).toEqual({});
  });

  it('an unknown study type', () => {
    expect(problemsOf([line({ studyType: 'Séance' })])).toHaveProperty(['0.studyType']);
  });
});
