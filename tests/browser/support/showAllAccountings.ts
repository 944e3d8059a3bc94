import { expect, type Page } from '@playwright/test';

/** Shows all accounting requests. Other journeys may have added more than the list shows at first. */
export async function showAllAccountings(page: Page): Promise<void> {
  await expect(page.getByRole('list', { name: 'Accounting requests' })).toBeVisible();
  const more = page.getByRole('button', { name: /^Show \d+ more$/ });
  if (await more.isVisible()) await more.click();
}
