import { parseCount } from '@portal/contract/fields/counts.ts';

/** Normalizes a typed number of images: at least 0. Ambiguous input is returned unchanged so that the user can correct it. */
export function normalizedImages(typed: string): string {
  const images = imagesOf(typed);
  return images === null || Number.isNaN(images) ? typed : String(images);
}

/** The same as a number; null for empty input, NaN if the user must correct it. */
export function imagesOf(typed: string): number | null {
  if (typed.trim() === '') return null;
  return Math.max(parseCount(typed, Number.NaN) ?? Number.NaN, 0);
}
