import { appendFileSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Reporter, TestCase } from 'vitest/node';
import { root } from '../run.ts';

const folder = join(root, '.test');

/** One line for each test that passed only when retried: project · file · test · its first failure. Vitest and Playwright write to it. */
export const retriedTestsFile = join(folder, 'retried-tests.txt');

export function clearRetriedTests(): void {
  rmSync(retriedTestsFile, { force: true });
}

/** Adds a test to the list, with the first line of its first failure. */
export function recordRetriedTest(
  project: string,
  file: string,
  test: string,
  failure: string | undefined,
): void {
  mkdirSync(folder, { recursive: true });
  const reason = stripVTControlCharacters(failure ?? '').split('\n')[0]!;
  appendFileSync(retriedTestsFile, `${[project, file, test, reason].join(' · ').replaceAll('\n', ' ')}\n`);
}

/** Prints the list of this run, even when it is empty. */
export function printRetriedTests(): void {
  const lines = readRetriedTests();
  console.log(`${lines.length} tests passed only when retried${lines.length === 0 ? '' : ':'}`);
  for (const line of lines) console.log(`  ${line}`);
}

function readRetriedTests(): string[] {
  try {
    return readFileSync(retriedTestsFile, 'utf8').split('\n').filter(Boolean);
  } catch {
    return [];
  }
}

/** Adds Vitest's tests to the list. */
export const retriedTestsReporter: Reporter = {
  onTestCaseResult(test: TestCase) {
    if (!test.diagnostic()?.flaky) return;
    const failure = test.result().errors?.[0]?.message;
    recordRetriedTest(test.project.name, test.module.relativeModuleId, test.fullName, failure);
  },
};
