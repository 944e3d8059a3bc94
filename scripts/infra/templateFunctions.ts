import { asText, isKnown, isObject, type Value, type ValueObject } from './values.ts';

export type Lambda = (...values: Value[]) => Value;

/** Undefined when the values are not known. */
export const templateFunctions: Readonly<
  Record<string, (values: Value[], lambdas: Lambda[]) => Value | undefined>
> = {
  concat: (values) =>
    values.every((each) => Array.isArray(each))
      ? values.flat()
      : values.every(isKnown)
        ? values.map(asText).join('')
        : undefined,
  contains: ([within, what]) => {
    if (Array.isArray(within)) return within.includes(what!);
    if (isObject(within)) return Object.hasOwn(within, asText(what!));
    return undefined;
  },
  empty: ([value]) => {
    if (value === null || value === '') return true;
    if (Array.isArray(value)) return value.length === 0;
    if (isObject(value)) return Object.keys(value).length === 0;
    return typeof value === 'string' && isKnown(value) ? false : undefined;
  },
  filter: ([values], [keeps]) =>
    Array.isArray(values) ? values.filter((each) => keeps!(each) === true) : undefined,
  flatten: ([values]) => (Array.isArray(values) ? (values.flat() as Value[]) : undefined),
  length: ([value]) => (Array.isArray(value) ? value.length : undefined),
  map: ([values], [of]) =>
    Array.isArray(values) ? values.map((each, index) => of!(each, index)) : undefined,
  split: ([text, by]) => (isKnown(text!) ? asText(text!).split(asText(by!)) : undefined),
  string: ([value]) => (isKnown(value!) ? asText(value!) : undefined),
  toLower: ([text]) => (isKnown(text!) ? asText(text!).toLowerCase() : undefined),
  toObject: ([values], [key, of]) =>
    Array.isArray(values)
      ? Object.fromEntries(values.map((each) => [asText(key!(each)), of ? of(each) : each]))
      : undefined,
  trim: ([text]) => (isKnown(text!) ? asText(text!).trim() : undefined),
  union: (values) =>
    values.every((each) => isObject(each)) ? (Object.assign({}, ...values) as ValueObject) : undefined,
};
