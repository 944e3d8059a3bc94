import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { azureVault, refreshReferences } from './azureVault.ts';

let folder: string;

/** Puts a stand-in for the Azure CLI first on the path: it notes how it was called, and what a file that it was given says. */
function standIn(says: string, exitCode = 0): void {
  const file = join(folder, 'bin', 'az');
  const lines = [
    '#!/bin/sh',
    `printf '%s\\n' "$@" > ${folder}/called`,
    'while [ $# -gt 0 ]; do',
    `  if [ "$1" = --file ]; then cat "$2" > ${folder}/content; printf '%s' "$2" > ${folder}/file; fi`,
    '  shift',
    'done',
    `printf '${says}'`,
    `[ ${exitCode} -eq 0 ] || echo no access >&2`,
    `exit ${exitCode}`,
  ];
  writeFileSync(file, lines.join('\n'));
  chmodSync(file, 0o700);
}

const noted = (name: string) => readFileSync(join(folder, name), 'utf8');

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vault-'));
  mkdirSync(join(folder, 'bin'));
  vi.stubEnv('PATH', `${join(folder, 'bin')}${delimiter}${process.env['PATH']}`);
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

test('a secret is passed in a temporary file, never on the command line', async () => {
  standIn('');
  await azureVault('kv-one').set('code-pepper', 'hunter2');
  expect(noted('content')).toBe('hunter2');
  expect(noted('called')).toMatch(/--vault-name\nkv-one\n--name\ncode-pepper\n/);
  expect(noted('called')).not.toContain('hunter2');
  expect(() => readFileSync(noted('file'))).toThrow('ENOENT');
});

test('reads the names of secrets', async () => {
  standIn('code-pepper\\nsigning-key\\n');
  expect(await azureVault('kv-one').names()).toEqual(['code-pepper', 'signing-key']);
});

test('references are refreshed in the environment’s subscription', () => {
  standIn('');
  refreshReferences('sub-1', 'rg-1', 'func-1');
  expect(noted('called')).toContain(
    '--uri\n/subscriptions/sub-1/resourceGroups/rg-1/providers/Microsoft.Web/sites/func-1/config/configreferences/appsettings/refresh?api-version=',
  );
});

test('reads the value of a secret', async () => {
  standIn('[1,2]\\n');
  expect(await azureVault('kv-one').value('password-keys')).toBe('[1,2]');
  expect(noted('called')).toContain('--name\npassword-keys\n');
});

test('an Azure CLI error is reported without the value', async () => {
  standIn('', 3);
  const failure = await azureVault('kv-one')
    .set('code-pepper', 'hunter2')
    .catch((error: Error) => error.message);
  expect(failure).toBe('az keyvault secret set failed.\nno access');
});
