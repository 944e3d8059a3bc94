import type { CallerKind, Operation } from '@portal/contract/endpoint.ts';
import { endpoints } from '@portal/contract/endpoints.ts';
import * as z from 'zod/mini';
import { hostileValue, malformed, written } from './hostileValues.ts';
import { randomOf, type Random } from './random.ts';
import { type Described, type Known, sampler } from './sampleValues.ts';

/** Who calls; `holder` has a request-access token, the last three an account. */
export const callerKinds = [
  'anonymous',
  'holder',
  'client',
  'staff',
  'admin',
] as const satisfies CallerKind[];

export interface FuzzedCall {
  readonly index: number;
  readonly operation: Operation;
  readonly caller: (typeof callerKinds)[number];
  readonly method: string;
  readonly path: string;
  readonly body: string | null;
  readonly contentType: string;
}

const described = new Map<z.ZodMiniType, Described>();

function schemaOf(schema: z.ZodMiniType): Described {
  const known = described.get(schema);
  if (known) return known;
  const made = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Described;
  described.set(schema, made);
  return made;
}

/** A comparison with Stripe takes seconds, and who signed out makes no more calls of the round. */
const RARE = new Set(['runReconciliation', 'signout']);

const OTHER_METHODS = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH'];

/** The call of an index is always the same for the same seed and the same known values. */
export function makeCall(seed: number, index: number, known: Known): FuzzedCall {
  const random = randomOf(seed * 1_000_003 + index);
  let operation = endpoints[index % endpoints.length]!;
  if (RARE.has(operation.function) && !random.chance(0.05)) operation = random.of(endpoints);
  const wrongness = random.of([0, 0, 0.08, 0.25, 1]);
  const sample = sampler(random, known, wrongness);
  const takesBody = operation.body.def.type !== 'void';
  const method = random.chance(0.04) ? random.of(OTHER_METHODS) : operation.method;
  const mayHaveBody = method !== 'GET';
  return {
    index,
    operation,
    caller: random.chance(0.6) ? allowedCaller(random, operation) : random.of(callerKinds),
    method,
    path: operation.path + queryOf(random, operation, sample, wrongness),
    body: mayHaveBody && (takesBody || random.chance(0.1)) ? bodyOf(random, operation, sample) : null,
    contentType: random.chance(0.95) ? 'application/json' : random.of(['text/plain', 'application/xml', '']),
  };
}

function allowedCaller(random: Random, { access }: Operation): FuzzedCall['caller'] {
  return random.of(callerKinds.filter((kind) => access.includes(kind)));
}

function bodyOf(random: Random, { body }: Operation, sample: ReturnType<typeof sampler>): string {
  if (random.chance(0.05)) return random.of(malformed);
  if (random.chance(0.05)) return written(hostileValue(random));
  return written(body.def.type === 'void' ? hostileValue(random) : sample(schemaOf(body)));
}

function queryOf(
  random: Random,
  { query }: Operation,
  sample: ReturnType<typeof sampler>,
  wrongness: number,
): string {
  if (query.def.type === 'void') return random.chance(0.05) ? '?__proto__=x&a[]=1' : '';
  const values = sample(schemaOf(query));
  const pairs = typeof values === 'object' && values !== null ? Object.entries(values) : [['x', values]];
  const params = new URLSearchParams(pairs.map(([name, value]) => [String(name), inQuery(value)]));
  if (wrongness > 0 && random.chance(0.2))
    params.append(random.of([...params.keys(), 'constructor']), inQuery(hostileValue(random)));
  return `?${params.toString().slice(0, 6000)}`;
}

function inQuery(value: unknown): string {
  return typeof value === 'string' ? value : written(value).slice(0, 500);
}
