import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { demoEmails, demoSession, injectSession } from '../support/people.ts';

const publicPages = ['/client/request', '/request-status', '/login', '/signup', '/terms', '/status'];
const staffPages = [
  '/dashboard',
  '/search',
  '/submissions',
  '/payments',
  '/analytics',
  '/management',
  '/account-settings',
];

/** Collects the security policy violations that the page reports. */
async function watchReports(page: Page): Promise<string[]> {
  const reports: string[] = [];
  await page.exposeFunction('addReport', (report: string) => reports.push(report));
  await page.addInitScript(() => {
    const { addReport } = globalThis as unknown as { addReport(report: string): void };
    document.addEventListener('securitypolicyviolation', ({ disposition, violatedDirective, sample }) =>
      addReport(`${disposition} ${violatedDirective} ${sample}`),
    );
  });
  return reports;
}

/** Causes a violation, to prove that reports arrive. */
async function writeMarkup(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.createElement('div').innerHTML = '<b>probe</b>';
  });
}

test('no screen violates the Trusted Types policy', async ({ page, portal }) => {
  const reports = await watchReports(page);
  for (const path of publicPages) {
    await page.goto(path);
    await expect(page.locator('h1').first()).toBeVisible();
  }
  await injectSession(page, await demoSession(portal, demoEmails.admin));
  for (const path of staffPages) {
    await page.goto(path);
    await expect(page.locator('h1').first()).toBeVisible();
  }
  expect(reports).toEqual([]);
  await writeMarkup(page);
  await expect.poll(() => reports).toEqual([expect.stringContaining('report require-trusted-types-for')]);
});
