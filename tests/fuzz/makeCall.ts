import type { CallerKind, Operation } from '@portal/contract/endpoint.ts';
import { endpoints } from '@portal/contract/endpoints.ts';
import { SeededRandom } from '@portal/contract/testing/seededRandom.ts';
import * as z from 'zod/mini';
import { hostileValue, malformed, serialize } from './hostileValues.ts';
import { type JsonSchema, type ExistingValues, createSampler } from './sampleValues.ts';

/** Kinds of callers. `holder` has a request-access token; the last three have an account. */
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

const schemaCache = new Map<z.ZodMiniType, JsonSchema>();

function schemaOf(schema: z.ZodMiniType): JsonSchema {
  const known = schemaCache.get(schema);
  if (known) return known;
  const converted = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
  schemaCache.set(schema, converted);
  return converted;
}

/** A reconciliation takes seconds, and a caller who signs out makes no more calls in the round. */
const RARE = new Set(['runReconciliation', 'signout']);

const OTHER_METHODS = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH'];

/** Deterministic: the same seed, index and known values give the same call. */
export function makeCall(seed: number, index: number, known: ExistingValues): FuzzedCall {
  const random = new SeededRandom(seed * 1_000_003 + index);
  let operation = endpoints[index % endpoints.length]!;
  if (RARE.has(operation.function) && !random.happens(0.05)) operation = random.oneOf(endpoints);
  const hostileRate = random.oneOf([0, 0, 0.08, 0.25, 1]);
  const sample = createSampler(random, known, hostileRate);
  const takesBody = operation.body.def.type !== 'void';
  const method = random.happens(0.04) ? random.oneOf(OTHER_METHODS) : operation.method;
  const mayHaveBody = method !== 'GET';
  return {
    index,
    operation,
    caller: random.happens(0.6) ? allowedCaller(random, operation) : random.oneOf(callerKinds),
    method,
    path: operation.path + queryOf(random, operation, sample, hostileRate),
    body: mayHaveBody && (takesBody || random.happens(0.1)) ? bodyOf(random, operation, sample) : null,
    contentType: random.happens(0.95)
      ? 'application/json'
      : random.oneOf(['text/plain', 'application/xml', '']),
  };
}

function allowedCaller(random: SeededRandom, { access }: Operation): FuzzedCall['caller'] {
  return random.oneOf(callerKinds.filter((kind) => access.includes(kind)));
}

function bodyOf(random: SeededRandom, { body }: Operation, sample: ReturnType<typeof createSampler>): string {
  if (random.happens(0.05)) return random.oneOf(malformed);
  if (random.happens(0.05)) return serialize(hostileValue(random));
  return serialize(body.def.type === 'void' ? hostileValue(random) : sample(schemaOf(body)));
}

function queryOf(
  random: SeededRandom,
  { query }: Operation,
  sample: ReturnType<typeof createSampler>,
  hostileRate: number,
): string {
  if (query.def.type === 'void') return random.happens(0.05) ? '?__proto__=x&a[]=1' : '';
  const values = sample(schemaOf(query));
  const pairs = typeof values === 'object' && values !== null ? Object.entries(values) : [['x', values]];
  const params = new URLSearchParams(pairs.map(([name, value]) => [String(name), queryValue(value)]));
  if (hostileRate > 0 && random.happens(0.2))
    params.append(random.oneOf([...params.keys(), 'constructor']), queryValue(hostileValue(random)));
  return `?${params.toString().slice(0, 6000)}`;
}

function queryValue(value: unknown): string {
  return typeof value === 'string' ? value : serialize(value).slice(0, 500);
}
