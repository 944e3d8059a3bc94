import type { Use } from './parseFile.ts';

/**
 * A file, or a folder with everything in it. `npm:stripe` is a package with its subpaths, `npm:` any package, `node:` any
 * module of Node. Other patterns are regular expressions.
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
  /** An exception that is not needed fails the check. */
  readonly except?: readonly Exception[];
  readonly why: string;
}

/** Forbids imports of `to`, or of everything except `only`. */
export type ImportRule = BaseRule &
  (
    | { readonly to: readonly Pattern[] | ((to: string, from: string) => boolean) }
    | { readonly only: readonly Pattern[] }
  );

/** Forbids that code reads the clock, random values or the process. */
export interface UseRule extends BaseRule {
  readonly uses: readonly Use[];
}

/** Forbids import cycles. */
export interface CycleRule {
  readonly name: string;
  readonly why: string;
}

const TESTS = /\.(?:test|journey)\.tsx?$/;
const TEST_TOOLS: readonly Pattern[] = ['npm:', 'node:', /\/testing\//];
const API_TOOLS = ['api/src/config', 'api/src/errors', 'api/src/telemetry'];

const testsUseTools = (why = 'Tests use test tools.'): Exception => ({
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
  const [targetOrder, importerOrder] = [SHARED_FEATURES.indexOf(target), SHARED_FEATURES.indexOf(importer)];
  return targetOrder === -1 || (importerOrder !== -1 && targetOrder > importerOrder);
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
    why: 'Browser and server both load the contract and everything that it imports.',
  },
  {
    name: 'api imports the contract and itself',
    from: ['api'],
    to: ['frontend', 'local', 'tests', 'scripts'],
    why: 'frontend → contract ← api: the API runs without the others.',
  },
  {
    name: 'frontend imports the contract and itself',
    from: ['frontend'],
    to: ['api', 'local', 'tests', 'scripts'],
    why: 'frontend → contract ← api: the browser knows only the API contract.',
  },
  {
    name: 'frontend/src runs in the browser',
    from: ['frontend/src'],
    to: ['node:', 'frontend/build'],
    except: [{ from: [TESTS, 'frontend/src/testing'], why: 'Tests run in Node.' }],
    why: 'Node modules and build steps are not available in a browser.',
  },
  {
    name: 'nothing imports local',
    from: ['contract', 'api', 'frontend', 'tests', 'scripts'],
    to: ['local'],
    except: [
      {
        from: ['scripts/infra/sampleSettings.test.ts'],
        to: ['local/supervisor'],
        why: 'It compares the sample settings with the settings that the local stack reads.',
      },
      {
        from: ['scripts/site/siteRules.test.ts'],
        to: ['local/site'],
        why: 'It uses the local site to find rules that never match.',
      },
      {
        from: ['scripts/quickStart.test.ts'],
        to: ['local/supervisor'],
        why: 'It checks the identity of a process.',
      },
    ],
    why: 'local/ replaces Azure on a developer machine: the product runs without it.',
  },
  {
    name: 'local runs the built portal',
    from: ['local'],
    to: ['contract', 'api', 'frontend', 'tests', 'scripts'],
    except: [
      {
        from: ['local/site'],
        to: ['frontend/build/siteRules.ts'],
        why: 'A deployment and the local site read the same rules of the site.',
      },
    ],
    why: 'The local stack starts the bundles, as Azure does.',
  },
  {
    name: 'the Stripe emulator imports nothing else',
    from: ['local/stripe'],
    to: [/^local\/(?!stripe\/)/],
    why: 'Other projects can use the emulator without the rest of this repository.',
  },
  {
    name: 'tests import the contract and themselves',
    from: ['tests'],
    to: ['api', 'frontend'],
    why: 'Black-box tests use only the API: they must not share a bug with the code.',
  },
  {
    name: 'the product imports no scripts or tests',
    from: ['contract', 'api', 'frontend', 'local'],
    to: ['scripts', 'tests'],
    why: 'Build and test code is not part of the product.',
  },
  {
    name: 'the product imports no testing folder',
    from: ['contract/src', 'api/src', 'frontend/src', /^local\/(?!stripe\/(?:tests\/|vitest))/],
    to: [/\/testing\//, 'npm:vitest', 'npm:msw', /^npm:@testing-library\//, TESTS],
    except: [{ from: [TESTS, /\/testing\//], why: 'Tests use them.' }],
    why: 'Test doubles and test data would be in the bundle.',
  },
  {
    name: 'no internals of the Cosmos SDK',
    from: ['contract', 'api', 'frontend', 'local', 'tests', 'scripts'],
    to: [/^npm:@azure\/cosmos\/./],
    why: 'Internals of @azure/cosmos change without notice.',
  },
];

const insideApi: readonly ImportRule[] = [
  {
    name: 'domain imports contract and domain',
    from: ['api/src/domain'],
    only: ['api/src/domain', 'contract/src', 'npm:zod/mini'],
    except: [testsUseTools()],
    why: 'A rule takes facts and `now`: no SDK, no store, no environment, no I/O.',
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
    why: 'Every layer reads settings; settings depend on no layer.',
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
    why: 'Every layer throws and logs; errors and telemetry depend on no layer.',
  },
  {
    name: 'errors do not import telemetry',
    from: ['api/src/errors'],
    to: ['api/src/telemetry'],
    why: 'Telemetry depends on errors, not the other way around.',
  },
  {
    name: 'data imports domain',
    from: ['api/src/data'],
    only: ['api/src/data', 'api/src/domain', 'contract/src', ...API_TOOLS, 'npm:', 'node:'],
    except: [testsUseTools()],
    why: 'The stores depend on documents and rules, not on their callers.',
  },
  {
    name: 'services import domain',
    from: ['api/src/services'],
    only: ['api/src/services', 'api/src/domain', 'contract/src', ...API_TOOLS, 'npm:', 'node:'],
    except: [testsUseTools()],
    why: 'A service is an adapter for one external system: use cases call it, and it calls none.',
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
    why: 'A use case does not depend on HTTP or functions, and reaches external systems through data and services.',
  },
  {
    name: 'http imports no functions or workflows',
    from: ['api/src/http'],
    to: ['api/src/functions', 'api/src/workflows', 'api/src/seed'],
    why: 'The wrapper of every call depends on none of them.',
  },
  {
    name: 'functions do not import each other',
    from: ['api/src/functions'],
    to: (to, from) => to.startsWith('api/src/functions/') && to !== from,
    why: 'One function is one endpoint; shared code is a workflow.',
  },
  {
    name: 'seed imports no functions',
    from: ['api/src/seed'],
    to: ['api/src/functions', 'api/src/http', 'api/src/app.ts'],
    why: 'The seed creates its data with the use cases that functions call.',
  },
  {
    name: 'only data imports the Cosmos and Blob SDKs',
    from: ['contract', 'api/src', 'frontend'],
    to: ['npm:@azure/cosmos', 'npm:@azure/storage-blob'],
    except: [{ from: ['api/src/data'], why: 'It is the only layer that accesses the stores.' }],
    why: 'Retries, deadlines, tracing and parsing of documents are implemented once, in api/src/data.',
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
      { from: ['api/src/services'], why: 'One adapter per external system.' },
      { from: [TESTS], why: 'Tests create and read messages of these systems.' },
    ],
    why: 'Keys, versions, time limits and errors of an external system are handled once, in its adapter.',
  },
];

const insideFrontend: readonly ImportRule[] = [
  {
    name: 'lib imports the contract',
    from: ['frontend/src/lib'],
    to: ['frontend/src/app', 'frontend/src/features', 'frontend/src/components', 'frontend/src/main.tsx'],
    why: 'app → features → components → lib: lib depends on none of the others.',
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
    why: 'app → features → components → lib: app combines the features.',
  },
  {
    name: 'features import shared features only',
    from: ['frontend/src/features'],
    to: isForbiddenFeature,
    why: `Features import only shared features. A shared feature imports only earlier ones of this list: ${SHARED_FEATURES.join(', ')}.`,
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
    name: 'no randomness in domain',
    from: ['api/src/domain'],
    uses: ['random'],
    why: 'The use case passes ids and nonces as facts.',
  },
  {
    name: 'no process in domain and contract',
    from: ['api/src/domain', 'contract/src'],
    uses: ['process'],
    why: 'Rules also run in the browser, which has no process.',
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
  why: 'Files in a cycle, including cycles of types, can be read, tested and moved only together.',
};

export interface Rules {
  readonly each: readonly (ImportRule | UseRule)[];
  readonly cycles: CycleRule;
}

export const rules: Rules = { each: [...importRules, ...useRules], cycles: cycleRule };
