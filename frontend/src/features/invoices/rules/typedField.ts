const fields = [
  'description',
  'quantity',
  'unitPrice',
  'studyType',
  'studyDate',
  'imageCount',
  'cnrReason',
] as const;

/**
 * The field of the form that a path of the body names; null for none. `positions` tells for each line that was sent
 * where it stands in the form: unfinished ones were left out.
 */
export function typedField(path: string, positions: readonly number[]) {
  const [, index, name] = /^(?:updates\.)?lineItems\.(\d+)\.(\w+)/.exec(path) ?? [];
  const position = positions[Number(index)];
  const field = fields.find((known) => known === name);
  return field && position !== undefined ? (`lineItems.${position}.${field}` as const) : null;
}
