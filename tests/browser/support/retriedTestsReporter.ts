import { relative } from 'node:path';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { root } from '../../../scripts/run.ts';
import { recordRetriedTest } from '../../../scripts/testing/retriedTests.ts';

/** Adds Playwright's tests to the list of retried tests. */
export default class RetriedTestsReporter implements Reporter {
  onTestEnd({ title, location, results }: TestCase, { retry, status }: TestResult): void {
    if (retry === 0 || status !== 'passed') return;
    recordRetriedTest('journeys', relative(root, location.file), title, results[0]?.error?.message);
  }
}
