import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { root } from '../run.ts';
import { findCycles } from './findCycles.ts';
import { type Findings, findViolations } from './findViolations.ts';
import { type ParsedFile, parseFile } from './parseFile.ts';
import { type ImportRule, rules, SHARED_FEATURES } from './rules.ts';
import { readSources, readWorkspaces, type Workspace } from './sources.ts';

let files: Map<string, ParsedFile>;
let workspaces: Workspace[];
beforeAll(() => {
  files = readSources(root);
  workspaces = readWorkspaces(root);
});

/** The findings for a single file with this text. */
function plant(path: string, text: string): Findings {
  return findViolations(new Map([[path, parseFile(path, text)]]), workspaces);
}

type Plant = readonly [rule: string, file: string, text: string];

const domain = 'api/src/domain/planted.ts';
const workflow = 'api/src/workflows/planted.ts';
const endpoint = 'api/src/functions/accounts/planted.ts';
const screen = 'frontend/src/features/planted/Planted.tsx';
const [firstShared = '', secondShared = ''] = SHARED_FEATURES;

const planted: readonly Plant[] = [
  ['contract imports zod/mini and itself', 'contract/src/planted.ts', `import * as z from 'zod';`],
  ['contract imports zod/mini and itself', 'contract/src/planted.ts', `import { join } from 'node:path';`],
  [
    'contract imports zod/mini and itself',
    'contract/src/planted.ts',
    `import '../../api/src/domain/accounts/user.ts';`,
  ],
  ['contract imports zod/mini and itself', 'contract/src/planted.ts', `export { useState } from 'react';`],
  [
    'contract imports zod/mini and itself',
    'contract/src/planted.test.ts',
    `import '../../frontend/src/testing/server.ts';`,
  ],
  ['api imports the contract and itself', domain, `import type { t } from '../../../frontend/src/lib/t.ts';`],
  ['api imports the contract and itself', 'api/build.ts', `import '../scripts/run.ts';`],
  [
    'frontend imports the contract and itself',
    screen,
    `import type { A } from '@portal/api/src/domain/a.ts';`,
  ],
  ['frontend imports the contract and itself', screen, `import '../../../../tests/support/start.ts';`],
  ['frontend/src runs in the browser', screen, `import { readFile } from 'fs/promises';`],
  ['nothing imports local', workflow, `import '../../../local/mail/inbox.ts';`],
  ['nothing imports local', workflow, `const inbox = await import('@portal/local/mail/inbox.ts');`],
  [
    'nothing imports local',
    'contract/src/planted.ts',
    `export type A = import('../../local/mail/inbox.ts').A;`,
  ],
  ['nothing imports local', 'tests/support/planted.ts', `export * from '../../local/supervisor/Stack.ts';`],
  ['nothing imports local', 'scripts/planted.ts', `import '../local/supervisor/Stack.ts';`],
  ['nothing imports local', screen, `import '@portal/local/mail/inbox.ts';`],
  ['nothing imports local', workflow, `export {} from '../../../local/mail/inbox.ts';`],
  [
    'nothing imports local',
    workflow,
    `export const load = () => import/* */('@portal/local/mail/inbox.ts');`,
  ],
  [
    'nothing imports local',
    'tests/support/planted.ts',
    `await vi.importActual('../../local/mail/inbox.ts');`,
  ],
  ['local runs the built portal', 'local/site/planted.ts', `import '../../api/src/app.ts';`],
  [
    'local runs the built portal',
    'local/site/planted.ts',
    `import { errorCodes } from '@portal/contract/errors.ts';`,
  ],
  [
    'the Stripe emulator imports nothing else',
    'local/stripe/planted.ts',
    `import '../supervisor/runAsPart.ts';`,
  ],
  [
    'tests import the contract and themselves',
    'tests/support/planted.ts',
    `import '../../api/src/domain/a.ts';`,
  ],
  [
    'tests import the contract and themselves',
    'tests/browser/planted.ts',
    `import '@portal/frontend/src/a.ts';`,
  ],
  [
    'tests import the contract and themselves',
    'tests/integration/planted.test.ts',
    `import '../../scripts/infra/settings.ts';`,
  ],
  ['the product imports no scripts or tests', 'local/planted.ts', `import '../tests/support/start.ts';`],
  ['the product imports no testing folder', workflow, `import { aUser } from '../domain/testing/aUser.ts';`],
  ['the product imports no testing folder', workflow, `import { a } from './planted.test.ts';`],
  ['the product imports no testing folder', screen, `import { http } from 'msw';`],
  [
    'no other way to load a module',
    'api/src/services/planted.ts',
    `import { createRequire } from 'node:module';`,
  ],
  ['no other way to load a module', 'api/src/services/planted.ts', `import { env } from 'process';`],
  ['no internals of the Cosmos SDK', 'api/src/data/planted.ts', `import '@azure/cosmos/dist/index.js';`],
  ['no internals of the Cosmos SDK', 'tests/support/planted.ts', `import '@azure/cosmos/dist/esm/a.js';`],
  ['domain imports contract and domain', domain, `import { readUser } from '../data/accounts/users.ts';`],
  ['domain imports contract and domain', domain, `import type { Log } from '../telemetry/log.ts';`],
  ['domain imports contract and domain', domain, `import { settings } from '../config/settings.ts';`],
  ['domain imports contract and domain', domain, `import { createHash } from 'node:crypto';`],
  ['domain imports contract and domain', domain, `import pMap from 'p-map';`],
  [
    'domain imports contract and domain',
    'api/src/domain/planted.test.ts',
    `import '../data/accounts/users.ts';`,
  ],
  [
    'domain imports contract and domain',
    'api/src/domain/planted.test.ts',
    `import '../workflows/testing/a.ts';`,
  ],
  ['domain imports contract and domain', domain, `import type Stripe = require('stripe');`],
  ['domain imports contract and domain', 'api/src/domain/planted.cts', `import Stripe from 'stripe';`],
  ['config imports nothing of the API', 'api/src/config/planted.ts', `import '../errors/portalError.ts';`],
  ['errors and telemetry import no layer', 'api/src/telemetry/planted.ts', `import '../http/endpoint.ts';`],
  ['errors do not import telemetry', 'api/src/errors/planted.ts', `import '../telemetry/log.ts';`],
  ['data imports domain', 'api/src/data/planted.ts', `import '../workflows/runTask.ts';`],
  ['data imports domain', 'api/src/data/planted.ts', `import '../services/queues/openQueues.ts';`],
  ['services import domain', 'api/src/services/planted.ts', `import '../workflows/runTask.ts';`],
  ['services import domain', 'api/src/services/planted.ts', `import type { A } from '../data/documents.ts';`],
  ['workflows import domain, data and services', workflow, `import { endpoint } from '../http/endpoint.ts';`],
  [
    'workflows import domain, data and services',
    workflow,
    `import type { Caller } from '../http/caller.ts';`,
  ],
  ['workflows import domain, data and services', workflow, `import '../functions/accounts/signin.ts';`],
  ['workflows import domain, data and services', workflow, `import { app } from '@azure/functions';`],
  ['workflows import domain, data and services', workflow, `import { request } from 'node:https';`],
  ['workflows import domain, data and services', workflow, `import { readFile } from 'node:fs/promises';`],
  ['workflows import domain, data and services', workflow, `import '../common/planted.ts';`],
  ['http imports no functions or workflows', 'api/src/http/planted.ts', `import '../app.ts';`],
  ['http imports no functions or workflows', 'api/src/http/planted.ts', `import '../workflows/runTask.ts';`],
  ['functions import workflows, domain, data and services', endpoint, `import '../../seed/seedRequests.ts';`],
  ['functions import workflows, domain, data and services', endpoint, `import '../../app.ts';`],
  ['functions import workflows, domain, data and services', endpoint, `import PDF from 'pdfkit';`],
  [
    'functions import workflows, domain, data and services',
    endpoint,
    `import { exec } from 'child_process';`,
  ],
  ['functions do not import each other', 'api/src/functions/planted.ts', `import './accounts/signin.ts';`],
  ['functions do not import each other', 'api/src/functions/accounts/planted.ts', `import('./signin.ts');`],
  ['seed imports no functions', 'api/src/seed/planted.ts', `import '../functions/accounts/signin.ts';`],
  ['test data imports domain', 'api/src/testing/planted.ts', `import '../workflows/runTask.ts';`],
  [
    'only functions and http import the Functions SDK',
    'api/src/data/planted.ts',
    `import '@azure/functions';`,
  ],
  ['only data imports the Cosmos and Blob SDKs', workflow, `import { CosmosClient } from '@azure/cosmos';`],
  [
    'only data imports the Cosmos and Blob SDKs',
    'api/src/services/planted.ts',
    `import type { BlobClient } from '@azure/storage-blob';`,
  ],
  ['only services import Stripe and other SDKs', workflow, `import Stripe from 'stripe';`],
  [
    'only services import Stripe and other SDKs',
    'api/src/functions/planted.ts',
    `import type S from 'stripe';`,
  ],
  ['only services import Stripe and other SDKs', workflow, `import type { A } from 'stripe/esm/stripe.js';`],
  ['only services import Stripe and other SDKs', workflow, `export const load = () => require('stripe');`],
  [
    'only services import Stripe and other SDKs',
    'api/src/data/planted.ts',
    `import { jwtVerify } from 'jose';`,
  ],
  ['lib imports the contract', 'frontend/src/lib/planted.ts', `import '../features/wizard/Wizard.tsx';`],
  ['lib imports the contract', 'frontend/src/lib/planted.ts', `import type { A } from '../app/routes.tsx';`],
  ['lib imports the contract', 'frontend/src/lib/planted.ts', `import '../components/ErrorBoundary.tsx';`],
  ['components import lib', 'frontend/src/components/Planted.tsx', `import '../features/wizard/Wizard.tsx';`],
  ['components import lib', 'frontend/src/components/Planted.tsx', `import '../hooks/a.ts';`],
  [
    'components import lib',
    'frontend/src/components/Planted.tsx',
    `new Worker(new URL('../features/tracker/a.ts', import.meta.url));`,
  ],
  ['app imports the features', 'frontend/src/app/Planted.tsx', `import '../hooks/a.ts';`],
  ['features import nothing of app', screen, `import { routes } from '../../app/routes.tsx';`],
  ['features import shared features only', screen, `import '../wizard/Wizard.tsx';`],
  ['features import shared features only', screen, `import '../wizard/components/Part.tsx';`],
  [
    'features import shared features only',
    `frontend/src/features/${firstShared}/Planted.tsx`,
    `import '../${secondShared}/a.ts';`,
  ],
  [
    'features import shared features only',
    `frontend/src/features/${firstShared}/Planted.tsx`,
    `import '../planted/a.ts';`,
  ],
  ['no clock in domain', domain, `export const now = () => new Date();`],
  ['no clock in domain', domain, `export const now = () => Date.now();`],
  ['no clock in domain', domain, `export const now = () => globalThis.Date['now']();`],
  ['no clock in domain', domain, `export const now = () => Date();`],
  ['no clock in domain', domain, `const { now } = Date;`],
  ['no clock in domain', domain, `const Clock = Date;`],
  ['no clock in domain', domain, `export const now = (clock = Date) => clock.now();`],
  ['no clock in domain', domain, `export const now = () => new (Date)();`],
  ['no clock in domain', domain, `export const now = () => new globalThis['Date']();`],
  ['no clock in domain', domain, `export const now = (none: []) => new Date(...none);`],
  ['no clock in domain', domain, `export const now = () => (Date as { now(): number }).now();`],
  ['no clock in domain', domain, `const { Date: Clock } = globalThis;`],
  ['no clock in domain', domain, `export const now = () => new Intl.DateTimeFormat('en').format();`],
  ['no clock in domain', domain, `export const now = () => performance.now();`],
  [
    'no clock in the contract’s rules',
    'contract/src/files/rules/planted.ts',
    `export const now = () => Date.now();`,
  ],
  [
    'no clock in the contract’s rules',
    'contract/src/planted/rules.ts',
    `export const now = () => new Date();`,
  ],
  ['no randomness in domain', domain, `export const id = () => crypto.randomUUID();`],
  [
    'no I/O in domain and the contract’s rules',
    domain,
    `export const load = () => fetch('https://example.com');`,
  ],
  ['no I/O in domain and the contract’s rules', domain, `export const log = console.log;`],
  [
    'no I/O in domain and the contract’s rules',
    'contract/src/planted/rules.ts',
    `export const later = () => setTimeout(() => {}, 1);`,
  ],
  ['only services call other systems', workflow, `export const pay = () => fetch('https://api.stripe.com');`],
  ['only services call other systems', endpoint, `export const call = globalThis.fetch;`],
  ['no randomness in domain', domain, `const { randomUUID } = crypto;`],
  ['no randomness in domain', domain, `export const half = () => Math.random() < 0.5;`],
  ['no process in domain and contract', domain, `export const folder = () => process.cwd();`],
  ['no process in domain and contract', 'contract/src/planted.ts', `const { platform } = process;`],
  ['only config reads process.env', workflow, `export const site = process.env['SITE_URL'];`],
  ['only config reads process.env', workflow, `const { env } = process;`],
  ['only config reads process.env', workflow, `const current = process;`],
  ['only config reads process.env', workflow, `export const all = (process as NodeJS.Process).env;`],
  ['only config reads process.env', workflow, `const { process: current } = globalThis;`],
  ['only config reads process.env', workflow, `process.loadEnvFile();`],
  ['only config reads process.env', screen, `export const site = import.meta.env.VITE_SITE;`],
  ['only config reads process.env', screen, `export const site = globalThis.process.env.SITE_URL;`],
  ['imports have a known target', workflow, 'export const load = (name: string) => import(`./${name}.ts`);'],
  ['imports have a known target', workflow, 'export const load = (name: string) => import(name);'],
  ['imports have a known target', workflow, `import './noSuchFile.ts';`],
  ['imports have a known target', workflow, `import '#planted';`],
  ['imports have a known target', screen, `import '/src/app/routes.tsx';`],
  ['imports have a known target', screen, `export const all = import.meta.glob('../../app/*.tsx');`],
  [
    'imports have a known target',
    'api/src/functions/planted.ts',
    `import '../../../node_modules/stripe/a.cjs';`,
  ],
  [
    'imports have a known target',
    'tests/support/planted.ts',
    `const file = '../../local/a.ts'; await import(file);`,
  ],
];

describe('the repository', () => {
  test('keeps every boundary', () => {
    expect(findViolations(files, workspaces)).toEqual({ violations: [], faults: [] });
  });

  test('proves each of its rules with a planted violation', () => {
    const proven = new Set(planted.map(([rule]) => rule));
    for (const { name } of rules.each) expect(proven).toContain(name);
  });
});

describe('a violation', () => {
  test.each(planted)('of “%s” in %s is rejected: %s', (rule, file, text) => {
    const { violations } = plant(file, `// Line 1\n${text}\n`);
    expect(violations).toContainEqual(expect.objectContaining({ rule, file, line: 2 }));
  });

  test.each([
    [domain, `export const later = (now: Date) => new Date(now.getTime() + 1);`],
    [domain, `export const at = (text: string) => Date.parse(text);`],
    [domain, `export const isDay = (value: unknown): value is Date => value instanceof Date;`],
    [domain, `export interface Process { process: string; readonly console: { Date: Date } }`],
    [domain, `export const half = Math.round(0.5);`],
    [workflow, `export const memory = () => process.memoryUsage();`],
    [workflow, `export { randomUUID } from 'node:crypto';`],
    [screen, `export const isWide = () => window.innerWidth > 600;`],
    [screen, `export const worker = new URL('pdfjs-dist/a.mjs', import.meta.url).href;`],
    [domain, `import * as z from 'zod/mini';`],
    [domain, `import { languages } from '@portal/contract/languages/languages.ts';`],
    [domain, `// new Date(), process.env, import('stripe')`],
    ['api/src/domain/planted.test.ts', `import { expect } from 'vitest';`],
    [workflow, `export const id = () => crypto.randomUUID();`],
    ['api/src/services/payments/planted.ts', `import Stripe from 'stripe';`],
    ['api/src/data/planted.ts', `import { CosmosClient } from '@azure/cosmos';`],
    [screen, `import { a } from '../${firstShared}/a.ts?raw';`],
  ])('is not reported in %s: %s', (file, text) => {
    const broken = plant(file, text).violations.filter(
      ({ file: path, rule }) => path === file && rule !== 'imports have a known target',
    );
    expect(broken).toEqual([]);
  });
});

describe('an import cycle', () => {
  test('is rejected, also for types', () => {
    const [one, two] = ['api/src/domain/search/one.ts', 'api/src/domain/search/two.ts'];
    const { violations } = findViolations(
      new Map([
        ...files,
        [one, parseFile(one, `import type { Two } from './two.ts';`)],
        [two, parseFile(two, `export type Two = import('./one.ts').One;`)],
      ]),
      workspaces,
    );
    expect(violations).toEqual([
      expect.objectContaining({ rule: rules.cycles.name, code: `imports itself: ${one} → ${two} → ${one}` }),
    ]);
  });

  test('is reported by its shortest path', () => {
    const graph = new Map([
      ['a', ['b', 'stripe']],
      ['b', ['c', 'd']],
      ['c', ['a']],
      ['d', ['b']],
      ['e', ['a', 'e']],
    ]);
    expect(findCycles(graph)).toEqual([
      ['b', 'd', 'b'],
      ['e', 'e'],
    ]);
  });
});

describe('a folder', () => {
  const findingsOf = (folder: string, count: number) => {
    const names = Array.from({ length: count }, (_, index) => `${folder}/planted${index}.ts`);
    const planted = new Map(names.map((name) => [name, parseFile(name, '')]));
    return findViolations(planted, workspaces).violations.map(({ file, rule, code }) => [file, rule, code]);
  };

  test('of 26 source files is rejected', () => {
    expect(findingsOf('api/src/domain/planted', 26)).toEqual([
      ['api/src/domain/planted', rules.folders.name, 'has 26 entries'],
    ]);
  });

  test('of 25 source files, or of more nouns, is not reported', () => {
    expect([...findingsOf('api/src/domain/planted', 25), ...findingsOf('contract/src', 40)]).toEqual([]);
  });
});

describe('a rule without effect', () => {
  const fault = (change: Partial<ImportRule>, text = `import '../data/a.ts';`) =>
    findViolations(new Map([[domain, parseFile(domain, text)]]), workspaces, {
      each: [{ name: 'no data', from: ['api/src/domain'], to: ['api/src/data'], why: '', ...change }],
      cycles: rules.cycles,
      folders: rules.folders,
    });

  test.each([
    [{ from: ['api/src/gone'] }, '“no data” matches no file. Correct its folders.'],
    [
      { to: ['local'], except: [{ from: [domain], why: 'Once.' }] },
      '“no data” has an exception that is not needed: Once.',
    ],
  ])('%j is reported', (change, text) => {
    expect(fault(change).faults).toEqual([text]);
  });
});

describe('scripts/boundaries/check.ts', () => {
  const scratch = mkdtempSync(join(tmpdir(), 'boundaries-'));
  afterAll(() => rmSync(scratch, { recursive: true }));
  const check = (folder: string) =>
    spawnSync(process.execPath, [join(root, 'scripts/boundaries/check.ts'), folder], { encoding: 'utf8' });

  // Copies and reads the whole repository in another process.
  test('rejects a copy of the repository with one violation', { timeout: 60_000 }, () => {
    for (const name of ['package.json', 'contract', 'frontend', 'local', 'tests', 'scripts'])
      symlinkSync(join(root, name), join(scratch, name));
    const isCode = (path: string) => !/[\\/](?:node_modules|dist)$/.test(path);
    cpSync(join(root, 'api'), join(scratch, 'api'), { recursive: true, filter: isCode });
    writeFileSync(join(scratch, 'api/src/workflows/planted.ts'), `\nimport Stripe from 'stripe';\n`);
    const { status, stdout, stderr } = check(scratch);
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr.trim().split('\n')).toEqual([
      'api/src/workflows/planted.ts:2 imports npm:stripe',
      expect.stringMatching(/^ {2}workflows import domain, data and services: \w/),
      'api/src/workflows/planted.ts:2 imports npm:stripe',
      expect.stringMatching(/^ {2}only services import Stripe and other SDKs: \w/),
    ]);
  });

  test('rejects a run that read too few files', () => {
    const empty = join(scratch, 'empty');
    for (const { folder } of workspaces)
      cpSync(join(root, folder, 'package.json'), join(empty, folder, 'package.json'));
    cpSync(join(root, 'package.json'), join(empty, 'package.json'));
    mkdirSync(join(empty, 'scripts'));
    const { status, stderr } = check(empty);
    expect(status).toBe(1);
    expect(stderr).toContain('The boundary check read 0 files');
  });
});
