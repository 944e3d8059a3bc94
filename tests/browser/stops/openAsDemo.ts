import { expect, type Page } from '@playwright/test';
import type { Portal } from '../support/fixtures.ts';
import { demo, demoSession, openAs } from '../support/people.ts';

/** Opens a page as somebody of the demo, whose requests are there. */
export async function openAsDemo(
  page: Page,
  portal: Portal,
  who: keyof typeof demo,
  path?: string,
): Promise<void> {
  await openAs(page, await demoSession(portal, demo[who]), path);
}

/** The dashboard of the demo client, whose requests are there. */
export async function openDemoDashboard(page: Page, portal: Portal, search = ''): Promise<void> {
  await openAsDemo(page, portal, 'client', `/dashboard${search}`);
  await expect(page.getByRole('link', { name: /^View order/ }).first()).toBeVisible();
}
