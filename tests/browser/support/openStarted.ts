import { expect, type Page } from '@playwright/test';

/**
 * Opens an address and waits until the app has started. Before that the browser follows links itself: the focus stays at the
 * top of the page, and Back leaves the page.
 */
export async function openStarted(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.locator('html')).toHaveAttribute('data-ready', '');
}
