import { asText, isKnown, isObject, type Value, type ValueObject } from './values.ts';

export type Lambda = (...values: Value[]) => Value;

/** Implementations of Bicep functions. They return undefined when their arguments are unknown. */
export const templateFunctions: Readonly<
  Record<string, (values: Value[], lambdas: Lambda[]) => Value | undefined>
> = {
  concat: (values) =>
    values.every((each) => Array.isArray(each))
      ? values.flat()
      : values.every(isKnown)
        ? values.map(asText).join('')
        : undefined,
  contains: ([container, item]) => {
    if (Array.isArray(container)) return container.includes(item!);
    if (isObject(container)) return Object.hasOwn(container, asText(item!));
    return undefined;
  },
  empty: ([value]) => {
    if (value === null || value === '') return true;
    if (Array.isArray(value)) return value.length === 0;
    if (isObject(value)) return Object.keys(value).length === 0;
    return typeof value === 'string' && isKnown(value) ? false : undefined;
  },
  filter: ([values], [predicate]) =>
    Array.isArray(values) ? values.filter((each) => predicate!(each) === true) : undefined,
  flatten: ([values]) => (Array.isArray(values) ? (values.flat() as Value[]) : undefined),
  length: ([value]) => (Array.isArray(value) ? value.length : undefined),
  map: ([values], [transform]) =>
    Array.isArray(values) ? values.map((each, index) => transform!(each, index)) : undefined,
  split: ([text, separator]) => (isKnown(text!) ? asText(text!).split(asText(separator!)) : undefined),
  string: ([value]) => (isKnown(value!) ? asText(value!) : undefined),
  toLower: ([text]) => (isKnown(text!) ? asText(text!).toLowerCase() : undefined),
  toObject: ([values], [key, value]) =>
    Array.isArray(values)
      ? Object.fromEntries(values.map((each) => [asText(key!(each)), value ? value(each) : each]))
      : undefined,
  trim: ([text]) => (isKnown(text!) ? asText(text!).trim() : undefined),
  union: (values) =>
    values.every((each) => isObject(each)) ? (Object.assign({}, ...values) as ValueObject) : undefined,
};
