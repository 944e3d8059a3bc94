import type { Page } from '@playwright/test';
import { signIn as signInOperation } from '@portal/contract/accounts/endpoints/auth.ts';
import { type Person, signUpPerson, createStaff } from '../../support/accounts/accounts.ts';
import { callApi } from '../../support/api/callApi.ts';
import { randomIpHeader } from '../../support/api/randomIpHeader.ts';
import { expect, type JourneyPortal, test } from '../support/fixtures.ts';
import { tabTo } from '../support/keyboard.ts';
import { expectDashboard, expectSignIn, signIn } from '../support/people.ts';

const MAX_GUESSES = 10;

async function guessPasswords({ api }: JourneyPortal, { email }: Person): Promise<void> {
  for (let guess = 0; guess < MAX_GUESSES; guess += 1) {
    const body = { email, password: `wrong-password-${guess}` };
    await callApi(api, signInOperation, { headers: randomIpHeader(), body });
  }
}

test('signing in leads to the page that required it, even after a reload @full', async ({ page, portal }) => {
  const person = await signUpPerson(portal);
  await page.goto('/request-status');
  await page.goto('/account-settings?tab=notifications');
  await expectSignIn(page);
  await page.reload();
  await expectSignIn(page);
  await signIn(page, person);
  await expect(page).toHaveURL('/account-settings?tab=notifications');
  await expect(page.getByRole('tab', { name: 'Notifications' })).toHaveAttribute('aria-selected', 'true');
  await page.goBack();
  await expect(page).toHaveURL('/request-status');
});

test('only a remembered session continues in a new browser', async ({ browser, page, portal }) => {
  test.slow();
  const person = await signUpPerson(portal);
  await page.goto('/login');
  await signIn(page, person);
  await expectDashboard(page);
  expect(await page.evaluate(() => localStorage.getItem('portal.session'))).toBeNull();

  const first = await browser.newContext({ baseURL: portal.site });
  const tab = await first.newPage();
  await tab.goto('/login');
  await tab.getByRole('checkbox', { name: 'Remember me for 30 days' }).check();
  await signIn(tab, person);
  await expectDashboard(tab);
  const later = await browser.newContext({ storageState: await first.storageState(), baseURL: portal.site });
  const laterTab = await later.newPage();
  await laterTab.goto('/dashboard');
  await expectDashboard(laterTab);
  await Promise.all([first.close(), later.close()]);
});

test('after ten wrong passwords an unknown browser must wait and a known one can sign in @full', async ({
  page,
  portal,
}) => {
  const person = await signUpPerson(portal);
  await guessPasswords(portal, person);
  await page.goto('/login');
  await signIn(page, person);
  await expect(page.getByRole('alert')).toContainText(
    'Too many attempts. To protect the account, you must wait before you try again.',
  );
  await expect(page.getByRole('timer')).toHaveText(/^You can try again in 1[45] minutes\.$/);
  await page.evaluate((device) => localStorage.setItem('portal.device', device), person.device);
  await signIn(page, person);
  await expectDashboard(page);
});

const clearStorage = (page: Page) =>
  page.evaluate(() => {
    sessionStorage.clear();
    localStorage.clear();
  });

test('no sign-in URL redirects outside the portal @full', async ({ page, portal }) => {
  const person = await signUpPerson(portal);
  for (const path of [
    '/login?from=//evil.example',
    '/login?from=https://evil.example/',
    '/login?from=javascript:alert(1)',
    '/login?from=/%5Cevil.example',
  ]) {
    await test.step(path, async () => {
      await page.goto(path);
      await signIn(page, person);
      await expectDashboard(page);
      expect(page.url()).toBe(new URL('/dashboard', portal.site).href);
      await clearStorage(page);
    });
  }
});

test('a planted external return path leads to the dashboard @full', async ({ page, portal }) => {
  const person = await signUpPerson(portal);
  for (const planted of [
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    'https://evil.example',
  ]) {
    await test.step(planted, async () => {
      await page.goto('/login');
      await page.evaluate((from) => {
        sessionStorage.setItem('portal.returnPath', from);
        history.replaceState({ usr: { from }, key: 'planted', idx: 0 }, '');
      }, planted);
      await page.reload();
      await signIn(page, person);
      await expectDashboard(page);
      await clearStorage(page);
    });
  }
});

test('staff see all requests, and their session is stored in the tab only @full', async ({
  page,
  portal,
}) => {
  const staff = await createStaff(portal);
  await page.goto('/login');
  await page.getByRole('checkbox', { name: 'Remember me for 30 days' }).check();
  await signIn(page, staff);
  await expectDashboard(page);
  await expect(page.getByRole('table', { name: 'Recent Client Requests' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Create New Request' })).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem('portal.session'))).toBeNull();
});

test('signing in works with the keyboard alone @full', async ({ page, portal }) => {
  const person = await signUpPerson(portal);
  await page.goto('/login');
  await tabTo(page, 'textbox', 'Email');
  await page.keyboard.type(person.email);
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  await page.keyboard.type(person.password);
  await tabTo(page, 'checkbox', 'Remember me for 30 days');
  await page.keyboard.press('Space');
  await expect(page.getByRole('checkbox', { name: 'Remember me for 30 days' })).toBeChecked();
  await tabTo(page, 'button', 'Sign in');
  await page.keyboard.press('Enter');
  await expectDashboard(page);
  await tabTo(page, 'button', /^Account of/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Profile' })).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('menuitem', { name: 'Log out' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expectSignIn(page);
});
