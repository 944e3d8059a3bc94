import { appendFileSync, mkdirSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

const folder = fileURLToPath(new URL('../../.test/', import.meta.url));

/** Adds journeys that passed only on the second try to the list that a test run ends with: project · file · title. */
export default class SecondTryReporter implements Reporter {
  onTestEnd({ title, location }: TestCase, { retry, status }: TestResult): void {
    if (retry === 0 || status !== 'passed') return;
    const file = relative(fileURLToPath(new URL('../..', import.meta.url)), location.file);
    mkdirSync(folder, { recursive: true });
    appendFileSync(`${folder}second-try.txt`, `journeys · ${file} · ${title}\n`);
  }
}
