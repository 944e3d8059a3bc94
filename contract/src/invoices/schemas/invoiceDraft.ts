import * as z from 'zod/mini';
import { studyTypes } from '../../requests/catalogs/studyTypes.ts';
import {
  type LineInput,
  invoiceCents,
  lineProblem,
  MAX_QUANTITY,
  totalProblem,
} from '../rules/invoiceLines.ts';
import { MAX_ENTERED_NUMBER, oneLine } from '../../fields/fields.ts';

export const NO_LINES = 'Please add at least one valid line item';
export const TOTAL_TOO_LOW = 'The total must be at least $0.50';
export const TOTAL_TOO_HIGH = 'The total must be at most $999,999.99';

export const MAX_LINES = 60;
export const MAX_LINE_DESCRIPTION = 500;
export const MAX_SUBSECTIONS = 20;
export const MAX_SUBSECTION = 200;
export const MAX_IMAGES = 1_000_000;

/** Maximum total characters of one invoice, so that a request document with many invoices stays small. */
export const MAX_INVOICE_TEXT = 12_000;
export const TOO_LONG = 'The text on the invoice is too long. Please shorten it.';

export const PRICE = 'Please enter a price such as 1250 or 1,250.00';
const QUANTITY = 'The quantity must be a whole number from 1 to 100,000';
const IMAGES = 'The image count must be a whole number of 0 or more';
const DATE = 'Please enter a valid date';

const line = (max: number, message: string) => z.string().check(oneLine, z.trim(), z.maxLength(max, message));

/** A line of an invoice as staff fill it in. `unitPrice` in US dollars, as entered; the server computes every total. */
export const invoiceLineDraft = z
  .object({
    description: line(MAX_LINE_DESCRIPTION, 'Please use at most 500 characters'),
    quantity: z.number(QUANTITY).check(z.maximum(MAX_QUANTITY, QUANTITY)),
    unitPrice: z.pipe(
      z.union([z.string().check(z.maxLength(MAX_ENTERED_NUMBER)), z.number()], PRICE),
      z.transform(String),
    ),
    subsections: z._default(
      z
        .array(line(MAX_SUBSECTION, 'Please use at most 200 characters'))
        .check(z.maxLength(MAX_SUBSECTIONS, 'Please use at most 20 subsections')),
      [],
    ),
    /** YYYY-MM-DD, or empty. */
    studyDate: z._default(z.union([z.literal(''), z.iso.date(DATE)], DATE), ''),
    studyType: z._default(z.union([z.literal(''), z.enum(studyTypes)]), ''),
    /** Null: unknown. A negative count becomes 0. */
    imageCount: z._default(
      z.nullable(
        z.pipe(
          z.int(IMAGES).check(z.maximum(MAX_IMAGES, IMAGES)),
          z.transform((count) => Math.max(count, 0)),
        ),
      ),
      null,
    ),
    /** Why records could not be retrieved; empty when they are available. */
    cnrReason: z._default(line(MAX_LINE_DESCRIPTION, 'Please use at most 500 characters'), ''),
  })
  .check((ctx) => {
    const problem = lineProblem(ctx.value);
    const issues = { price: ['unitPrice', PRICE], quantity: ['quantity', QUANTITY] } as const;
    if (problem === null || problem === 'unfinished') return;
    const [field, message] = issues[problem];
    ctx.issues.push({ code: 'custom', input: ctx.value, path: [field], message });
  });

export type InvoiceLineDraft = z.output<typeof invoiceLineDraft>;

/** Returns the lines without unfinished and invalid ones. */
export function completeLines<Line extends LineInput>(lines: readonly Line[]): Line[] {
  return lines.filter((each) => lineProblem(each) === null);
}

/** Returns what is wrong with the lines of an invoice together; null if nothing is. */
export function invoiceProblem(lines: readonly InvoiceLineDraft[]): string | null {
  const complete = completeLines(lines);
  if (complete.length === 0) return NO_LINES;
  const problem = totalProblem(invoiceCents(complete));
  if (problem === 'too-much') return TOTAL_TOO_HIGH;
  if (problem !== null) return TOTAL_TOO_LOW;
  const texts = complete.flatMap(({ description, cnrReason, subsections }) => [
    description,
    cnrReason,
    ...subsections,
  ]);
  return texts.join('').length > MAX_INVOICE_TEXT ? TOO_LONG : null;
}

/** The lines of an invoice. Totals sent by a browser are ignored. */
export const invoiceLines = z
  .array(invoiceLineDraft, NO_LINES)
  .check(z.maxLength(MAX_LINES, 'An invoice can have at most 60 lines'))
  .check((ctx) => {
    const message = invoiceProblem(ctx.value);
    if (message) ctx.issues.push({ code: 'custom', input: ctx.value, path: [], message });
  });
