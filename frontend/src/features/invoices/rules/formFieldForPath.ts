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
 * The form field for an error path of the request body; null if there is none. `positions` gives the form index of each
 * sent line, because unfinished lines are not sent.
 */
export function formFieldForPath(path: string, positions: readonly number[]) {
  const [, index, name] = /^(?:updates\.)?lineItems\.(\d+)\.(\w+)/.exec(path) ?? [];
  const position = positions[Number(index)];
  const field = fields.find((known) => known === name);
  return field && position !== undefined ? (`lineItems.${position}.${field}` as const) : null;
}
