import type { Page } from '@playwright/test';
import { signInPerson, signUpPerson } from '../../support/accounts/accounts.ts';
import { expect, test } from '../support/fixtures.ts';
import { expectDashboard, openAs } from '../support/people.ts';

const PREFERENCES = '/account-settings?tab=preferences';
const SAVED = 'Settings updated successfully!';

const dark = (page: Page) => page.getByRole('switch', { name: 'Dark mode' });

/** The system’s theme is either. */
async function expectScheme(page: Page, scheme: 'light dark' | 'dark'): Promise<void> {
  await expect(page.locator('html')).toHaveCSS('color-scheme', scheme);
}

test('dark mode applies at once, survives a reload, and follows the account to another device @full', async ({
  browser,
  page,
  portal,
}) => {
  const person = await signUpPerson(portal);
  await openAs(page, person, PREFERENCES);
  await expectScheme(page, 'light dark');
  const gate = Promise.withResolvers<void>();
  await page.route('**/api/user/settings', async (route) => {
    await gate.promise;
    await route.continue();
  });
  await dark(page).click();
  await expectScheme(page, 'dark');
  gate.resolve();
  await expect(page.getByText(SAVED)).toBeVisible();
  await expect(page.getByText(SAVED)).toBeHidden();
  await page.reload();
  await expectScheme(page, 'dark');

  const elsewhere = await browser.newContext({ baseURL: portal.site, colorScheme: 'light' });
  const other = await elsewhere.newPage();
  await openAs(other, await signInPerson(portal, person));
  await expectDashboard(other);
  await expectScheme(other, 'dark');
  await elsewhere.close();

  await page.getByRole('button', { name: 'Use system setting' }).click();
  await expectScheme(page, 'light dark');
});
