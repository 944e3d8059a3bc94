import { relative } from 'node:path';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { root } from '../../../scripts/run.ts';
import { recordSecondTry } from '../../../scripts/secondTry.ts';

/** Playwright's part of the list of tests that passed only on the second try. */
export default class SecondTryReporter implements Reporter {
  onTestEnd({ title, location }: TestCase, { retry, status }: TestResult): void {
    if (retry > 0 && status === 'passed') recordSecondTry('journeys', relative(root, location.file), title);
  }
}
