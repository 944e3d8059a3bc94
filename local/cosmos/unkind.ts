import { setTimeout as wait } from 'node:timers/promises';
import { MAX_LAG_MS } from './history.ts';
import { type CosmosRequest, isQuery, isTrue, OBSERVER } from './request.ts';
import { type CosmosResponse, errorResponse } from './response.ts';

/**
 * What an unkind store does to a request, as Azure does now and then. `refused`: answers a status and does nothing.
 * `lost`: does it and answers 503 (`status`), or breaks the connection (null).
 */
export type Fault =
  | { readonly kind: 'none' }
  | {
      readonly kind: 'refused';
      readonly status: 408 | 429 | 449 | 503 | null;
      readonly retryAfterMs?: number;
    }
  | { readonly kind: 'lost'; readonly status: 503 | null };

/** Each of these many requests gets one of the faults, and a write also 449. */
const FAULTS_PER_REQUEST = 0.03;
const RETRY_WITH_PER_WRITE = 0.02;
const MAX_LATENCY_MS = 8;
const MAX_RETRY_AFTER_MS = 40;
/** This share of reads lags. */
const LAGGING_READS = 0.5;

/** The store wrote nothing, so that the SDK or the API repeats every request. */
const CERTAIN = new Set<number | null>([429, 449]);

const faults: readonly Fault[] = [
  { kind: 'refused', status: 503 },
  { kind: 'refused', status: 408 },
  { kind: 'refused', status: null },
  { kind: 'lost', status: 503 },
  { kind: 'lost', status: null },
];

/** Without faults after one of a mild store, so that a request and its repetition do not both fail. */
const REQUESTS_AFTER_A_FAULT = 50;

/** What the faults of a request depend on. */
interface Kind {
  readonly isWrite: boolean;
  /** Whether it can be repeated: it reads, or writes under a condition. */
  readonly isRepeatable: boolean;
}

/**
 * The faults of an unkind store, which follow from the seed and the order of its requests. A mild one has only faults that a
 * client can hide by repeating a request once.
 */
export class Unkindness {
  readonly #random: () => number;
  readonly #isMild: boolean;
  #calm = 0;

  constructor(seed: number, isMild = false) {
    this.#random = randomOf(seed);
    this.#isMild = isMild;
  }

  /** How long the next answer takes, in ms. */
  latencyMs(): number {
    return this.#random() * MAX_LATENCY_MS;
  }

  /** How far the next read lags behind the writes that its client has not seen, in ms. */
  lagMs(): number {
    return this.#random() < LAGGING_READS ? this.#random() * MAX_LAG_MS : 0;
  }

  /** The fault of the next request. */
  next(kind: Kind): Fault {
    if (this.#calm-- > 0) return { kind: 'none' };
    const fault = this.#draw(kind);
    if (!this.#isMild) return fault;
    const isHidden = kind.isRepeatable || (fault.kind === 'refused' && CERTAIN.has(fault.status));
    if (fault.kind !== 'none') this.#calm = REQUESTS_AFTER_A_FAULT;
    return isHidden ? fault : { kind: 'none' };
  }

  #draw({ isWrite }: Kind): Fault {
    if (isWrite && this.#random() < RETRY_WITH_PER_WRITE) return { kind: 'refused', status: 449 };
    if (this.#random() >= FAULTS_PER_REQUEST) return { kind: 'none' };
    const chosen = Math.floor(this.#random() * (faults.length + 1));
    return (
      faults[chosen] ?? {
        kind: 'refused',
        status: 429,
        retryAfterMs: Math.ceil(this.#random() * MAX_RETRY_AFTER_MS),
      }
    );
  }
}

/** Answers a request with a latency and the next fault. Null: the connection breaks. */
export async function answerUnkindly(
  request: CosmosRequest,
  unkindness: Unkindness,
  answer: (lagMs: number) => Promise<CosmosResponse>,
): Promise<CosmosResponse | null> {
  // A test that looks into the store is not part of what it tests.
  if (isTrue(request, OBSERVER)) return answer(0);
  await wait(unkindness.latencyMs());
  const lagMs = unkindness.lagMs();
  const isWrite = request.method !== 'GET' && !isQuery(request);
  const isConditional =
    request.headers['if-match'] !== undefined || isTrue(request, 'x-ms-cosmos-is-batch-request');
  const fault = unkindness.next({ isWrite, isRepeatable: !isWrite || isConditional });
  if (fault.kind === 'none') return answer(lagMs);
  if (fault.kind === 'lost') await answer(lagMs);
  if (fault.status === null) return null;
  const failed = errorResponse(fault.status, `The store is unkind: ${fault.kind}.`);
  return fault.kind === 'refused' && fault.retryAfterMs !== undefined
    ? { ...failed, headers: { 'x-ms-retry-after-ms': String(fault.retryAfterMs) } }
    : failed;
}

/** Random numbers from 0 up to 1 that follow from a seed (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
