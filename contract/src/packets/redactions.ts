import * as z from 'zod/mini';

/** A box is measured in these parts of the width and of the height of its page. */
export const PAGE_UNITS = 10_000;
/** Narrower boxes hide nothing that a person can read. */
const MIN_BOX_UNITS = 10;
export const MAX_PAGE_REDACTIONS = 200;
/** Redactions of all pages of a request. */
export const MAX_REDACTIONS = 5_000;

const BOX = 'The box is not on the page';
const position = z.int(BOX).check(z.minimum(0, BOX), z.maximum(PAGE_UNITS - MIN_BOX_UNITS, BOX));
const length = z.int(BOX).check(z.minimum(MIN_BOX_UNITS, BOX), z.maximum(PAGE_UNITS, BOX));

/**
 * A part of a page, in 1/10,000 of its width and height, from the top left corner of the prepared page as it is displayed:
 * without the rotation that the recipe adds.
 */
export const pageBox = z
  .object({ x: position, y: position, width: length, height: length })
  .check(z.refine(({ x, y, width, height }) => x + width <= PAGE_UNITS && y + height <= PAGE_UNITS, BOX));

export type PageBox = z.output<typeof pageBox>;

export const redactionId = z.uuid('The redaction is not valid');

/** What a redaction says, beside its page. An unconfirmed one blocks the packet. */
export const redaction = z.object({
  id: redactionId,
  box: pageBox,
  /** The ID of a configured reason. */
  reason: z.string().check(z.minLength(1, 'Please choose a reason'), z.maxLength(100)),
  isConfirmed: z.boolean(),
});

export type Redaction = z.output<typeof redaction>;

/** The redactions of a page. */
export const pageRedactions = z.array(redaction).check(z.minLength(1), z.maxLength(MAX_PAGE_REDACTIONS));
