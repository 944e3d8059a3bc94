import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { invoiceForm } from './invoiceValues.ts';
import { isEmptyLine } from './isEmptyLine.ts';
import { toInvoiceLine, EMPTY_LINE, type LineValues } from './lineValues.ts';
import { missingLineParts } from './missingLineParts.ts';
import { normalizeImageCount } from './imageCount.ts';
import { normalizePrice } from './normalizePrice.ts';
import { normalizeQuantity } from './quantity.ts';
import { formFieldForPath } from './formFieldForPath.ts';

it.each([
  ['12', '12.00'],
  ['12.5', '12.50'],
  [' $ 12.50 ', '12.50'],
  ['1,250.00', '1250.00'],
  ['1,250', '1250.00'],
  ['1 250', '1250.00'],
  ['0.00', '0'],
  ['', '0'],
  ['.', '0'],
  ['five', '0'],
  ['-5', '-5'],
  ['1e3', '1e3'],
  ['12,50', '12,50'],
  ['12.345', '12.345'],
])('normalizes a price of %j to %j', (typed, normalized) => {
  expect(normalizePrice(typed)).toBe(normalized);
});

it.each([
  ['3', '3'],
  [' 03 ', '3'],
  ['100001', '100001'],
  ['1,000', '1000'],
  ['', '1'],
  ['many', '1'],
  ['0', '0'],
  ['-2', '-2'],
  ['2.5', '2.5'],
  ['1e9', '1e9'],
])('normalizes a quantity of %j to %j', (typed, normalized) => {
  expect(normalizeQuantity(typed)).toBe(normalized);
});

it.each([
  ['', ''],
  ['12', '12'],
  ['1,000', '1000'],
  ['-1', '0'],
  ['2.5', '2.5'],
  ['many', 'many'],
])('normalizes an image count of %j to %j', (typed, normalized) => {
  expect(normalizeImageCount(typed)).toBe(normalized);
});

const aLine = (facts: Partial<LineValues> = {}): LineValues => ({
  ...EMPTY_LINE,
  description: 'Films',
  unitPrice: '35',
  ...facts,
});

it.each<[string, Partial<LineValues>, ReturnType<typeof missingLineParts>]>([
  ['with all parts', {}, null],
  ['without description', { description: '  ' }, 'description'],
  ['without price', { unitPrice: '0' }, 'price'],
  ['without description and price', { description: '', unitPrice: '' }, 'both'],
  ['with an invalid price', { unitPrice: '1.005' }, null],
])('finds the missing parts of a line %s', (_what, facts, missing) => {
  expect(missingLineParts(aLine(facts))).toBe(missing);
});

it('finds a line empty until a field changes', () => {
  expect(isEmptyLine(EMPTY_LINE)).toBe(true);
  expect(isEmptyLine({ ...EMPTY_LINE, cnrReason: 'Destroyed' })).toBe(false);
});

describe('line conversion', () => {
  it('drops blank subsections and unknown study types', () => {
    const line = aLine({ subsections: [{ text: 'Axial' }, { text: ' ' }], studyType: 'Séance' });
    expect(toInvoiceLine(line)).toMatchObject({ subsections: ['Axial'], studyType: '', imageCount: null });
  });

  it.each([
    ['-1', 0],
    ['0', 0],
    ['24', 24],
  ])('converts an image count of %j to %i', (imageCount, expected) => {
    expect(toInvoiceLine(aLine({ imageCount }))).toMatchObject({ imageCount: expected });
    expect(z.parse(invoiceForm, { lineItems: [aLine({ imageCount })] }).lineItems).toMatchObject([
      { imageCount: expected },
    ]);
  });

  it.each(['2.5', '1e3', 'many'])('rejects an image count of %j', (imageCount) => {
    const { error } = z.safeParse(invoiceForm, { lineItems: [aLine({ imageCount })] });
    expect(error?.issues[0]?.path).toEqual(['lineItems', 0, 'imageCount']);
  });
});

it.each([
  ['lineItems.1.unitPrice', 'lineItems.3.unitPrice'],
  ['updates.lineItems.0.cnrReason', 'lineItems.2.cnrReason'],
  ['lineItems.0.total', null],
  ['lineItems.7.unitPrice', null],
  ['lineItems', null],
  ['requestId', null],
])('maps the error path %s to the form field %s', (path, field) => {
  expect(formFieldForPath(path, [2, 3])).toBe(field);
});
