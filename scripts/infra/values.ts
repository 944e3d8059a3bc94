/** A JSON value. One that only Azure knows is an expression: `[reference('…').principalId]`. */
export type Value = null | boolean | number | string | Value[] | ValueObject;
export interface ValueObject {
  [name: string]: Value;
}

export const isObject = (value: Value | undefined): value is ValueObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
export const asText = (value: Value): string =>
  typeof value === 'string' ? value : typeof value === 'object' ? JSON.stringify(value) : String(value);

/** A part of a value by its path, as in `at(body, 'properties', 'enabled')`; undefined when it does not exist. */
export function at(value: Value | undefined, ...path: readonly (string | number)[]): Value | undefined {
  let part = value;
  for (const step of path) {
    if (Array.isArray(part)) part = part[Number(step)];
    else if (isObject(part)) part = part[step];
    else return undefined;
  }
  return part;
}

/** A list by its path; empty when it does not exist. */
export function listAt(value: Value | undefined, ...path: readonly (string | number)[]): Value[] {
  const list = at(value, ...path);
  return Array.isArray(list) ? list : [];
}

/** A value by its path as text; empty when it does not exist. */
export const textAt = (value: Value | undefined, ...path: readonly (string | number)[]): string =>
  asText(at(value, ...path) ?? '');
