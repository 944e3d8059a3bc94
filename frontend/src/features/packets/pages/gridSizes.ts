// CSS pixels. Styles use them, so this file imports nothing.

/** Three quarters of a thumbnail in its sheet. */
export const THUMBNAIL_WIDTH = 120;
export const THUMBNAIL_HEIGHT = 156;
export const CELL_WIDTH = 132;
export const ROW_HEIGHT = 194;
export const HEADING_HEIGHT = 40;
