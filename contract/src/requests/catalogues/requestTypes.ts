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

const idsByName = new Map(requestTypes.map(({ id, name }) => [name.toLowerCase(), id]));

/** The id of a request type that is given as its id, as the text of its id, or as its catalogue name in any case; null for anything else. */
export function requestTypeId(given: unknown): number | null {
  if (typeof given !== 'string' && typeof given !== 'number') return null;
  const text = String(given).trim().toLowerCase();
  const id = idsByName.get(text) ?? (/^\d{1,2}$/.test(text) ? Number(text) : 0);
  return requestTypes.some((type) => type.id === id) ? id : null;
}

/** The catalogue name, or the id itself for one that the catalogue does not hold. */
export function requestTypeName(id: number): string {
  return names[id - 1] ?? String(id);
}
