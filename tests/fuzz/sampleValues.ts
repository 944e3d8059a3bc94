import type { SeededRandom } from '@portal/contract/testing/seededRandom.ts';
import { hostileValue } from './hostileValues.ts';

/** The part of JSON Schema that the contract's schemas use. */
export interface JsonSchema {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | JsonSchema;
  readonly items?: JsonSchema;
  readonly format?: string;
  readonly minLength?: number;
  readonly minItems?: number;
  readonly minimum?: number;
  readonly maximum?: number;
}

/** Existing values by field name, such as ids of stored records. */
export type ExistingValues = Readonly<Record<string, readonly unknown[]>>;

const texts = ['Pat Example', 'Central Clinic', 'A note', 'Änne Ørsted', 'x', 'ORD-1', '7'];

/** Returns a function that generates a value for a schema. Each part of it is hostile with the probability `hostileRate`. */
export function createSampler(random: SeededRandom, known: ExistingValues, hostileRate: number) {
  const sample = (schema: JsonSchema, name = ''): unknown => {
    if (hostileRate > 0 && random.happens(hostileRate)) return hostileValue(random);
    if ('const' in schema) return schema.const;
    if (schema.enum) return random.oneOf(schema.enum);
    const options = schema.anyOf ?? schema.oneOf;
    if (options) return sample(random.oneOf(options), name);
    const named = known[name];
    if (named && schema.type !== 'array' && schema.type !== 'object' && random.happens(0.9))
      return random.oneOf(named);
    switch (schema.type ?? '') {
      case 'object':
        return object(schema);
      case 'array': {
        const minItems = schema.minItems ?? 0;
        return Array.from({ length: minItems + random.below(3) }, () => sample(schema.items ?? {}, name));
      }
      case 'integer':
      case 'number': {
        const min = Math.max(schema.minimum ?? 0, -1000);
        const max = Math.min(schema.maximum ?? min + 100, min + 400);
        return min + random.below(max - min + 1);
      }
      case 'boolean':
        return random.happens(0.5);
      case 'null':
        return null;
      case 'string':
        return text(schema);
      default:
        return hostileValue(random);
    }
  };

  function object({ properties = {}, required = [], additionalProperties }: JsonSchema): unknown {
    const entries: [string, unknown][] = Object.entries(properties)
      .filter(([name]) => required.includes(name) || random.happens(0.5))
      .map(([name, schema]) => [name, sample(schema, name)]);
    if (typeof additionalProperties === 'object') entries.push(['key', sample(additionalProperties, 'key')]);
    if (hostileRate > 0 && random.happens(0.1))
      entries.push([random.oneOf(['__proto__', 'constructor', 'role', 'isPaid']), hostileValue(random)]);
    return Object.fromEntries(entries);
  }

  function text({ format, minLength = 0 }: JsonSchema): string {
    if (format === 'uuid') return uuid();
    if (format === 'date') return `20${10 + random.below(20)}-0${1 + random.below(9)}-1${random.below(10)}`;
    if (format === 'date-time') return `2026-0${1 + random.below(9)}-1${random.below(10)}T10:00:00.000Z`;
    return random.oneOf(texts).padEnd(minLength, 'x');
  }

  function uuid(): string {
    const digits = Array.from({ length: 32 }, () => random.below(16).toString(16)).join('');
    return `${digits.slice(0, 8)}-${digits.slice(8, 12)}-4${digits.slice(13, 16)}-8${digits.slice(17, 20)}-${digits.slice(20)}`;
  }

  return sample;
}
