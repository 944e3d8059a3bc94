import type { Page } from '@playwright/test';
import { type Person, createStaff } from '../../support/accounts/accounts.ts';
import { codeOf, wrongCodeOf } from '../../support/accounts/authenticator.ts';
import { expect, test } from '../support/fixtures.ts';
import { chooseFromAccountMenu, expectDashboard, openAs, signIn } from '../support/people.ts';

/** Confirms the password; returns the secret that the page shows. */
async function beginSetUp(page: Page, person: Person): Promise<{ secret: string }> {
  await openAs(page, person, '/account-settings');
  await page.getByRole('button', { name: 'Turn on two-step sign-in' }).click();
  await page.getByLabel('Your password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  const shown = await page.getByText(/^([A-Z2-7]{4} )+[A-Z2-7]{1,4}$/).innerText();
  return { secret: shown.replaceAll(' ', '') };
}

const code = (page: Page) => page.getByLabel('6-digit code');

test('two-step sign-in is set up, required at the next sign-in, and replaced by a recovery code', async ({
  page,
  portal,
}) => {
  test.slow();
  const person = await createStaff(portal);
  const authenticator = await beginSetUp(page, person);

  const codes =
    await test.step('the correct code turns it on, and the recovery codes are shown', async () => {
      const turnOn = page.getByRole('button', { name: 'Turn on two-step sign-in' });
      await code(page).fill(wrongCodeOf(authenticator));
      await turnOn.click();
      await expect(
        page.getByText('This code is not correct. Please wait for the next code and try again.'),
      ).toBeVisible();
      await code(page).fill(codeOf(authenticator));
      await turnOn.click();
      await expect(page.getByRole('heading', { name: 'Save your recovery codes' })).toBeFocused();
      const shown = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
      await expect(shown).toHaveCount(10);
      const downloading = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Download' }).click();
      expect((await downloading).suggestedFilename()).toBe('recovery-codes.txt');
      return shown.allInnerTexts();
    });
  await page.getByRole('button', { name: 'I have saved them' }).click();
  await expect(page.getByText('Two-step sign-in is on')).toBeVisible();
  await expect(page.getByText('You have 10 recovery codes left.')).toBeVisible();

  await test.step('you enter your password and a code', async () => {
    await chooseFromAccountMenu(page, 'Log out');
    await signIn(page, person);
    await expect(page.getByRole('heading', { name: 'Two-step sign-in' })).toBeVisible();
    await expect(code(page)).toBeFocused();
    await code(page).fill(wrongCodeOf(authenticator));
    await page.keyboard.press('Enter');
    await expect(
      page.getByText('This code is not correct. Please wait for the next code and try again.'),
    ).toBeVisible();
    // The current code already turned it on, and each code is accepted once.
    await code(page).fill(codeOf(authenticator, 1));
    await page.keyboard.press('Enter');
    await expectDashboard(page);
  });

  await test.step('a recovery code replaces the authenticator once', async () => {
    for (const works of [true, false]) {
      await chooseFromAccountMenu(page, 'Log out');
      await signIn(page, person);
      await page.getByRole('button', { name: 'Use a recovery code instead' }).click();
      await page.getByLabel('Recovery code').fill(codes[0]!);
      await page.keyboard.press('Enter');
      if (works) await expectDashboard(page);
      else await expect(page.getByText(/not correct/)).toBeVisible();
    }
    await page.getByLabel('Recovery code').fill(codes[1]!);
    await page.keyboard.press('Enter');
    await expectDashboard(page);
  });

  await test.step('password and code turn it off', async () => {
    await page.goto('/account-settings');
    await expect(page.getByText('You have 8 recovery codes left.')).toBeVisible();
    await page.getByRole('button', { name: 'Turn off two-step sign-in' }).click();
    await page.getByLabel('Your password', { exact: true }).fill(person.password);
    await page.getByLabel('6-digit code, or a recovery code').fill(codes[2]!);
    await page.getByRole('button', { name: 'Turn off', exact: true }).click();
    await expect(page.getByText('Two-step sign-in is off.')).toBeVisible();
  });
});
