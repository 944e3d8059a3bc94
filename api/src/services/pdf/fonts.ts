import regular from 'dejavu-fonts-ttf/ttf/DejaVuSans.ttf';
import bold from 'dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf';

/** The typefaces of paper, which become part of the bundle. They know the letters of all languages that are written with Latin, Greek or Cyrillic ones, and more. */
export const fonts = { regular, bold };
