import { appendFileSync, cpSync, globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { SETS } from '../templates/snapshots.ts';
import { infraDir, textOf } from '../templates/sources.ts';
import { hashFaults } from './expand.ts';

function copyOfInfra(): string {
  const folder = mkdtempSync(join(tmpdir(), 'infra-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync(infraDir, folder, { recursive: true });
  return folder;
}

test('the snapshots were written from these templates', () => {
  expect(hashFaults()).toEqual([]);
});

test('every set has a parameter file with the start of its budget, or its snapshot would change every month', () => {
  const files = globSync('*.bicepparam', { cwd: join(infraDir, 'snapshots') });
  expect(files.toSorted()).toEqual(SETS.map((set) => `${set}.bicepparam`).toSorted());
  for (const file of files)
    expect(textOf(`snapshots/${file}`)).toMatch(/^param budgetStart = '\d{4}-\d\d-01'$/m);
});

test.each([
  'main.bicep',
  'modules/roles.bicep',
  'tiers/prod.json',
  'generated/portal.json',
  'bicepconfig.json',
])('a change of %s needs new snapshots', (path) => {
  const folder = copyOfInfra();
  appendFileSync(join(folder, path), ' ');
  expect(hashFaults(folder)).toEqual([expect.stringContaining('run npm run infra')]);
});

test.each(SETS)('so do other parameters of %s, and a new file', (set) => {
  const folder = copyOfInfra();
  appendFileSync(join(folder, `snapshots/${set}.bicepparam`), ' ');
  expect(hashFaults(folder)).toHaveLength(1);
  const other = copyOfInfra();
  writeFileSync(join(other, 'modules/more.bicep'), '');
  expect(hashFaults(other)).toHaveLength(1);
});
