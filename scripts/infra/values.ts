/**
 * The value of a template expression. A value that only Azure knows is a string with a reference: `${archive.account.id}`
 * is the id of the resource `account` in the module `archive`.
 */
export type Value = null | boolean | number | string | Value[] | ValueObject;
export interface ValueObject {
  [name: string]: Value;
}

export const isReference = (value: Value): value is string =>
  typeof value === 'string' && /^\$\{[^}]*\}$/.test(value);
export const isKnown = (value: Value): boolean =>
  typeof value === 'string' ? !value.includes('${') : typeof value !== 'object' || value === null;
export const isObject = (value: Value | undefined): value is ValueObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
export const unknownValue = (text: string): string => `\${${text.replaceAll(/[{}$]/g, '')}}`;
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

/** The text of a reference: `${archive.account.id}`. */
export const ref = (name: string): string => `\${${name}}`;
