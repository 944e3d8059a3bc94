import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach } from 'vitest';
import { root } from '../../run.ts';

export const NEW = 'a'.repeat(40);
export const OLD = 'b'.repeat(40);
export const OLDEST = 'c'.repeat(40);
export const CHANGED = 'd'.repeat(40);

let folder: string;
let site: Server;
let isInMaintenance: boolean;
let isDown: boolean;

/** Sets the maintenance state that the portal reports. */
export function setMaintenance(isOn: boolean): void {
  isInMaintenance = isOn;
}

/** Makes the health check of the portal fail. */
export function setDown(): void {
  isDown = true;
}

export const file = (name: string) => join(folder, name);
export const put = (name: string, content: unknown) =>
  writeFileSync(file(name), typeof content === 'string' ? content : JSON.stringify(content));

/** The recorded calls that start with these words. */
export const calls = (start: string) =>
  existsSync(file('called'))
    ? readFileSync(file('called'), 'utf8')
        .split('\n')
        .filter((line) => line.startsWith(start))
    : [];

function stubCommand(name: string, lines: readonly string[]): void {
  writeFileSync(
    file(`bin/${name}`),
    ['#!/bin/sh', `echo ${name} "$@" >> ${folder}/called`, ...lines].join('\n'),
  );
  chmodSync(file(`bin/${name}`), 0o700);
}

/** Runs `npm run operate -- <args>`; `input` is the text that the user types. */
export async function operate(
  args: string,
  input = '',
  whileItRuns?: (child: ChildProcess) => Promise<void>,
) {
  const child = spawn(process.execPath, ['scripts/operate.ts', ...args.split(' ').filter(Boolean)], {
    cwd: root,
    env: {
      HOME: process.env['HOME'],
      TMPDIR: file('tmp'),
      PATH: `${file('bin')}${delimiter}${process.env['PATH']}`,
    },
  });
  // A command without a prompt ends before it reads the input.
  child.stdin.on('error', () => undefined).end(input);
  const [stdout, stderr, [status]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit') as Promise<[number]>,
    whileItRuns?.(child),
  ]);
  return { status, stdout, stderr };
}

/** Sets the values of the selected azd environment. */
export function environment(changes: Record<string, string> = {}): void {
  const { port } = site.address() as AddressInfo;
  const values = {
    AZURE_ENV_NAME: 'records-dev',
    AZURE_SUBSCRIPTION_ID: 'sub-1',
    AZURE_RESOURCE_GROUP: 'rg-records-dev',
    FUNCTION_APP_NAME: 'func-1',
    SITE_URL: `http://127.0.0.1:${port}`,
    PORTAL_TIER: 'dev',
    ...changes,
  };
  put(
    'values',
    Object.entries(values)
      .map(([name, value]) => `${name}="${value}"\n`)
      .join(''),
  );
}

/** The name under which a deployment of a commit is recorded. */
export const nameOf = (commit: string, at: string, mark = '') => `code-${at}-${commit.slice(0, 20)}${mark}`;

/** Before each test of the file, creates a deployed portal and stubs of azd, az and git that record their calls. */
export function stubDeployment(): void {
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'operate-'));
    mkdirSync(file('bin'));
    mkdirSync(file('tmp'));
    isInMaintenance = false;
    isDown = false;
    site = createServer(({ url }, response) => {
      const data = url === '/api/status' ? { maintenance: isInMaintenance } : {};
      response.statusCode = isDown && url === '/api/health' ? 503 : 200;
      response.end(JSON.stringify({ success: true, data }));
    });
    await new Promise<void>((resolve) => void site.listen(0, '127.0.0.1', resolve));
    environment();
    stubCommand('azd', [
      'case "$1 $2" in',
      `  "env get-values") cat ${folder}/values ;;`,
      `  "env set") [ ! -f ${folder}/unset ] || { echo "ERROR: environment is read-only" >&2; exit 1; } ;;`,
      `  "deploy --all") pwd >> ${folder}/deployedFrom; [ ! -f ${folder}/hook ] || cp ${folder}/hook ${folder}/history.json`,
      `    [ ! -f ${folder}/slow ] || exec sleep 60`,
      `    [ ! -f ${folder}/broken ] || { echo "ERROR: web failed" >&2; exit 1; } ;;`,
      'esac',
    ]);
    stubCommand('az', [
      `if [ -f ${folder}/rejected ]; then`,
      `  echo "ERROR: (AuthorizationFailed) The client 'you' does not have authorization to perform action." >&2`,
      '  exit 1',
      'fi',
      'case "$*" in',
      `  "deployment group list"*) cat ${folder}/history.json ;;`,
      `  "resource list"*) cat ${folder}/resources.json ;;`,
      `  "lock list"*) cat ${folder}/locks.json ;;`,
      `  "storage container-rm list --storage-account "*) cat ${folder}/containers-$5.json ;;`,
      `  "storage container immutability-policy show"*) cat ${folder}/policy.json ;;`,
      `  "keyvault show"*) cat ${folder}/vault.json ;;`,
      `  *"Microsoft.Insights/metricAlerts/alert-"*) cat ${folder}/alert.json ;;`,
      `  "rest --method get"*) cat ${folder}/activityLog.json ;;`,
      `  "group delete"*)`,
      `    if [ -f ${folder}/left.json ]; then`,
      `      cp ${folder}/left.json ${folder}/resources.json`,
      '      echo "ERROR: (ResourceGroupDeletionBlocked) Deletion of resource group failed." >&2',
      '      exit 1',
      '    fi ;;',
      'esac',
    ]);
    stubCommand('git', [
      'case "$1" in',
      `  rev-parse) echo ${NEW} ;;`,
      `  status) [ ! -f ${folder}/dirty ] || echo " M README.md" ;;`,
      '  log) echo "feat: something" ;;',
      '  cat-file) echo commit ;;',
      '  worktree) [ "$2" != add ] || mkdir -p "$4" ;;',
      'esac',
    ]);
    put('history.json', [
      nameOf(OLDEST, '20260301080000'),
      nameOf(NEW, '20260310080000'),
      nameOf(OLD, '20260305080000'),
    ]);
  });
  afterEach(() => {
    site.close();
    rmSync(folder, { recursive: true });
  });
}
