import { signUpPerson } from '../../support/accounts/accounts.ts';
import { expect, test } from '../support/fixtures.ts';
import { tabTo } from '../support/keyboard.ts';
import { expectDashboard, expectSignIn, signIn } from '../support/people.ts';

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
