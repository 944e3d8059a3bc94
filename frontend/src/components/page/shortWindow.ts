/** A window with so few lines, such as one at large zoom, that nothing may stay in front of the page. */
export const SHORT_WINDOW = '@media (max-height: 479px)';
