import { parseCount } from '@portal/contract/fields/counts.ts';

/** Normalizes a typed image count: at least 0. Ambiguous input is returned unchanged so that the user can correct it. */
export function normalizeImageCount(typed: string): string {
  const images = parseImageCount(typed);
  return images === null || Number.isNaN(images) ? typed : String(images);
}

/** Parses a typed image count; null for empty input, NaN if the user must correct it. */
export function parseImageCount(typed: string): number | null {
  if (typed.trim() === '') return null;
  return Math.max(parseCount(typed, Number.NaN) ?? Number.NaN, 0);
}
