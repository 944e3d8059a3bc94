import { PERSONAL_APPEARANCE } from '@portal/contract/requests/catalogs/requestTypes.ts';

type Part = 'records' | 'reports' | 'billing' | 'liens' | 'images' | 'rfas';

const ENTIRE_CHART = 2;

/**
 * The parts of a chart that each request type asks for. X-rays are images. An entire chart includes every part; an
 * appearance has none.
 */
const partsOf: Readonly<Record<number, readonly Part[]>> = {
  3: ['records', 'reports', 'liens', 'billing', 'images'],
  4: ['records', 'reports', 'liens', 'billing', 'images'],
  5: ['records', 'reports', 'billing', 'images'],
  6: ['records', 'reports', 'billing', 'images'],
  7: ['records'],
  8: ['records', 'reports'],
  9: ['records', 'liens'],
  10: ['records', 'liens', 'images'],
  11: ['records', 'liens', 'images'],
  12: ['billing'],
  13: ['billing', 'liens'],
  14: ['billing', 'images'],
  15: ['billing', 'images'],
  16: ['billing', 'liens', 'images'],
  17: ['billing', 'liens', 'images'],
  18: ['rfas'],
  19: ['reports'],
  20: ['images'],
  21: ['images'],
  22: ['liens'],
  23: ['records', 'billing', 'reports'],
  24: ['records', 'billing', 'reports', 'liens'],
  25: ['reports', 'billing', 'images'],
  26: ['records', 'images'],
};

/** Whether two request types ask for some of the same records, or are the same. */
export function areTypesOverlapping(one: number, other: number): boolean {
  if (one === other) return true;
  if (one === PERSONAL_APPEARANCE || other === PERSONAL_APPEARANCE) return false;
  if (one === ENTIRE_CHART || other === ENTIRE_CHART) return true;
  return (partsOf[one] ?? []).some((part) => partsOf[other]?.includes(part));
}
