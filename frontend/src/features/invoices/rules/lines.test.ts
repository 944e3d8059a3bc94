import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { invoiceForm } from './invoiceValues.ts';
import { isEmptyLine } from './isEmptyLine.ts';
import { draftedLine, EMPTY_LINE, type LineValues } from './lineValues.ts';
import { missingLineParts } from './missingLineParts.ts';
import { normalizedImages } from './normalizedImages.ts';
import { normalizedPrice } from './normalizedPrice.ts';
import { normalizedQuantity } from './normalizedQuantity.ts';
import { typedField } from './typedField.ts';

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
])('a price typed as %j counts as %j', (typed, counted) => {
  expect(normalizedPrice(typed)).toBe(counted);
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
])('a quantity typed as %j counts as %j', (typed, counted) => {
  expect(normalizedQuantity(typed)).toBe(counted);
});

it.each([
  ['', ''],
  ['12', '12'],
  ['1,000', '1000'],
  ['-1', '0'],
  ['2.5', '2.5'],
  ['many', 'many'],
])('an image count typed as %j counts as %j', (typed, counted) => {
  expect(normalizedImages(typed)).toBe(counted);
});

const typed = (facts: Partial<LineValues> = {}): LineValues => ({
  ...EMPTY_LINE,
  description: 'Films',
  unitPrice: '35',
  ...facts,
});

it.each<[string, Partial<LineValues>, ReturnType<typeof missingLineParts>]>([
  ['whole', {}, null],
  ['without description', { description: '  ' }, 'description'],
  ['without price', { unitPrice: '0' }, 'price'],
  ['without either', { description: '', unitPrice: '' }, 'both'],
  ['with a price that must be mended, and is not left out', { unitPrice: '1.005' }, null],
])('a line %s', (_what, facts, missing) => {
  expect(missingLineParts(typed(facts))).toBe(missing);
});

it('is empty as long as nothing was typed', () => {
  expect(isEmptyLine(EMPTY_LINE)).toBe(true);
  expect(isEmptyLine({ ...EMPTY_LINE, cnrReason: 'Destroyed' })).toBe(false);
});

describe('what is sent', () => {
  it('leaves out blank subsections, and says nothing for what is empty', () => {
    const line = typed({ subsections: [{ text: 'Axial' }, { text: ' ' }], studyType: 'Séance' });
    expect(draftedLine(line)).toMatchObject({ subsections: ['Axial'], studyType: '', imageCount: null });
  });

  it.each([
    ['-1', 0],
    ['0', 0],
    ['24', 24],
  ])('counts images typed as %j as %i', (imageCount, counted) => {
    expect(draftedLine(typed({ imageCount }))).toMatchObject({ imageCount: counted });
    expect(z.parse(invoiceForm, { lineItems: [typed({ imageCount })] }).lineItems).toMatchObject([
      { imageCount: counted },
    ]);
  });

  it.each(['2.5', '1e3', 'many'])('has no image count of %j', (imageCount) => {
    const { error } = z.safeParse(invoiceForm, { lineItems: [typed({ imageCount })] });
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
])('what the server says of %s belongs to %s', (path, field) => {
  expect(typedField(path, [2, 3])).toBe(field);
});
