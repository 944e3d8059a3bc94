// npm run check: formatter, type-aware linter, boundaries, vocabulary, types, templates, unused code, byte budgets.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { root, run, runSteps } from './run.ts';

const MIN_FILES = 200;

/** Runs the linter. Also fails when it read too few files, because then a clean result means nothing. */
async function lint(): Promise<number> {
  const child = spawn('oxlint', ['--type-aware', '--deny-warnings'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'close') as Promise<[number | null]>;
  const stdout = Buffer.concat(await child.stdout.toArray()).toString();
  const [code] = await ended;
  console.log(stdout);
  const files = Number(/on (\d+) files/.exec(stdout)?.[1] ?? 0);
  if (files < MIN_FILES) {
    console.error(`The linter read ${files} files; at least ${MIN_FILES} were expected.`);
    return 1;
  }
  return code ?? 1;
}

/** The last project has the API, the local portal and the scripts, because all three run in Node.js. */
async function types(): Promise<number> {
  for (const project of ['contract', 'frontend', 'tests', '.']) {
    const code = await run('tsc', ['-p', project]);
    if (code !== 0) return code;
  }
  return 0;
}

async function infrastructure(): Promise<number> {
  const isStale = await run('node', ['scripts/infra/generate.ts', '--check']);
  return (
    isStale || (await run('node', ['scripts/infra/check.ts'])) || run('node', ['scripts/infra/compile.ts'])
  );
}

// Two groups in parallel, for two cores.
await runSteps(
  [
    ['lint', lint],
    ['build', () => run('npm', ['run', '--silent', 'build'])],
    ['byte budgets', () => run('node', ['frontend/build/budget.ts'])],
    ['unused code', () => run('knip', [])],
  ],
  [
    ['format', () => run('oxfmt', ['--check'])],
    ['boundaries', () => run('node', ['scripts/boundaries/check.ts'])],
    ['vocabulary', () => run('node', ['scripts/vocabulary/check.ts'])],
    ['types', types],
    ['infrastructure', infrastructure],
  ],
);
