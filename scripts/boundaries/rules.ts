import type { Use } from './findUses.ts';

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

/** Forbids what code does without imports, such as reading the clock. */
export interface UseRule extends BaseRule {
  readonly uses: readonly Use[];
}

/** A rule for all files. */
interface NamedRule {
  readonly name: string;
  readonly why: string;
}

/** Limits how many source files and folders a folder has. */
interface FolderRule extends NamedRule {
  readonly max: number;
  readonly except: RegExp;
}

const TESTS = /\.(?:test|journey)\.tsx?$/;
const API_TOOLS = ['api/src/config', 'api/src/errors', 'api/src/telemetry'];

/** Tests of a layer may use packages, Node, and test tools of these folders. */
const testsUseTools = (...folders: readonly Pattern[]): Exception => ({
  from: [TESTS, /\/testing\//],
  to: ['npm:', 'node:', ...folders],
  why: 'Tests use test tools.',
});

/** Features that screens share. Each may import those before it; screens may import all of them. */
export const SHARED_FEATURES = [
  'preview',
  'uploads',
  'disputes',
  'requests',
  'worklist',
  'notifications',
  'payments',
  'retention',
  'audit',
  'invoices',
  'incidents',
  'files',
  'messages',
  'submissions',
  'fulfillment',
  'tracker',
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
        from: ['scripts/run.ts'],
        to: ['local/supervisor/exitWithSupervisor.ts'],
        why: 'Programs that it starts exit with it, as the parts of the local stack do.',
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
    to: ['api', 'frontend', 'scripts'],
    except: [
      {
        to: ['scripts/run.ts', 'scripts/chromium.ts', 'scripts/testing/retriedTests.ts'],
        why: 'The programs in tests/ start processes and Chromium as npm test does.',
      },
    ],
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
    name: 'no other way to load a module',
    from: ['contract/src', 'api/src', 'frontend/src'],
    to: ['node:module', 'node:process', 'node:vm', 'node:worker_threads'],
    except: [
      {
        from: ['api/src/index.ts', 'api/src/services/pdfText/pdfWorker.ts'],
        to: ['node:module'],
        why: 'They turn on the compile cache.',
      },
      {
        from: ['api/src/services/workers', /^api\/src\/services\/\w+\/\w+Worker\.ts$/],
        to: ['node:worker_threads'],
        why: 'What reads or renders documents runs in worker threads that have limits.',
      },
      { from: [TESTS], why: 'Tests are not part of the product.' },
    ],
    why: 'The rules read imports. They cannot see what createRequire loads, or a setting read from node:process.',
  },
  {
    name: 'no internals of the Cosmos SDK',
    from: ['contract', 'api', 'frontend', 'local', 'tests', 'scripts'],
    to: [/^npm:@azure\/cosmos\/./],
    why: 'Internals of @azure/cosmos change without notice.',
  },
];

/** The layers of the API below its workflows. */
const LOWER_LAYERS = ['api/src/domain', 'api/src/data', 'api/src/services', 'contract/src', ...API_TOOLS];

/** Modules of Node that access nothing outside the process. */
const PURE_MODULES = ['node:buffer', 'node:crypto', 'node:stream', 'node:timers/promises'];

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
      'node:perf_hooks',
      'node:timers/promises',
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
    except: [testsUseTools('api/src/testing')],
    why: 'The stores depend on documents and rules, not on their callers.',
  },
  {
    name: 'services import domain',
    from: ['api/src/services'],
    only: ['api/src/services', 'api/src/domain', 'contract/src', ...API_TOOLS, 'npm:', 'node:'],
    except: [testsUseTools('api/src/testing')],
    why: 'A service is an adapter for one external system: use cases call it, and it calls none.',
  },
  {
    name: 'workflows import domain, data and services',
    from: ['api/src/workflows'],
    only: ['api/src/workflows', ...LOWER_LAYERS, 'npm:zod/mini', 'npm:p-map', ...PURE_MODULES],
    except: [testsUseTools('api/src/testing')],
    why: 'A use case does not depend on HTTP or functions, and reaches external systems through data and services.',
  },
  {
    name: 'http imports no functions or workflows',
    from: ['api/src/http'],
    only: ['api/src/http', ...LOWER_LAYERS, 'npm:zod/mini', 'npm:@azure/functions', ...PURE_MODULES],
    except: [
      testsUseTools('api/src/testing'),
      { to: ['node:net'], why: 'It parses IP addresses.' },
      { to: ['node:util'], why: 'It parses content types.' },
    ],
    why: 'The wrapper of every call depends on none of them.',
  },
  {
    name: 'functions import workflows, domain, data and services',
    from: ['api/src/functions'],
    only: [
      'api/src/functions',
      'api/src/workflows',
      'api/src/domain',
      'api/src/data',
      'api/src/services',
      'api/src/http',
      'contract/src',
      ...API_TOOLS,
      'npm:zod/mini',
      'npm:@azure/functions',
      ...PURE_MODULES,
    ],
    why: 'A function reaches external systems through data and services, and does not depend on app.ts or the seed.',
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
    only: ['api/src/seed', 'api/src/workflows', ...LOWER_LAYERS, 'npm:zod/mini'],
    why: 'The seed creates its data with the use cases that functions call.',
  },
  {
    name: 'test data imports domain',
    from: ['api/src/testing'],
    only: ['api/src/testing', 'api/src/domain', 'contract/src', 'npm:', 'node:'],
    why: 'Tests of every layer use it: it must not bring another layer into them.',
  },
  {
    name: 'only functions and http import the Functions SDK',
    from: ['contract', 'api/src', 'frontend'],
    to: ['npm:@azure/functions'],
    except: [
      { from: ['api/src/functions', 'api/src/http'], why: 'They answer calls and timers.' },
      { from: ['api/src/app.ts', 'api/src/timers.ts'], why: 'They register the functions.' },
      { from: ['api/src/telemetry'], why: 'It writes the log of the host.' },
      { from: [TESTS], why: 'Tests replace the host.' },
    ],
    why: 'The other layers do not depend on the host.',
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
    only: ['frontend/src/lib', 'contract/src', 'npm:'],
    except: [testsUseTools('frontend/src/testing')],
    why: 'app → features → components → lib: lib depends on none of the others.',
  },
  {
    name: 'components import lib',
    from: ['frontend/src/components'],
    only: ['frontend/src/components', 'frontend/src/lib', 'contract/src', 'npm:'],
    except: [testsUseTools('frontend/src/testing')],
    why: 'app → features → components → lib: a component serves any feature.',
  },
  {
    name: 'features import nothing of app',
    from: ['frontend/src/features'],
    only: ['frontend/src/features', 'frontend/src/components', 'frontend/src/lib', 'contract/src', 'npm:'],
    except: [testsUseTools('frontend/src/testing')],
    why: 'app → features → components → lib: app combines the features.',
  },
  {
    name: 'app imports the features',
    from: ['frontend/src/app'],
    only: [
      'frontend/src/app',
      'frontend/src/features',
      'frontend/src/components',
      'frontend/src/lib',
      'contract/src',
      'npm:',
    ],
    except: [testsUseTools('frontend/src/testing', 'frontend/build')],
    why: 'app → features → components → lib: there is no other layer.',
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
    name: 'no I/O in domain and the contract’s rules',
    from: ['api/src/domain', 'contract/src/fields', /^contract\/src\/(?:.*\/)?rules\b/],
    uses: ['network', 'io'],
    why: 'A rule takes facts: it asks no other system, waits for nothing and prints nothing.',
  },
  {
    name: 'only services call other systems',
    from: ['contract', 'api/src/functions', 'api/src/workflows', 'api/src/http', 'api/src/data'],
    uses: ['network'],
    except: [
      {
        from: ['api/src/workflows/operations/doctor'],
        why: 'The doctor calls the portal as a browser does.',
      },
      { from: [TESTS, 'contract/src/testing'], why: 'Tests replace fetch, and watch timers.' },
    ],
    why: 'Keys, versions, time limits and errors of an external system are handled once, in its adapter.',
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
    except: [{ from: [TESTS, /\/testing\//], why: 'Tests and their tools run in Node.' }],
    why: 'Rules also run in the browser, which has no process.',
  },
  {
    name: 'only config reads process.env',
    from: ['contract', 'api/src', 'frontend/src'],
    uses: ['environment'],
    except: [
      { from: ['api/src/config'], why: 'It parses the environment once.' },
      { from: [TESTS, /\/testing\//], why: 'Tests prepare the globals that the code reads.' },
    ],
    why: 'A setting that config does not parse is missing from the templates, the sample and the doctor.',
  },
];

const cycleRule: NamedRule = {
  name: 'no import cycles',
  why: 'Files in a cycle, including cycles of types, can be read, tested and moved only together.',
};

const folderRule: FolderRule = {
  name: 'no folder has more than 25 entries',
  max: 25,
  // Folders of nouns are the grouping.
  except: /^contract\/src$|^frontend\/src\/features$/,
  why: 'In a long list nobody finds anything: group the files by noun.',
};

export interface Rules {
  readonly each: readonly (ImportRule | UseRule)[];
  readonly cycles: NamedRule;
  readonly folders: FolderRule;
}

export const rules: Rules = { each: [...importRules, ...useRules], cycles: cycleRule, folders: folderRule };
