import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { demo, demoSession, holdSession } from '../support/people.ts';

const publicPages = ['/client/request', '/request-status', '/login', '/signup', '/terms', '/status'];
const console = ['/dashboard', '/submissions', '/payments', '/analytics', '/management', '/account-settings'];

/** Collects what the page reports against its policies. */
async function watchReports(page: Page): Promise<string[]> {
  const reports: string[] = [];
  await page.exposeFunction('keepReport', (report: string) => reports.push(report));
  await page.addInitScript(() => {
    const { keepReport } = globalThis as unknown as { keepReport(report: string): void };
    document.addEventListener('securitypolicyviolation', ({ disposition, violatedDirective, sample }) =>
      keepReport(`${disposition} ${violatedDirective} ${sample}`),
    );
  });
  return reports;
}

/** What a page would report that writes markup as a string: without it, silence proves nothing. */
async function writeMarkup(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.createElement('div').innerHTML = '<b>probe</b>';
  });
}

test('no screen gives a string to what can run it', async ({ page, portal }) => {
  const reports = await watchReports(page);
  for (const path of publicPages) {
    await page.goto(path);
    await expect(page.locator('h1').first()).toBeVisible();
  }
  await holdSession(page, await demoSession(portal, demo.admin));
  for (const path of console) {
    await page.goto(path);
    await expect(page.locator('h1').first()).toBeVisible();
  }
  expect(reports).toEqual([]);
  await writeMarkup(page);
  await expect.poll(() => reports).toEqual([expect.stringContaining('report require-trusted-types-for')]);
});
