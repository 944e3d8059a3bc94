import { appendFileSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Reporter, TestCase } from 'vitest/node';
import { root } from './run.ts';

const folder = join(root, '.test');

/** One line for each test that passed only on the second try: project · file · test. Vitest and Playwright write to it. */
export const secondTryFile = join(folder, 'second-try.txt');

export function forgetSecondTries(): void {
  rmSync(secondTryFile, { force: true });
}

export function recordSecondTry(project: string, file: string, test: string): void {
  mkdirSync(folder, { recursive: true });
  appendFileSync(secondTryFile, `${[project, file, test].join(' · ').replaceAll('\n', ' ')}\n`);
}

/** Prints the list of this run, even when it is empty. */
export function printSecondTries(): void {
  const lines = readSecondTries();
  console.log(`${lines.length} tests passed only on the second try${lines.length === 0 ? '' : ':'}`);
  for (const line of lines) console.log(`  ${line}`);
}

function readSecondTries(): string[] {
  try {
    return readFileSync(secondTryFile, 'utf8').split('\n').filter(Boolean);
  } catch {
    return [];
  }
}

/** Adds Vitest's tests to the list. */
export const secondTryReporter: Reporter = {
  onTestCaseResult(test: TestCase) {
    if (!test.diagnostic()?.flaky) return;
    recordSecondTry(test.project.name, test.module.relativeModuleId, test.fullName);
  },
};
