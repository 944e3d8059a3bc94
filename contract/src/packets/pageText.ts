import * as z from 'zod/mini';

/**
 * Boxes on a page count in ten-thousandths of its width and height, as it is seen in its source: its own rotation and crop
 * box are applied, the rotation of the recipe is not. The origin is the top left corner.
 */

/** A word of a page with its box: text, x, y, width, height. */
const pageWord = z.tuple([z.string(), z.int(), z.int(), z.int(), z.int()]);

/** The text of some pages of a source, in order: for each page its lines from top to bottom, and for each line its words. */
export const pageTexts = z.object({
  pages: z.array(z.object({ lines: z.array(z.array(pageWord)) })),
});

export type PageWord = z.output<typeof pageWord>;
export type PageTexts = z.output<typeof pageTexts>;
