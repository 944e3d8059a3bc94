import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';

const PORT_RULE = 'PORT must be a whole number from 0 to 65535; 0 takes any free port.';
const UNKIND_RULE = 'COSMOS_UNKIND must be a whole number: the seed of the faults.';

const environment = z.object({
  PORT: z.coerce.number(PORT_RULE).int(PORT_RULE).min(0, PORT_RULE).max(65_535, PORT_RULE).default(4280),
  LOCAL_DIR: z.string().min(1).default('.local'),
  COSMOS_UNKIND: z.optional(z.coerce.number(UNKIND_RULE).int(UNKIND_RULE)),
  COSMOS_UNKIND_MILD: z.stringbool('COSMOS_UNKIND_MILD must be true or false.').default(false),
});
const seeds = z.enum(['none', 'base', 'demo'], '--seed takes none, base or demo.');

export interface StartOptions {
  root: string;
  port: number;
  stateDir: string;
  apiDir: string;
  siteDir: string;
  seed: z.infer<typeof seeds>;
  fresh: boolean;
  build: boolean;
  dev: boolean;
  /** Whether tests can simulate outages of the stores and kill the API. */
  faultInjection: boolean;
  /** Whether the stores answer a change only when it is on disk. Tests that kill no store do without it. */
  durable: boolean;
  /** The seed of faults of the Cosmos server like those of Azure; null: none. */
  unkind: number | null;
  /** Whether these are only faults that the API hides. */
  mild: boolean;
  ribbon: boolean;
}

/** Parses the command line and the environment. @throws Error with a message for the user */
export function readStartOptions(root: string, args: string[], env: NodeJS.ProcessEnv): StartOptions {
  const { values } = parseArgs({
    args,
    options: {
      fresh: { type: 'boolean', default: false },
      'no-build': { type: 'boolean', default: false },
      'no-ribbon': { type: 'boolean', default: false },
      dev: { type: 'boolean', default: false },
      'fault-injection': { type: 'boolean', default: false },
      'no-durable': { type: 'boolean', default: false },
      seed: { type: 'string', default: 'demo' },
      api: { type: 'string', default: 'api' },
      site: { type: 'string', default: join('frontend', 'dist') },
    },
  });
  const { PORT, LOCAL_DIR, COSMOS_UNKIND, COSMOS_UNKIND_MILD } = parsedOrThrow(environment.safeParse(env));
  return {
    root,
    port: PORT,
    stateDir: resolve(root, LOCAL_DIR),
    apiDir: resolve(root, values.api),
    siteDir: resolve(root, values.site),
    seed: parsedOrThrow(seeds.safeParse(values.seed)),
    fresh: values.fresh,
    build: !values['no-build'],
    dev: values.dev,
    faultInjection: values['fault-injection'],
    durable: !values['no-durable'],
    unkind: COSMOS_UNKIND ?? null,
    mild: COSMOS_UNKIND_MILD,
    ribbon: !values['no-ribbon'],
  };
}

function parsedOrThrow<T>(parsed: z.ZodSafeParseResult<T>): T {
  if (parsed.success) return parsed.data;
  throw new Error(parsed.error.issues.map((issue) => issue.message).join(' '));
}
