import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from './run.ts';

const files = globSync('.github/workflows/*.yml', { cwd: root });
const textOf = (file: string) => readFileSync(join(root, file), 'utf8');

test('finds the workflows', () => expect(files.length).toBeGreaterThanOrEqual(2));

describe.each(files)('%s', (file) => {
  const text = textOf(file);

  test('pins third-party actions by commit, with a version comment', () => {
    const used = [...text.matchAll(/uses: (.*)/g)].map(([, action]) => action!);
    const unpinned = used.filter(
      (action) => !/^(\.\/.+|[\w.-]+\/[\w.-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+)$/.test(action),
    );
    expect(used.length).toBeGreaterThan(0);
    expect(unpinned).toEqual([]);
  });

  test('has read permission only, and only a deployment signs in to Azure', () => {
    expect(text).toMatch(/^permissions:\n {2}contents: read\n$/m);
    const granted = [...text.matchAll(/^\s+([\w-]+): write$/gm)].map(([, scope]) => scope);
    expect(granted).toEqual(file.endsWith('deploy.yml') ? ['id-token'] : []);
  });

  test('has no Azure secret, and uses no untrusted input in a command', () => {
    expect(text).not.toContain('secrets.');
    expect(text).not.toContain('pull_request_target');
    expect(text).not.toMatch(/run:.*\$\{\{/);
    expect(text).toContain('persist-credentials: false');
  });

  test('has a timeout', () => {
    const jobs = text.match(/runs-on:/g) ?? [];
    expect(text.match(/timeout-minutes:/g)).toHaveLength(jobs.length);
  });
});

test('a deployment is verified first', () => {
  const text = textOf('.github/workflows/deploy.yml');
  expect(text).toMatch(/verify:\n {4}uses: \.\/\.github\/workflows\/ci\.yml/);
  expect(text).toMatch(/deploy:\n {4}needs: verify/);
  const verify = textOf('.github/workflows/ci.yml');
  for (const command of ['npm run check', 'npm test']) expect(verify).toContain(`run: ${command}`);
  // With GITHUB_ACTIONS, which GitHub sets, npm run check requires the Bicep CLI.
  expect(verify).not.toContain('GITHUB_ACTIONS');
});

test('a deployment installs packages before it signs in, and its identity reads no secret', () => {
  const text = textOf('.github/workflows/deploy.yml');
  expect(text.indexOf('run: npm ci')).toBeGreaterThan(0);
  expect(text.indexOf('run: npm ci')).toBeLessThan(text.indexOf('uses: azure/login@'));
  expect(text).toContain('AZURE_PRINCIPAL_TYPE: ServicePrincipal');
  expect(text).not.toMatch(/keyvault|npm run (?:secrets|deployed)/);
  const started = spawnSync(process.execPath, ['scripts/secrets.ts'], {
    cwd: root,
    encoding: 'utf8',
    env: { PATH: '', AZURE_PRINCIPAL_TYPE: 'ServicePrincipal', KEY_VAULT_NAME: 'vault' },
  });
  expect(started).toMatchObject({
    status: 0,
    stdout: 'A pipeline reads and writes no secrets. Run azd hooks run postprovision on your machine.\n',
  });
});

test('a deployment gets only the values that the templates need', () => {
  const known = readFileSync(join(root, 'infra/main.parameters.json'), 'utf8');
  const names = [...textOf('.github/workflows/deploy.yml').matchAll(/^ {6}((?:AZURE|PORTAL)_\w+):/gm)].map(
    ([, name]) => name!,
  );
  expect(names.filter((name) => !known.includes(`\${${name}`) && name !== 'AZURE_SUBSCRIPTION_ID')).toEqual(
    [],
  );
});
