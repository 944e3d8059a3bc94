import type { Page } from '@playwright/test';
import { PASSWORD, signUpPerson } from '../../support/accounts/accounts.ts';
import { eventually } from '../../support/portal/eventually.ts';
import { emailsTo } from '../../support/operations/emails.ts';
import { expect, type JourneyPortal, test } from '../support/fixtures.ts';
import { expectDashboard, expectSignIn, openAs, signIn } from '../support/people.ts';

const NEW_PASSWORD = 'Blue-harbour-2027';

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

test('an invalid field keeps its red border under the pointer @full', async ({ page }) => {
  await page.goto('/reset-password');
  await page.getByRole('button', { name: 'Reset password' }).click();
  await expect(page.getByText('Please confirm your password')).toBeVisible();
  const confirmation = page.getByLabel('Confirm password', { exact: true });
  // The border is that of the box around the input.
  const box = confirmation.locator('..');
  const red = 'rgb(209, 52, 56)';
  await confirmation.hover();
  await expect(box).toHaveCSS('border-top-color', red);
});
