import { hostileValue } from './hostileValues.ts';
import type { Random } from './random.ts';

/** What JSON Schema says of a value; only what the contract's schemas come to. */
export interface Described {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Described[];
  readonly oneOf?: readonly Described[];
  readonly properties?: Readonly<Record<string, Described>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Described;
  readonly items?: Described;
  readonly format?: string;
  readonly minLength?: number;
  readonly minItems?: number;
  readonly minimum?: number;
  readonly maximum?: number;
}

/** Values by the name of their field, of things that exist. */
export type Known = Readonly<Record<string, readonly unknown[]>>;

const words = ['Pat Example', 'Central Clinic', 'A note', 'Änne Ørsted', 'x', 'ORD-1', '7'];

/** Makes values of a schema that are right, or wrong with a given probability at each place. */
export function sampler(random: Random, known: Known, wrongness: number) {
  const sample = (schema: Described, name = ''): unknown => {
    if (wrongness > 0 && random.chance(wrongness)) return hostileValue(random);
    if ('const' in schema) return schema.const;
    if (schema.enum) return random.of(schema.enum);
    const options = schema.anyOf ?? schema.oneOf;
    if (options) return sample(random.of(options), name);
    const named = known[name];
    if (named && schema.type !== 'array' && schema.type !== 'object' && random.chance(0.9))
      return random.of(named);
    switch (schema.type ?? '') {
      case 'object':
        return object(schema);
      case 'array': {
        const least = schema.minItems ?? 0;
        return Array.from({ length: least + random.below(3) }, () => sample(schema.items ?? {}, name));
      }
      case 'integer':
      case 'number': {
        const least = Math.max(schema.minimum ?? 0, -1000);
        const most = Math.min(schema.maximum ?? least + 100, least + 400);
        return least + random.below(most - least + 1);
      }
      case 'boolean':
        return random.chance(0.5);
      case 'null':
        return null;
      case 'string':
        return text(schema);
      default:
        return hostileValue(random);
    }
  };

  function object({ properties = {}, required = [], additionalProperties }: Described): unknown {
    const made: [string, unknown][] = Object.entries(properties)
      .filter(([name]) => required.includes(name) || random.chance(0.5))
      .map(([name, schema]) => [name, sample(schema, name)]);
    if (typeof additionalProperties === 'object') made.push(['key', sample(additionalProperties, 'key')]);
    if (wrongness > 0 && random.chance(0.1))
      made.push([random.of(['__proto__', 'constructor', 'role', 'isPaid']), hostileValue(random)]);
    return Object.fromEntries(made);
  }

  function text({ format, minLength = 0 }: Described): string {
    if (format === 'uuid') return uuid();
    if (format === 'date') return `20${10 + random.below(20)}-0${1 + random.below(9)}-1${random.below(10)}`;
    if (format === 'date-time') return `2026-0${1 + random.below(9)}-1${random.below(10)}T10:00:00.000Z`;
    return random.of(words).padEnd(minLength, 'x');
  }

  function uuid(): string {
    const digits = Array.from({ length: 32 }, () => random.below(16).toString(16)).join('');
    return `${digits.slice(0, 8)}-${digits.slice(8, 12)}-4${digits.slice(13, 16)}-8${digits.slice(17, 20)}-${digits.slice(20)}`;
  }

  return sample;
}
