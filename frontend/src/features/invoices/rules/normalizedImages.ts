import { countOf } from '@portal/contract/fields/counts.ts';

/** What is typed as a number of images, as it counts: at least 0. What has to be corrected stays as it was typed. */
export function normalizedImages(typed: string): string {
  const images = imagesOf(typed);
  return images === null || Number.isNaN(images) ? typed : String(images);
}

/** The same as a number; null where nothing was typed, NaN for what has to be corrected. */
export function imagesOf(typed: string): number | null {
  if (typed.trim() === '') return null;
  return Math.max(countOf(typed, Number.NaN) ?? Number.NaN, 0);
}
