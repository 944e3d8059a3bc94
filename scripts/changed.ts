import { spawnSync } from 'node:child_process';
import { root } from './run.ts';

/** Vitest projects that concern those who change these paths alone. */
const SUITES = [
  {
    projects: ['emulators', 'stripe'],
    paths: [
      'local',
      'package-lock.json',
      'tests/integration/local',
      'tests/support/portal/forkPart.ts',
      'tests/support/portal/startStack.ts',
    ],
  },
  {
    projects: ['tools'],
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
      // Templates are compared with containers, queues, timers, and settings of the code.
      'api',
      'contract',
      'local',
    ],
  },
];

const git = (...args: string[]) => spawnSync('git', args, { cwd: root, encoding: 'utf8' });
const answerOf = (...args: string[]) => {
  const { status, stdout } = git(...args);
  return status === 0 ? stdout.trim() : null;
};

/**
 * Vitest projects whose paths are unchanged on this branch, in the last commit of main, and since it. Without the
 * history to tell, everything counts as changed.
 */
export function unchangedProjects(): string[] {
  const head = answerOf('rev-parse', 'HEAD');
  const fork = ['origin/main', 'main']
    .map((main) => answerOf('merge-base', 'HEAD', main))
    .find((commit) => commit !== null && commit !== head);
  const base = fork ?? answerOf('rev-parse', '--verify', '--quiet', 'HEAD~1');
  if (!base) return [];
  return SUITES.flatMap(({ projects, paths }) => (hasChanged(base, paths) ? [] : projects));
}

function hasChanged(base: string, paths: readonly string[]): boolean {
  return (
    git('diff', '--quiet', base, '--', ...paths).status !== 0 ||
    answerOf('ls-files', '--others', '--exclude-standard', '--', ...paths) !== ''
  );
}
