/** The fixed list of request types. The ID is the position, starting at 1. */
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

/** Returns the ID of a request type from its ID, its ID as text, or its name in any case; null for other values. */
export function requestTypeId(value: unknown): number | null {
  if (typeof value !== 'string' && typeof value !== 'number') return null;
  const text = String(value).trim().toLowerCase();
  const id = idsByName.get(text) ?? (/^\d{1,2}$/.test(text) ? Number(text) : 0);
  return requestTypes.some((type) => type.id === id) ? id : null;
}

/** Returns the name of a request type, or the ID as text if it is unknown. */
export function requestTypeName(id: number): string {
  return names[id - 1] ?? String(id);
}
