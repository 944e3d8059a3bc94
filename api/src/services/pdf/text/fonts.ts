import regular from 'dejavu-fonts-ttf/ttf/DejaVuSans.ttf';
import bold from 'dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf';

/** The typefaces of PDFs, included in the bundle. They cover the Latin, Greek, and Cyrillic alphabets and more. */
export const fonts = { regular, bold };
