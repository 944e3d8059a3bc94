import type { Page } from '@playwright/test';
import { catalogOf } from '@portal/contract/languages/languages.ts';
import { signInPerson, signUpPerson } from '../../support/accounts/accounts.ts';
import { submitAsClient } from '../../support/requests/submitAsClient.ts';
import { expect, failedRequests, test } from '../support/fixtures.ts';
import { expectDashboard, openAs } from '../support/people.ts';

const PREFERENCES = '/account-settings?tab=preferences';
const SAVED = 'Settings updated successfully!';

const dark = (page: Page) => page.getByRole('switch', { name: 'Dark mode' });
const zone = (page: Page) => page.getByRole('combobox', { name: 'Time zone' });

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

test.describe('when a change cannot be saved', () => {
  test.use({ expectedErrors: failedRequests });

  test('the switch reverts and the page shows the error @full', async ({ page, portal }) => {
    await openAs(page, await signUpPerson(portal), PREFERENCES);
    await expect(dark(page)).not.toBeChecked();
    await page.route('**/api/user/settings', (route) => route.abort());
    await dark(page).click();
    const problem = page.getByRole('alert').filter({ hasText: 'Failed to update settings' });
    await expect(problem).toContainText('We couldn’t reach the server.');
    await expectScheme(page, 'light dark');
    await expect(dark(page)).not.toBeChecked();

    await page.unroute('**/api/user/settings');
    await dark(page).click();
    await expectScheme(page, 'dark');
    await expect(problem).toBeHidden();
  });
});

test('every page uses the chosen language, on every device @full', async ({ browser, page, portal }) => {
  test.slow();
  const spanish = await catalogOf('es');
  const translated = (key: string): string => {
    expect(spanish, 'the catalog has the text').toHaveProperty([key]);
    return spanish[key]!;
  };
  const person = await signUpPerson(portal);
  await openAs(page, person, PREFERENCES);
  await page.getByRole('combobox', { name: 'Language' }).selectOption('es');
  await expect(page.getByRole('switch', { name: translated('Dark mode') })).toBeVisible();
  await expect(page.getByText(translated(SAVED))).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');

  const elsewhere = await browser.newContext({ baseURL: portal.site, locale: 'en-US' });
  const other = await elsewhere.newPage();
  await openAs(other, await signInPerson(portal, person));
  await expect(other.getByRole('heading', { name: translated('Your requests') })).toBeVisible();
  await expect(other.getByText(translated('Submit your first request to see it here'))).toBeVisible();
  await expect(
    other.getByRole('navigation').getByRole('link', { name: translated('Settings') }),
  ).toBeVisible();
  for (const { path, heading } of [
    { path: '/profile', heading: 'Your Profile' },
    { path: '/account-settings', heading: 'Settings' },
    { path: '/client/request', heading: 'Medical records requests' },
    { path: '/terms', heading: 'Terms of Service' },
    { path: '/privacy', heading: 'Privacy Policy' },
  ]) {
    await other.goto(path);
    await expect(other.getByRole('heading', { name: translated(heading), level: 1 })).toBeVisible();
  }
  await elsewhere.close();
});

test('times are shown in the chosen time zone @full', async ({ page, portal }) => {
  const person = await signUpPerson(portal);
  const { requestId } = await submitAsClient(portal, person);
  const history = page.getByRole('region', { name: 'Status history' });
  const timeShownIn = async (timeZone: string) => {
    await page.goto(`/dashboard/request/${requestId}`);
    const time = history.locator('time').first();
    await expect(time).toBeVisible();
    const instant = new Date((await time.getAttribute('datetime')) ?? '');
    const [day, clock] = [{ dateStyle: 'medium' }, { timeStyle: 'short' }] as const;
    const format = (style: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat('en-US', { ...style, timeZone }).format(instant);
    await expect(time).toContainText(format(day));
    await expect(time).toContainText(format(clock));
    return time.innerText();
  };
  await openAs(page, person, PREFERENCES);
  await expect(zone(page)).toHaveValue('device');
  expect(await timeShownIn('America/Los_Angeles')).toMatch(/ P[SD]T$/);
  await page.goto(PREFERENCES);
  await zone(page).selectOption('EST');
  await expect(page.getByText(SAVED)).toBeVisible();
  expect(await timeShownIn('America/New_York')).toMatch(/ E[SD]T$/);
});

test('text messages need a phone number, and emails can be turned off @full', async ({ page, portal }) => {
  const person = await signUpPerson(portal);
  await openAs(page, person, '/profile');
  await page.getByRole('button', { name: 'Edit profile' }).click();
  await page.getByLabel('Phone number').fill('');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Profile updated successfully!')).toBeVisible();

  await page.goto('/account-settings?tab=notifications');
  await expect(page.getByRole('switch', { name: 'SMS notifications' })).toBeDisabled();
  const emails = page.getByRole('switch', { name: 'Email notifications' });
  await emails.click();
  await expect(emails).not.toBeChecked();
  await expect(page.getByText(SAVED)).toBeVisible();
  await page.reload();
  await expect(emails).not.toBeChecked();

  await page.getByRole('link', { name: 'Add one to your profile' }).click();
  await page.getByRole('button', { name: 'Edit profile' }).click();
  await page.getByLabel('Phone number').fill('(323) 555-0142');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.goto('/account-settings?tab=notifications');
  const messages = page.getByRole('switch', { name: 'SMS notifications' });
  await messages.click();
  await expect(messages).toBeChecked();
  await expect(page.getByText(SAVED)).toBeVisible();
  await page.reload();
  await expect(messages).toBeChecked();
});
