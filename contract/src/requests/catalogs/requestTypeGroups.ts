import { PERSONAL_APPEARANCE } from './requestTypes.ts';

/**
 * The request types in groups. Each type is in one group, because a radio button can exist only once. A type that asks
 * for several things is in the group of the rarest of them: liens, then images, then billing, then records.
 */
export const requestTypeGroups = [
  { name: 'Records', ids: [2, 7, 8, 18, 19] },
  { name: 'Billing', ids: [12, 23] },
  { name: 'Images', ids: [5, 6, 14, 15, 20, 21, 25, 26] },
  { name: 'Liens', ids: [3, 4, 9, 10, 11, 13, 16, 17, 22, 24] },
  { name: 'Appearance', ids: [PERSONAL_APPEARANCE] },
] as const satisfies readonly { name: string; ids: readonly number[] }[];
