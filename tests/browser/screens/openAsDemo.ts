import { expect, type Page } from '@playwright/test';
import type { JourneyPortal } from '../support/fixtures.ts';
import { demoEmails, demoSession, openAs } from '../support/people.ts';

/** Opens a page as an account of the demo seed, which has requests. */
export async function openAsDemo(
  page: Page,
  portal: JourneyPortal,
  role: keyof typeof demoEmails,
  path?: string,
): Promise<void> {
  await openAs(page, await demoSession(portal, demoEmails[role]), path);
}

/** Opens the dashboard of the demo client and waits for the requests. */
export async function openDemoDashboard(page: Page, portal: JourneyPortal, search = ''): Promise<void> {
  await openAsDemo(page, portal, 'client', `/dashboard${search}`);
  await expect(page.getByRole('link', { name: /^View order/ }).first()).toBeVisible();
}
