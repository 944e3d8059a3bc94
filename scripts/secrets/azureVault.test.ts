import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { azureVault, refreshReferences } from './azureVault.ts';

let folder: string;

/** Puts a stub of the Azure CLI first on the path. It records its arguments and the content of a passed file. */
function stubCommand(output: string, exitCode = 0): void {
  const file = join(folder, 'bin', 'az');
  const lines = [
    '#!/bin/sh',
    `printf '%s\\n' "$@" > ${folder}/called`,
    'while [ $# -gt 0 ]; do',
    `  if [ "$1" = --file ]; then cat "$2" > ${folder}/content; printf '%s' "$2" > ${folder}/file; fi`,
    '  shift',
    'done',
    `printf '${output}'`,
    `[ ${exitCode} -eq 0 ] || echo no access >&2`,
    `exit ${exitCode}`,
  ];
  writeFileSync(file, lines.join('\n'));
  chmodSync(file, 0o700);
}

const readRecord = (name: string) => readFileSync(join(folder, name), 'utf8');

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vault-'));
  mkdirSync(join(folder, 'bin'));
  vi.stubEnv('PATH', `${join(folder, 'bin')}${delimiter}${process.env['PATH']}`);
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

test('passes a secret in a temporary file, never on the command line', async () => {
  stubCommand('');
  await azureVault('kv-one').set('code-pepper', 'hunter2');
  expect(readRecord('content')).toBe('hunter2');
  expect(readRecord('called')).toMatch(/--vault-name\nkv-one\n--name\ncode-pepper\n/);
  expect(readRecord('called')).not.toContain('hunter2');
  expect(() => readFileSync(readRecord('file'))).toThrow('ENOENT');
});

test('reads the names of secrets', async () => {
  stubCommand('code-pepper\\nsigning-key\\n');
  expect(await azureVault('kv-one').names()).toEqual(['code-pepper', 'signing-key']);
});

test('refreshes references in the environment’s subscription', () => {
  stubCommand('');
  refreshReferences('sub-1', 'rg-1', 'func-1');
  expect(readRecord('called')).toContain(
    '--uri\n/subscriptions/sub-1/resourceGroups/rg-1/providers/Microsoft.Web/sites/func-1/config/configreferences/appsettings/refresh?api-version=',
  );
});

test('reads the value of a secret', async () => {
  stubCommand('[1,2]\\n');
  expect(await azureVault('kv-one').value('password-keys')).toBe('[1,2]');
  expect(readRecord('called')).toContain('--name\npassword-keys\n');
});

test('reports an Azure CLI error without the value', async () => {
  stubCommand('', 3);
  const failure = await azureVault('kv-one')
    .set('code-pepper', 'hunter2')
    .catch((error: Error) => error.message);
  expect(failure).toBe('az keyvault secret set failed.\nno access');
});
