import type { Use } from './parseFile.ts';

/**
 * A file, or a folder and all below it; `npm:stripe` is the package with its sub-paths, `npm:` any package, `node:` any
 * module of Node. What a text cannot say is a regular expression.
 */
export type Pattern = string | RegExp;

interface Exception {
  readonly from?: readonly Pattern[];
  readonly to?: readonly Pattern[];
  readonly why: string;
}

interface BaseRule {
  readonly name: string;
  readonly from: readonly Pattern[];
  /** Each has to be needed: one that excepts nothing fails the check. */
  readonly except?: readonly Exception[];
  readonly why: string;
}

/** Forbids imports of `to`, or of everything but `only`. */
export type ImportRule = BaseRule &
  (
    | { readonly to: readonly Pattern[] | ((to: string, from: string) => boolean) }
    | { readonly only: readonly Pattern[] }
  );

/** Forbids what code reads from the world around it. */
export interface UseRule extends BaseRule {
  readonly uses: readonly Use[];
}

/** Forbids that files import each other in a circle. */
export interface CycleRule {
  readonly name: string;
  readonly why: string;
}

const TESTS = /\.(?:test|journey)\.tsx?$/;
const TEST_TOOLS: readonly Pattern[] = ['npm:', 'node:', /\/testing\//];
const API_TOOLS = ['api/src/config', 'api/src/errors', 'api/src/telemetry'];

const testsUseTools = (why = 'A test brings its tools along.'): Exception => ({
  from: [TESTS, /\/testing\//],
  to: TEST_TOOLS,
  why,
});

/** Features that screens share. Each may import those before it; screens may import all of them. */
export const SHARED_FEATURES = [
  'preview',
  'uploads',
  'disputes',
  'requests',
  'payments',
  'retention',
  'audit',
  'invoices',
  'files',
];

function featureOf(path: string): string | null {
  return /^frontend\/src\/features\/([^/]+)/.exec(path)?.[1] ?? null;
}

function isForbiddenFeature(to: string, from: string): boolean {
  const [target, importer] = [featureOf(to), featureOf(from)];
  if (target === null || importer === null || target === importer) return false;
  const [place, own] = [SHARED_FEATURES.indexOf(target), SHARED_FEATURES.indexOf(importer)];
  return place === -1 || (own !== -1 && place > own);
}

const betweenParts: readonly ImportRule[] = [
  {
    name: 'contract imports zod/mini and itself',
    from: ['contract/src'],
    only: ['contract/src', 'npm:zod/mini'],
    except: [
      testsUseTools(),
      { from: [TESTS], to: ['contract/package.json'], why: 'It tests what the package exports.' },
    ],
    why: 'Browser and server both load the contract: what it imports, both carry.',
  },
  {
    name: 'api imports the contract and itself',
    from: ['api'],
    to: ['frontend', 'local', 'tests', 'scripts'],
    why: 'Arrows run frontend → contract ← api: the API runs without the others.',
  },
  {
    name: 'frontend imports the contract and itself',
    from: ['frontend'],
    to: ['api', 'local', 'tests', 'scripts'],
    why: 'Arrows run frontend → contract ← api: the browser knows the wire and nothing behind it.',
  },
  {
    name: 'frontend/src runs in the browser',
    from: ['frontend/src'],
    to: ['node:', 'frontend/build'],
    except: [{ from: [TESTS, 'frontend/src/testing'], why: 'Tests run in Node.' }],
    why: 'Modules of Node and steps of the build are not there in a browser.',
  },
  {
    name: 'nothing imports local',
    from: ['contract', 'api', 'frontend', 'tests', 'scripts'],
    to: ['local'],
    except: [
      {
        from: ['scripts/infra/sampleSettings.test.ts'],
        to: ['local/supervisor'],
        why: 'It compares the sample of the settings with what the local stack reads of it.',
      },
      {
        from: ['scripts/site/siteRules.test.ts'],
        to: ['local/site'],
        why: 'It asks the local site which rule matches, so that rules nobody reaches are found.',
      },
      {
        from: ['scripts/quickStart.test.ts'],
        to: ['local/supervisor'],
        why: 'It asks whether a process is the one that it started.',
      },
    ],
    why: 'local/ stands in for Azure: the product runs without it.',
  },
  {
    name: 'local runs the built portal',
    from: ['local'],
    to: ['contract', 'api', 'frontend', 'tests', 'scripts'],
    except: [
      {
        from: ['local/site'],
        to: ['frontend/build/siteRules.ts'],
        why: 'The rules of the site have one source, which a deployment and this server both read.',
      },
    ],
    why: 'The local stack starts the bundles, as Azure does; it does not reach into the code.',
  },
  {
    name: 'the Stripe emulator stands alone',
    from: ['local/stripe'],
    to: [/^local\/(?!stripe\/)/],
    why: 'Other projects can use the emulator: it takes nothing of this one along.',
  },
  {
    name: 'tests import the contract and themselves',
    from: ['tests'],
    to: ['api', 'frontend'],
    why: 'Black-box tests know the wire only: they must not pass because they share a fault with the code.',
  },
  {
    name: 'the product imports no scripts or tests',
    from: ['contract', 'api', 'frontend', 'local'],
    to: ['scripts', 'tests'],
    why: 'What builds and proves the product is no part of it.',
  },
  {
    name: 'the product imports no testing folder',
    from: ['contract/src', 'api/src', 'frontend/src', /^local\/(?!stripe\/(?:tests\/|vitest))/],
    to: [/\/testing\//, 'npm:vitest', 'npm:msw', /^npm:@testing-library\//, TESTS],
    except: [{ from: [TESTS, /\/testing\//], why: 'Tests use them.' }],
    why: 'Doubles and seeds of tests would reach the bundle.',
  },
  {
    name: 'no internals of the Cosmos SDK',
    from: ['contract', 'api', 'frontend', 'local', 'tests', 'scripts'],
    to: [/^npm:@azure\/cosmos\/./],
    why: 'What @azure/cosmos does not export changes without notice.',
  },
];

const insideApi: readonly ImportRule[] = [
  {
    name: 'domain imports contract and domain',
    from: ['api/src/domain'],
    only: ['api/src/domain', 'contract/src', 'npm:zod/mini'],
    except: [testsUseTools()],
    why: 'A rule takes facts and now: no SDK, no store, no environment, no I/O.',
  },
  {
    name: 'config imports nothing of the API',
    from: ['api/src/config'],
    to: ['api/src'],
    except: [
      { to: ['api/src/config'], why: 'Its own files.' },
      {
        from: [TESTS],
        to: ['api/src/telemetry', 'api/src/testing'],
        why: 'It tests that the log names a setting.',
      },
    ],
    why: 'Every layer reads settings; settings know none of them.',
  },
  {
    name: 'errors and telemetry import no layer',
    from: ['api/src/errors', 'api/src/telemetry'],
    only: [
      'api/src/errors',
      'api/src/telemetry',
      'contract/src',
      'npm:zod/mini',
      'npm:@azure/functions',
      'node:async_hooks',
    ],
    except: [testsUseTools()],
    why: 'Every layer throws and logs; both know none of them.',
  },
  {
    name: 'errors do not import telemetry',
    from: ['api/src/errors'],
    to: ['api/src/telemetry'],
    why: 'Telemetry describes errors: the arrow runs one way.',
  },
  {
    name: 'data imports domain',
    from: ['api/src/data'],
    only: ['api/src/data', 'api/src/domain', 'contract/src', ...API_TOOLS, 'npm:', 'node:'],
    except: [testsUseTools()],
    why: 'The stores know documents and rules, not who calls them.',
  },
  {
    name: 'services import domain',
    from: ['api/src/services'],
    only: ['api/src/services', 'api/src/domain', 'contract/src', ...API_TOOLS, 'npm:', 'node:'],
    except: [testsUseTools()],
    why: 'A service is an adapter for one outside system: use cases call it, and it calls none.',
  },
  {
    name: 'workflows import domain, data and services',
    from: ['api/src/workflows'],
    only: [
      'api/src/workflows',
      'api/src/domain',
      'api/src/data',
      'api/src/services',
      'contract/src',
      ...API_TOOLS,
      'npm:zod/mini',
      'npm:p-map',
      'node:',
    ],
    except: [testsUseTools()],
    why: 'A use case knows nothing of HTTP and of the functions that start it, and reaches systems through data and services.',
  },
  {
    name: 'http imports no functions or workflows',
    from: ['api/src/http'],
    to: ['api/src/functions', 'api/src/workflows', 'api/src/seed'],
    why: 'The wrapper of every call knows none of them.',
  },
  {
    name: 'functions do not import each other',
    from: ['api/src/functions'],
    to: (to, from) => to.startsWith('api/src/functions/') && to !== from,
    why: 'One function is one endpoint; what two of them share is a workflow.',
  },
  {
    name: 'seed imports no functions',
    from: ['api/src/seed'],
    to: ['api/src/functions', 'api/src/http', 'api/src/app.ts'],
    why: 'The seed makes its requests by the use cases that functions call.',
  },
  {
    name: 'only data imports the Cosmos and Blob SDKs',
    from: ['contract', 'api/src', 'frontend'],
    to: ['npm:@azure/cosmos', 'npm:@azure/storage-blob'],
    except: [{ from: ['api/src/data'], why: 'It is the one layer that talks to the stores.' }],
    why: 'Retries, deadlines, tracing and parsing of documents stand in api/src/data once.',
  },
  {
    name: 'only services import Stripe and other SDKs',
    from: ['contract', 'api/src', 'frontend'],
    to: [
      'npm:stripe',
      'npm:jose',
      'npm:nodemailer',
      'npm:openid-client',
      'npm:otpauth',
      'npm:@node-rs/argon2',
      'npm:@azure/communication-email',
      'npm:@azure/communication-sms',
      'npm:@azure/storage-queue',
    ],
    except: [
      { from: ['api/src/services'], why: 'One adapter per outside system.' },
      { from: [TESTS], why: 'Tests forge and read what the systems send.' },
    ],
    why: 'Keys, versions, time limits and errors of an outside system stand in its adapter once.',
  },
];

const insideFrontend: readonly ImportRule[] = [
  {
    name: 'lib imports the contract',
    from: ['frontend/src/lib'],
    to: ['frontend/src/app', 'frontend/src/features', 'frontend/src/components', 'frontend/src/main.tsx'],
    why: 'app → features → components → lib: lib knows none of those above.',
  },
  {
    name: 'components import lib',
    from: ['frontend/src/components'],
    to: ['frontend/src/app', 'frontend/src/features', 'frontend/src/main.tsx'],
    why: 'app → features → components → lib: a component serves any feature.',
  },
  {
    name: 'features import nothing of app',
    from: ['frontend/src/features'],
    to: ['frontend/src/app', 'frontend/src/main.tsx'],
    why: 'app → features → components → lib: app puts the features together.',
  },
  {
    name: 'features import shared features only',
    from: ['frontend/src/features'],
    to: isForbiddenFeature,
    why: `Screens never import each other. Shared features come in this order: ${SHARED_FEATURES.join(', ')}.`,
  },
];

const importRules: readonly ImportRule[] = [...betweenParts, ...insideApi, ...insideFrontend];

const useRules: readonly UseRule[] = [
  {
    name: 'no clock in domain',
    from: ['api/src/domain'],
    uses: ['clock'],
    why: 'A rule takes `now`: it decides the same for the same facts, and its tests need no clock.',
  },
  {
    name: 'no clock in the contract’s rules',
    from: ['contract/src/fields', /^contract\/src\/(?:.*\/)?rules\b/],
    uses: ['clock', 'random'],
    why: 'A rule takes `now`: browser and server decide the same for the same facts.',
  },
  {
    name: 'no chance in domain',
    from: ['api/src/domain'],
    uses: ['random'],
    why: 'Ids and nonces are facts that the use case brings along.',
  },
  {
    name: 'no process in domain and contract',
    from: ['api/src/domain', 'contract/src'],
    uses: ['process'],
    why: 'Rules run in the browser as well, and know no environment.',
  },
  {
    name: 'only config reads process.env',
    from: ['contract', 'api/src', 'frontend/src'],
    uses: ['environment'],
    except: [{ from: ['api/src/config'], why: 'It parses the environment once.' }],
    why: 'A setting that config does not parse is missing from the templates, the sample and the doctor.',
  },
];

const cycleRule: CycleRule = {
  name: 'no import cycles',
  why: 'What imports each other in a circle, types included, can be read, tested and moved only together.',
};

export interface Rules {
  readonly each: readonly (ImportRule | UseRule)[];
  readonly cycles: CycleRule;
}

export const rules: Rules = { each: [...importRules, ...useRules], cycles: cycleRule };
