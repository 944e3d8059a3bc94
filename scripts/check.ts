// npm run check: formatter, type-aware linter with the boundaries, types, templates, unused code, byte budgets.
import { spawnSync } from 'node:child_process';
import { root, run, runSteps } from './run.ts';

const FEWEST_FILES = 200;

/** A linter that looked at nothing proves nothing, so the number of files it read counts as well. */
async function lint(): Promise<number> {
  const { stdout, stderr, status } = spawnSync('oxlint', ['--type-aware', '--deny-warnings'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  console.log(stdout + stderr);
  const files = Number(/on (\d+) files/.exec(stdout)?.[1] ?? 0);
  if (files < FEWEST_FILES) {
    console.error(`The linter looked at ${files} files; at least ${FEWEST_FILES} were expected.`);
    return 1;
  }
  return status ?? 1;
}

async function types(): Promise<number> {
  for (const project of ['contract', 'api', 'frontend', 'local', 'local/stripe', 'tests', '.']) {
    const code = await run('tsc', ['-p', project]);
    if (code !== 0) return code;
  }
  return 0;
}

async function infrastructure(): Promise<number> {
  const isStale = await run('node', ['scripts/infra/generate.ts', '--check']);
  return isStale || run('node', ['scripts/infra/check.ts']);
}

await runSteps([
  ['format', () => run('prettier', ['--check', '--log-level', 'warn', '.'])],
  ['lint and boundaries', lint],
  ['types', types],
  ['infrastructure', infrastructure],
  ['unused code', () => run('knip', [])],
  ['build', () => run('npm', ['run', '--silent', 'build'])],
  ['byte budgets', () => run('node', ['frontend/build/budget.ts'])],
]);
