import { invalidRequest } from '../StripeError.ts';

type FormValue = string | FormValue[] | { [name: string]: FormValue };
export type Form = { [name: string]: FormValue };

/** Names that would reach an object's prototype instead of setting a property. */
const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * Reads Stripe's form encoding: `a[b]=1` is an object, `a[]=1` and `a[0]=1` are lists.
 * @throws StripeError when a name is malformed or used both as a value and as an object
 */
export function decodeForm(encoded: string): Form {
  const form: Form = {};
  for (const [name, value] of new URLSearchParams(encoded)) setValue(form, parsePath(name), value, name);
  return Object.fromEntries(Object.entries(form).map(([name, value]) => [name, convertLists(value)]));
}

function parsePath(name: string): string[] {
  if (!/^[^[\]]+(\[[^[\]]*\])*$/.test(name)) throw invalidRequest(`Invalid parameter name: ${name}`);
  const path = name.replaceAll(']', '').split('[');
  if (path.some((part) => FORBIDDEN.has(part))) throw invalidRequest(`Invalid parameter name: ${name}`);
  return path;
}

function setValue(form: Form, path: string[], value: string, name: string): void {
  let target = form;
  for (const [depth, part] of path.entries()) {
    const key = part === '' ? String(Object.keys(target).length) : part;
    if (depth === path.length - 1) {
      target[key] = value;
      return;
    }
    const next = (target[key] ??= {});
    if (typeof next !== 'object' || Array.isArray(next)) {
      throw invalidRequest(`Invalid object: ${name}`, { param: name });
    }
    target = next;
  }
}

function convertLists(value: FormValue): FormValue {
  if (typeof value === 'string' || Array.isArray(value)) return value;
  const names = Object.keys(value);
  if (names.length > 0 && names.every((name, index) => name === String(index))) {
    return Object.values(value).map(convertLists);
  }
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, convertLists(inner)]));
}
