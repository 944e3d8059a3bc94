import { spawnSync } from 'node:child_process';
import { root } from '../run.ts';

/** What endpoints are made of, and what starts them. */
const PORTAL = [
  'api',
  'contract',
  'frontend/build/siteRules.ts',
  'local',
  'package-lock.json',
  'scripts/testing',
  'tests/fuzz',
  'tests/support',
  'tsconfig.base.json',
  'vitest.config.ts',
];

/**
 * Groups of tests, and paths: while those are unchanged, `npm test` skips the group. The first five have the paths of all that
 * their tests run or read (changed.test.ts). The last two, about commands for operators, have those of what they are about.
 */
export const GROUPS = [
  {
    groups: ['frontend', 'frontend-build'],
    paths: [
      'contract',
      'docs/guide',
      'docs/screenshots',
      'frontend',
      'package-lock.json',
      'staticwebapp.config.json',
      'tsconfig.base.json',
      'vitest.config.ts',
    ],
  },
  {
    groups: ['api'],
    paths: ['api', 'contract', 'package-lock.json', 'tsconfig.base.json', 'vitest.config.ts'],
  },
  {
    groups: ['integration', 'files'],
    paths: [...PORTAL, 'infra/modules', 'tests/integration'],
  },
  {
    groups: ['journeys'],
    paths: [
      ...PORTAL,
      'docs/guide',
      'docs/screenshots',
      'frontend',
      'scripts/chromium.ts',
      'scripts/run.ts',
      'staticwebapp.config.json',
      'tests/browser',
    ],
  },
  {
    groups: ['emulators', 'stripe'],
    paths: [
      'api/package.json',
      'frontend/build/siteRules.ts',
      'local',
      'package-lock.json',
      'tests/integration/local',
      'tests/support/portal/buildFunctionsApp.ts',
      'tests/support/portal/forkPart.ts',
      'tests/support/portal/localCosmos.ts',
      'tests/support/portal/startStack.ts',
      'tests/support/portal/temporaryFolder.ts',
    ],
  },
  {
    groups: ['operations'],
    paths: [
      ...['data', 'domain', 'functions', 'services', 'workflows'].flatMap((layer) =>
        ['audit', 'backup', 'operations'].map((noun) => `api/src/${layer}/${noun}`),
      ),
      'api/src/admin.ts',
      'api/src/config',
      'api/src/functions/accounts',
      'api/src/functions/payments',
      'api/src/http',
      'api/src/workflows/accounts',
      'contract/src/accounts',
      'contract/src/operations',
      'local',
      'package-lock.json',
      'scripts/operate',
      'tests/integration/accounts/adminCommand.test.ts',
      'tests/integration/audit',
      'tests/integration/operations',
      'tests/support/operations',
      'tests/support/portal',
    ],
  },
  {
    groups: ['tools'],
    paths: [
      'scripts',
      'infra',
      '.github',
      'azure.yaml',
      'local.settings.sample.json',
      'package-lock.json',
      'staticwebapp.config.json',
      'README.md',
      'docs/operations.md',
      // What the tools read or run.
      'api/build.ts',
      'api/src/app.ts',
      'api/src/config',
      'api/src/data/blobs',
      'api/src/data/containers.ts',
      'api/src/domain/submissions/authorization',
      'api/src/services/backup',
      'api/src/services/concurrency',
      'api/src/services/malwareScan',
      'api/src/services/passwords',
      'api/src/services/pdfText',
      'api/src/services/queues',
      'api/src/services/tokens',
      'api/src/timers.ts',
      'contract/src/fields',
      'contract/src/files/rules',
      'contract/src/retention',
      'local/supervisor',
    ],
  },
];

const git = (...args: string[]) => spawnSync('git', args, { cwd: root, encoding: 'utf8' });
const gitOutput = (...args: string[]) => {
  const { status, stdout } = git(...args);
  return status === 0 ? stdout.trim() : null;
};

/**
 * The groups whose paths are unchanged on this branch and in the working tree; on main, since the previous commit.
 * Without that history, everything counts as changed.
 */
export function unchangedGroups(): string[] {
  const head = gitOutput('rev-parse', 'HEAD');
  const fork = ['origin/main', 'main']
    .map((main) => gitOutput('merge-base', 'HEAD', main))
    .find((commit) => commit !== null && commit !== head);
  const base = fork ?? gitOutput('rev-parse', '--verify', '--quiet', 'HEAD~1');
  if (!base) return [];
  return GROUPS.flatMap(({ groups, paths }) => (hasChanged(base, paths) ? [] : groups));
}

function hasChanged(base: string, paths: readonly string[]): boolean {
  return (
    git('diff', '--quiet', base, '--', ...paths).status !== 0 ||
    gitOutput('ls-files', '--others', '--exclude-standard', '--', ...paths) !== ''
  );
}
