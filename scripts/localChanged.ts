import { spawnSync } from 'node:child_process';
import { root } from './run.ts';

/** Sources of the emulators, their suites, and the versions of the libraries that they run on. */
const PATHS = [
  'local',
  'package-lock.json',
  'tests/integration/local/cosmosConformance.test.ts',
  'tests/integration/local/functionsHost.test.ts',
  'tests/integration/local/siteServer.test.ts',
  'tests/integration/local/supervisor.test.ts',
  'tests/support/portal/forkPart.ts',
  'tests/support/portal/startStack.ts',
];

const git = (...args: string[]) => spawnSync('git', args, { cwd: root, encoding: 'utf8' });
const answerOf = (...args: string[]) => {
  const { status, stdout } = git(...args);
  return status === 0 ? stdout.trim() : null;
};

/**
 * Whether the emulators changed on this branch, in the last commit of main, or since it. A checkout without the history
 * to tell counts as changed.
 */
export function hasLocalChanged(): boolean {
  const head = answerOf('rev-parse', 'HEAD');
  const fork = ['origin/main', 'main']
    .map((main) => answerOf('merge-base', 'HEAD', main))
    .find((commit) => commit !== null && commit !== head);
  const base = fork ?? answerOf('rev-parse', '--verify', '--quiet', 'HEAD~1');
  if (!base) return true;
  return (
    git('diff', '--quiet', base, '--', ...PATHS).status !== 0 ||
    answerOf('ls-files', '--others', '--exclude-standard', '--', ...PATHS) !== ''
  );
}
