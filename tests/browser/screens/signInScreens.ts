import { expect } from '@playwright/test';
import { signUpPerson } from '../../support/accounts/accounts.ts';
import { enableTwoStep } from '../../support/accounts/authenticator.ts';
import { signIn } from '../support/people.ts';
import type { ScreenState } from '../support/screenState.ts';

/** The sign-in page. */
export const signInScreens: readonly ScreenState[] = [
  {
    name: 'login',
    documented: true,
    open: async (page) => {
      await page.goto('/login');
      await expect(page.getByRole('heading', { name: 'Sign in to your account' })).toBeVisible();
    },
  },
  {
    name: 'login-error',
    inEveryRun: true,
    documented: true,
    open: async (page, portal) => {
      const { email } = await signUpPerson(portal);
      await page.goto('/login');
      await signIn(page, { email, password: 'not the password' });
      await expect(page.getByRole('alert')).toBeVisible();
    },
  },
  {
    name: 'login-session-ended',
    open: async (page) => {
      await page.goto('/login?reason=idle');
      await expect(page.getByText(/after 15 minutes of inactivity/)).toBeVisible();
    },
  },
  {
    name: 'login-second-step',
    documented: true,
    open: async (page, portal) => {
      const person = await signUpPerson(portal);
      await enableTwoStep(portal, person);
      await page.goto('/login');
      await signIn(page, person);
      await expect(page.getByLabel('6-digit code')).toBeFocused();
    },
  },
  {
    name: 'login-recovery-code',
    open: async (page, portal) => {
      const person = await signUpPerson(portal);
      await enableTwoStep(portal, person);
      await page.goto('/login');
      await signIn(page, person);
      await page.getByRole('button', { name: 'Use a recovery code instead' }).click();
      await page.getByLabel('Recovery code').fill('abc');
      await page.getByLabel('Recovery code').press('Enter');
      await expect(page.getByText('Please enter one of your recovery codes')).toBeVisible();
    },
  },
];
