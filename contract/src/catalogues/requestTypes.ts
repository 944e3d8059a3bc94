/** The fixed catalogue of record request types; the position is the id, starting at 1. */
const names = [
  'Personal Appearance',
  'Entire Chart',
  'Medical Records, Reports, Lien, Billing and Images',
  'Medical Records, Reports, Lien, Billing and X-Rays',
  'Medical Records, Reports, Billing and Images',
  'Medical Records, Reports, Billing and X-Rays',
  'Medical Records',
  'Medical Records and Reports',
  'Medical Records and Liens',
  'Medical Records, Liens and Images',
  'Medical Records, Liens and X-Rays',
  'Bills Only',
  'Billing, including Liens',
  'Bills and Radiology Images',
  'Bills and X-Rays',
  'Bills, Lien and Radiology Images',
  'Bills, Lien and X-Rays',
  'RFAs',
  'Reports',
  'Images on CD',
  'X-Rays on CD',
  'Lien',
  'Medical Records, Billing, Reports',
  'Medical Records, Billing, Reports, including Liens',
  'Reports, Billing & Images on CD',
  'Medical and Images',
] as const;

export interface RequestType {
  readonly id: number;
  readonly name: string;
}

export const requestTypes: readonly RequestType[] = names.map((name, index) => ({ id: index + 1, name }));

export const PERSONAL_APPEARANCE = 1;

/** The catalogue name, or the id itself for one that the catalogue does not hold. */
export function requestTypeName(id: number): string {
  return names[id - 1] ?? String(id);
}
