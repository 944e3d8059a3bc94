import { parseCount } from '@portal/contract/fields/entered/counts.ts';

/** Normalizes an entered image count: at least 0. Ambiguous input is returned unchanged so that the user can correct it. */
export function normalizeImageCount(input: string): string {
  const images = parseImageCount(input);
  return images === null || Number.isNaN(images) ? input : String(images);
}

/** Parses an entered image count; null for empty input, NaN if the user must correct it. */
export function parseImageCount(input: string): number | null {
  if (input.trim() === '') return null;
  return Math.max(parseCount(input, Number.NaN) ?? Number.NaN, 0);
}
