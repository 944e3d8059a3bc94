import { type InputSize, largestInput, measureInput } from '@portal/contract/operations/inputSize.ts';
import type * as z from 'zod/mini';
import { PortalError } from '../errors/portalError.ts';

/**
 * What every operation takes. Callers may send fields that an operation ignores, and schemas without a maximum are bounded
 * by these numbers.
 */
const leastLimits: InputSize = {
  depth: 20,
  values: 4000,
  arrayLength: 1000,
  stringLength: 20_000,
  keys: 300,
  keyLength: 300,
};

/** Above the maximum of the schema, so that the message of the schema says by how much an input is too long. */
const HEADROOM = 2;

const ceiling: Partial<InputSize> = largestInput;

const limitsBySchema = new WeakMap<z.ZodMiniType, InputSize>();

/** The limits of a query or body before it is parsed, derived from its schema at the first call. */
export function inputLimits(schema: z.ZodMiniType): InputSize {
  const known = limitsBySchema.get(schema);
  if (known) return known;
  const { size } = measureInput(schema);
  const names = Object.keys(leastLimits) as (keyof InputSize)[];
  const limits = Object.fromEntries(
    names.map((name) => [
      name,
      Math.min(ceiling[name] ?? Infinity, Math.max(leastLimits[name], HEADROOM * size[name])),
    ]),
  ) as unknown as InputSize;
  limitsBySchema.set(schema, limits);
  return limits;
}

/** The limits of an event that another service signs. Far above what it sends, because the contract has no schema of it. */
export const eventLimits: InputSize = {
  depth: 50,
  values: 50_000,
  arrayLength: 10_000,
  stringLength: 200_000,
  keys: 5000,
  keyLength: 1000,
};

/** Throws `too_large` if a text of a query or form is longer than the limits. */
export function checkText(name: string, text: string, limits: InputSize): void {
  if (name.length > limits.keyLength) throw nameTooLong();
  if (text.length > limits.stringLength) throw textTooLong();
}

/** Throws `too_large` for more parameters of a query, or fields of a form, than the limits. */
export function checkFieldCount(count: number, limits: InputSize): void {
  if (count > limits.keys) throw tooManyFields();
}

const QUOTE = 0x22;
const COMMA = 0x2c;
const COLON = 0x3a;
const LEFT_BRACKET = 0x5b;
const BACKSLASH = 0x5c;
const RIGHT_BRACKET = 0x5d;
const LOWER_U = 0x75;
const LEFT_BRACE = 0x7b;
const RIGHT_BRACE = 0x7d;

/**
 * Throws if a JSON text is larger than the limits: `invalid_input` for its depth, `too_large` for the rest. Reads the text
 * once and builds nothing, because the 400,000 values that fit into one megabyte take seconds to build and check. Does not
 * refuse text that is not JSON.
 */
export function checkJsonText(text: string, limits: InputSize): void {
  const open: { readonly isArray: boolean; entries: number }[] = [];
  let values = 1;
  let lastLength = 0;
  for (let index = 0; index < text.length; index += 1) {
    switch (text.charCodeAt(index)) {
      case QUOTE: {
        const read = readString(text, index + 1, limits.stringLength);
        if (read.length > limits.stringLength) throw textTooLong();
        lastLength = read.length;
        index = read.end;
        break;
      }
      case COLON:
        if (lastLength > limits.keyLength) throw nameTooLong();
        break;
      case COMMA: {
        values += 1;
        const container = open.at(-1);
        if (!container) break;
        container.entries += 1;
        const { isArray, entries } = container;
        if (entries > (isArray ? limits.arrayLength : limits.keys))
          throw isArray ? listTooLong() : tooManyFields();
        break;
      }
      case LEFT_BRACKET:
      case LEFT_BRACE:
        values += 1;
        open.push({ isArray: text.charCodeAt(index) === LEFT_BRACKET, entries: 1 });
        if (open.length > limits.depth)
          throw new PortalError(
            'invalid_input',
            'The request has too many levels of nested lists and fields',
          );
        break;
      case RIGHT_BRACKET:
      case RIGHT_BRACE:
        open.pop();
    }
    if (values > limits.values) throw new PortalError('too_large', 'The request has too many values');
  }
}

/**
 * The length of a JSON string that begins at an index, with each escape as one unit, and the index of its closing quote.
 * Reads no further than `most` units and one.
 */
function readString(text: string, from: number, most: number): { length: number; end: number } {
  let length = 0;
  let index = from;
  while (index < text.length && length <= most && text.charCodeAt(index) !== QUOTE) {
    if (text.charCodeAt(index) !== BACKSLASH) index += 1;
    else index += text.charCodeAt(index + 1) === LOWER_U ? 6 : 2;
    length += 1;
  }
  return { length, end: index };
}

function textTooLong(): PortalError {
  return new PortalError('too_large', 'A text in the request is too long');
}

function nameTooLong(): PortalError {
  return new PortalError('too_large', 'The name of a field in the request is too long');
}

function listTooLong(): PortalError {
  return new PortalError('too_large', 'A list in the request has too many entries');
}

function tooManyFields(): PortalError {
  return new PortalError('too_large', 'The request has too many fields');
}
