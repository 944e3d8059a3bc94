import type { Page } from '@playwright/test';
import { PASSWORD, signInPerson, signUpPerson } from '../../support/accounts/accounts.ts';
import { eventually } from '../../support/portal/eventually.ts';
import { emailsTo } from '../../support/operations/emails.ts';
import { expect, type JourneyPortal, test } from '../support/fixtures.ts';
import { expectDashboard, expectSignIn, openAs, signIn } from '../support/people.ts';

const NEW_PASSWORD = 'Blue-harbour-2027';

/** Requests a reset link and waits for the page that confirms it. */
async function requestResetLink(page: Page, email: string): Promise<void> {
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send Reset Link' }).click();
  await expect(page.getByRole('heading', { name: 'Check Your Email' })).toBeFocused();
  await expect(page.getByText('A password reset link has been sent to your email address')).toBeVisible();
}

async function chooseNewPassword(page: Page): Promise<void> {
  await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
  await page.getByLabel('Confirm password', { exact: true }).fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Reset password' }).click();
}

async function expectOnlyNewPassword(page: Page, email: string): Promise<void> {
  await page.getByRole('link', { name: 'Go to Sign In' }).click();
  await signIn(page, { email, password: PASSWORD });
  await expect(page.getByRole('alert')).toHaveText('Login failed. Please check your credentials.');
  await signIn(page, { email, password: NEW_PASSWORD });
  await expectDashboard(page);
}

/** The reset link in the email sent to this address. */
async function resetLinkSentTo(portal: JourneyPortal, email: string): Promise<string> {
  const message = await eventually('the reset email', async () =>
    (await emailsTo(portal, email)).find(({ subject }) => subject === 'Reset your password'),
  );
  return /https?:\S*reset-password\S*/.exec(message.text)![0];
}

test('a forgotten password is reset with the token that a local portal shows @full', async ({
  page,
  portal,
}) => {
  const { email } = await signUpPerson(portal);
  await requestResetLink(page, email);
  const token = page.getByText('Development Token', { exact: true });
  await expect(token).toBeVisible();
  await page.getByRole('link', { name: 'Go to Reset Password' }).click();
  await expect(page.getByLabel('Reset token')).toHaveValue(/^[\w-]{20,}$/);
  await expect(page).toHaveURL(/\/reset-password$/);
  await chooseNewPassword(page);
  await expect(page.getByRole('heading', { name: 'Password Reset Successful' })).toBeFocused();
  await expectOnlyNewPassword(page, email);
});

test('a reset link works once and signs this browser out', async ({ page, context, portal }) => {
  test.slow();
  const person = await signUpPerson(portal);
  await openAs(page, person);
  await expectDashboard(page);
  const tab = await context.newPage();
  await tab.goto('/forgot-password');
  await tab.getByLabel('Email').fill(person.email);
  await tab.getByRole('button', { name: 'Send Reset Link' }).click();
  const link = await resetLinkSentTo(portal, person.email);

  await tab.goto(link);
  await expect(tab).toHaveURL(/\/reset-password$/);
  await chooseNewPassword(tab);
  await expect(tab.getByRole('heading', { name: 'Password Reset Successful' })).toBeVisible();
  await expectSignIn(page);
  await expectOnlyNewPassword(tab, person.email);

  const stranger = await context.browser()!.newContext({ baseURL: portal.site });
  const again = await stranger.newPage();
  await again.goto(link);
  await chooseNewPassword(again);
  await expect(
    again.getByText('This reset link is no longer valid. Please request a new one.'),
  ).toBeVisible();
  await stranger.close();
});

test('the reset form shows an error for each invalid field @full', async ({ page }) => {
  await page.goto('/reset-password');
  await page.getByRole('button', { name: 'Reset password' }).click();
  await expect(page.getByText('Reset token is required')).toBeVisible();
  await page.getByLabel('Reset token').fill('no-such-token-of-a-mail');
  await page.getByLabel('New password', { exact: true }).fill('short');
  await page.getByLabel('Confirm password', { exact: true }).fill('another');
  await page.getByRole('button', { name: 'Reset password' }).click();
  await expect(page.getByText('Password must be at least 6 characters long')).toBeVisible();
  await expect(page.getByText('Passwords do not match')).toBeVisible();

  const confirmation = page.getByLabel('Confirm password', { exact: true });
  // The border is that of the box around the input.
  const box = confirmation.locator('..');
  const red = 'rgb(209, 52, 56)';
  await confirmation.hover();
  await expect(box).toHaveCSS('border-top-color', red);
  await confirmation.focus();
  await expect(box).toHaveCSS('border-top-color', red);

  await page.getByRole('link', { name: 'Back to Sign In' }).click();
  await expectSignIn(page);
});

test('an address without an account gets the same response as any other @full', async ({ page }) => {
  await requestResetLink(page, 'nobody.at.all@firm.example');
  await page.getByRole('link', { name: 'Back to Sign In' }).click();
  await expectSignIn(page);
});

test('a changed password keeps this session and ends the others @full', async ({ browser, page, portal }) => {
  test.slow();
  const person = await signUpPerson(portal);
  const elsewhere = await browser.newContext({ baseURL: portal.site });
  const other = await elsewhere.newPage();
  await openAs(other, await signInPerson(portal, person));
  await expectDashboard(other);

  await openAs(page, person, '/account-settings');
  const change = (current: string, next: string, confirmed: string) =>
    test.step(`${current}, ${next}, ${confirmed}`, async () => {
      await page.getByLabel('Current password', { exact: true }).fill(current);
      await page.getByLabel('New password', { exact: true }).fill(next);
      await page.getByLabel('Confirm new password', { exact: true }).fill(confirmed);
      await page.getByRole('button', { name: 'Update password' }).click();
    });
  await change(PASSWORD, 'seven77', 'seven77');
  await expect(page.getByText('New password must be at least 8 characters long')).toBeVisible();
  await change(PASSWORD, NEW_PASSWORD, `${NEW_PASSWORD}!`);
  await expect(page.getByText('New passwords do not match')).toBeVisible();
  await change('not my password', NEW_PASSWORD, NEW_PASSWORD);
  await expect(page.getByText('Your current password is not correct')).toBeVisible();
  await change(PASSWORD, 'password', 'password');
  await expect(page.getByText('This password is too common. Please choose another one.')).toBeVisible();
  await change(PASSWORD, NEW_PASSWORD, NEW_PASSWORD);
  await expect(page.getByText('Password updated successfully!')).toBeVisible();
  await expect(page.getByLabel('New password', { exact: true })).toHaveValue('');
  await expect(page.getByText('Password updated successfully!')).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Change password' })).toBeVisible();

  await expect(async () => {
    await other.getByRole('button', { name: 'Refresh' }).click({ timeout: 2_000 });
    await expectSignIn(other);
  }).toPass();
  await signIn(other, { email: person.email, password: NEW_PASSWORD });
  await expectDashboard(other);
  await elsewhere.close();
});
