import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { root } from './run.ts';

const EARLIER = new Date('2026-01-01T00:00:00Z');
const LATER = new Date('2026-01-02T00:00:00Z');

let project: string;

function write(path: string, text: string, changedAt = EARLIER): void {
  mkdirSync(dirname(join(project, path)), { recursive: true });
  writeFileSync(join(project, path), text);
  utimesSync(join(project, path), changedAt, changedAt);
}

/** Runs a copy of setup.mjs in the project. A stub of npm records its folder and arguments, and exits with `npmStatus`. */
function setup(folders: readonly string[] = [], npmStatus = 0) {
  write('bin/npm', `#!/bin/sh\necho "$PWD $*" >> ${project}/called\nexit ${npmStatus}\n`);
  chmodSync(join(project, 'bin/npm'), 0o700);
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/setup.mjs', ...folders], {
    cwd: project,
    encoding: 'utf8',
    env: { ...process.env, PATH: `${join(project, 'bin')}${delimiter}${process.env['PATH']}` },
  });
  const output = stdout
    .replaceAll(/in \d+\.\d s/g, 'in 0.0 s')
    .trimEnd()
    .split('\n')
    .filter(Boolean);
  return { status, output, stderr };
}

/** The folders in which npm ci has run, relative to the project. */
function installedFolders(): string[] {
  const calls = readFileSync(join(project, 'called'), 'utf8').trimEnd().split('\n');
  return calls.map((call) => {
    const [folder = '', command] = call.split(' ');
    expect(command).toBe('ci');
    return folder.slice(project.length + 1);
  });
}

beforeEach(() => {
  project = realpathSync(mkdtempSync(join(tmpdir(), 'setup-')));
  mkdirSync(join(project, 'scripts'));
  copyFileSync(join(root, 'scripts/setup.mjs'), join(project, 'scripts/setup.mjs'));
  write('called', '');
  write('package-lock.json', '{}');
  write('tests/bench/lighthouse/package-lock.json', '{}');
});

afterEach(() => rmSync(project, { recursive: true }));

describe.skipIf(process.platform === 'win32')('setup', () => {
  it('installs missing packages, and prints the phase and its duration', () => {
    expect(setup()).toEqual({
      status: 0,
      output: ['Installing packages …', 'Installed in 0.0 s.'],
      stderr: '',
    });
    expect(installedFolders()).toEqual(['']);
  });

  it('installs again when the lockfile has changed', () => {
    write('node_modules/.package-lock.json', '{}', EARLIER);
    write('package-lock.json', '{}', LATER);
    setup();
    expect(installedFolders()).toEqual(['']);
  });

  it('prints nothing when the packages are up to date', () => {
    write('node_modules/.package-lock.json', '{}', LATER);
    expect(setup()).toEqual({ status: 0, output: [], stderr: '' });
    expect(readFileSync(join(project, 'called'), 'utf8')).toBe('');
  });

  it('installs a further folder on its own, and names it', () => {
    write('node_modules/.package-lock.json', '{}', LATER);
    expect(setup(['tests/bench/lighthouse']).output).toEqual([
      'Installing packages of tests/bench/lighthouse …',
      'Installed in 0.0 s.',
    ]);
    expect(installedFolders()).toEqual(['tests/bench/lighthouse']);
  });

  it('fails when npm fails, and says what to check', () => {
    expect(setup(['tests/bench/lighthouse'], 7)).toEqual({
      status: 7,
      output: ['Installing packages …'],
      stderr:
        'The packages could not be installed. Check the connection to the npm registry and try again.\n',
    });
    expect(installedFolders()).toEqual(['']);
  });
});

it('npm run bench installs Lighthouse, which is not a workspace', () => {
  const { scripts, workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
    workspaces: string[];
  };
  expect(scripts['prebench']).toBe('node scripts/setup.mjs tests/bench/lighthouse');
  expect(workspaces.some((workspace) => workspace.includes('lighthouse'))).toBe(false);
});

it.each(['package-lock.json', 'tests/bench/lighthouse/package-lock.json'])(
  '%s names no registry, so that npm ci uses the configured one',
  (lockfile) => {
    expect(readFileSync(join(root, lockfile), 'utf8')).not.toContain('"resolved": "http');
  },
);
