import { expect, test } from 'vitest';
import { readExpansion } from '../templates/snapshots.ts';
import { templatePaths, textOf } from '../templates/sources.ts';
import { moduleFaults } from './moduleFaults.ts';
import { withMain } from './plants.ts';

const expansion = readExpansion();
const texts = new Map(templatePaths.map((path) => [path, textOf(path)]));

test('every module is deployed, and every output is used', () => {
  expect(moduleFaults(expansion.main, texts)).toEqual([]);
});

test('a module that is not deployed is a fault', () => {
  expect(moduleFaults(expansion.main, new Map(texts).set('modules/old.bicep', 'var a = 1\n'))).toEqual([
    'modules/old.bicep: is not deployed',
  ]);
});

test('an output that is not used is a fault, also with the name of one that another module uses', () => {
  const { main } = withMain(expansion, ({ resources }) => {
    const { template } = resources.find(({ name }) => name === 'budget')!.properties!;
    Object.assign(template!, { outputs: { accountId: {} } });
  });
  expect(moduleFaults(main, texts)).toEqual(['module budget: its output accountId is not used']);
});
