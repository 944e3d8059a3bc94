import { expect, type Page } from '@playwright/test';
import { signUpPerson } from '../../support/accounts/accounts.ts';
import { submitAsClient } from '../../support/requests/submitAsClient.ts';
import { codeOf, enableTwoStep } from '../../support/accounts/authenticator.ts';
import type { JourneyPortal } from '../support/fixtures.ts';
import { openAs } from '../support/people.ts';
import type { ScreenState } from '../support/screenState.ts';
import { openAsDemo } from './openAsDemo.ts';

/** Starts the two-step setup; returns the secret that the page shows. */
async function openTwoStepSetup(page: Page, portal: JourneyPortal): Promise<{ secret: string }> {
  const person = await signUpPerson(portal);
  await openAs(page, person, '/account-settings');
  await page.getByRole('button', { name: 'Turn on two-step sign-in' }).click();
  await page.getByLabel('Your password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  const shown = await page.getByText(/^([A-Z2-7]{4} )+[A-Z2-7]{1,4}$/).innerText();
  return { secret: shown.replaceAll(' ', '') };
}

/** The settings, with the two-step setup. */
export const settingsScreens: readonly ScreenState[] = [
  {
    name: 'settings-security',
    documented: true,
    open: async (page, portal) => {
      await openAsDemo(page, portal, 'client', '/account-settings');
      await page.getByRole('button', { name: 'Update password' }).click();
      await expect(page.getByText('Password is required').first()).toBeVisible();
    },
  },
  {
    name: 'settings-preferences',
    inEveryRun: true,
    documented: true,
    open: async (page, portal) => {
      await openAsDemo(page, portal, 'client', '/account-settings?tab=preferences');
      await expect(page.getByRole('switch', { name: 'Dark mode' })).toBeVisible();
    },
  },
  {
    name: 'settings-notifications',
    documented: true,
    open: async (page, portal) => {
      await openAs(page, await signUpPerson(portal), '/account-settings?tab=notifications');
      await expect(page.getByRole('switch', { name: 'SMS notifications' })).toBeVisible();
    },
  },
  {
    name: 'settings-address-book',
    open: async (page, portal) => {
      const person = await signUpPerson(portal);
      await submitAsClient(portal, person);
      await openAs(page, person, '/account-settings?tab=address-book');
      await expect(async () => {
        await page.reload();
        const list = page.getByRole('list', { name: 'Attorneys' });
        await expect(list).toBeVisible({ timeout: 2_000 });
      }).toPass();
    },
  },
  {
    name: 'two-step-set-up',
    documented: true,
    open: async (page, portal) => {
      await openTwoStepSetup(page, portal);
      await page
        .getByRole('heading', { name: 'Two-step sign-in' })
        .evaluate((element) => element.scrollIntoView({ block: 'start' }));
    },
  },
  {
    name: 'two-step-codes',
    open: async (page, portal) => {
      const authenticator = await openTwoStepSetup(page, portal);
      await page.getByLabel('6-digit code').fill(codeOf(authenticator));
      await page.getByRole('button', { name: 'Turn on two-step sign-in' }).click();
      await expect(page.getByRole('heading', { name: 'Save your recovery codes' })).toBeFocused();
    },
  },
  {
    name: 'two-step-on',
    open: async (page, portal) => {
      const person = await signUpPerson(portal);
      await enableTwoStep(portal, person);
      await openAs(page, person, '/account-settings');
      await page.getByRole('button', { name: 'Turn off two-step sign-in' }).click();
      await expect(page.getByLabel('6-digit code, or a recovery code')).toBeVisible();
    },
  },
];
