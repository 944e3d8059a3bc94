import { expect, test, vi } from 'vitest';
import type { TestSpecification } from 'vitest/node';
import { namedFilesReporter } from './namedFiles.ts';

const specifications = [{ moduleId: '/portal/scripts/docs.test.ts' }] as TestSpecification[];

function start(...args: string[]): void {
  vi.stubGlobal('process', { ...process, argv: ['node', 'vitest', 'run', ...args] });
  void namedFilesReporter.onTestRunStart!(specifications);
}

test.each([['scripts/docs.test.ts'], ['./scripts/docs.test.ts:12'], ['scripts'], ['--project', 'rules']])(
  'a run of %s starts',
  (...args) => {
    expect(() => start(...args)).not.toThrow();
  },
);

test('a run that leaves out a named file fails, except within npm test', () => {
  const files = ['scripts/docs.test.ts', 'tests/integration/api/openapi.test.ts'];
  expect(() => start(...files)).toThrow(
    'Not in the selected projects: tests/integration/api/openapi.test.ts',
  );
  expect(() => start('--passWithNoTests', ...files)).not.toThrow();
});
