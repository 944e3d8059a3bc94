import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { root } from '../run.ts';
import { deploymentFaults, NONE } from './deploymentFaults.ts';
import { sourceText, textOf } from './sources.ts';

const prod = { PORTAL_TIER: 'prod', AZURE_LOCATION: 'eastus', AZURE_SECONDARY_LOCATION: 'westus3' };

describe('a deployment', () => {
  test.each([
    ['of dev', { PORTAL_TIER: 'dev' }],
    ['of the tier that is usual', {}],
    ['of prod in two regions', prod],
    ['of prod that is meant to have one region', { ...prod, AZURE_SECONDARY_LOCATION: NONE }],
  ])('%s is let through', (_, environment) => {
    expect(deploymentFaults(environment)).toEqual([]);
  });

  test.each([
    ['without a second region', { ...prod, AZURE_SECONDARY_LOCATION: undefined }, 'is not set'],
    ['with an empty one, as pipelines have it', { ...prod, AZURE_SECONDARY_LOCATION: '' }, 'is not set'],
    ['with the same one twice', { ...prod, AZURE_SECONDARY_LOCATION: 'eastus' }, 'both eastus'],
  ])('of prod %s is refused', (_, environment, fault) => {
    expect(deploymentFaults(environment)).toEqual([expect.stringContaining(fault)]);
  });

  test('is asked before anything is made, and ends there', () => {
    const yaml = sourceText('azure.yaml');
    const [, hook] = /^ {2}preprovision:\n((?: {4}.*\n)+)/m.exec(yaml)!;
    const [, command] = /^ {4}run: npm run (\w+)$/m.exec(hook!)!;
    expect(hook).not.toContain('continueOnError');
    const { scripts } = JSON.parse(sourceText('package.json')) as { scripts: Record<string, string> };
    const [program, file] = scripts[command!]!.split(' ');
    const run = (environment: object) =>
      spawnSync(program === 'node' ? process.execPath : program!, [file!], {
        cwd: root,
        env: { PATH: process.env['PATH'], ...environment },
        encoding: 'utf8',
      });
    expect(run(prod)).toMatchObject({ status: 0, stderr: '' });
    const refused = run({ ...prod, AZURE_SECONDARY_LOCATION: '' });
    expect(refused.status).toBe(1);
    expect(refused.stderr).toContain('azd env set AZURE_SECONDARY_LOCATION none');
  });

  test('without a second region is known to the templates by the same word', () => {
    expect(textOf('main.bicep')).toContain(
      `secondaryLocation: size.geoRedundant && secondaryLocation != '${NONE}' ? secondaryLocation : ''`,
    );
  });

  test.each(['preflight', 'secrets'])('finds its packages in a fresh clone: %s', (name) => {
    const { scripts } = JSON.parse(sourceText('package.json')) as { scripts: Record<string, string> };
    expect(scripts[`pre${name}`]).toBe('node scripts/setup.mjs');
  });
});
