import { expect } from '@playwright/test';
import { signUpPerson } from '../../support/accounts/accounts.ts';
import type { ScreenState } from '../support/screenState.ts';

/** The pages for a forgotten password. */
export const passwordScreens: readonly ScreenState[] = [
  {
    name: 'forgot-password',
    open: async (page) => {
      await page.goto('/forgot-password');
      await page.getByRole('button', { name: 'Send Reset Link' }).click();
      await expect(page.getByText('Email is required')).toBeVisible();
    },
  },
  {
    name: 'forgot-password-sent',
    documented: true,
    open: async (page, portal) => {
      const { email } = await signUpPerson(portal);
      await page.goto('/forgot-password');
      await page.getByLabel('Email').fill(email);
      await page.getByRole('button', { name: 'Send Reset Link' }).click();
      await expect(page.getByText('Development Token', { exact: true })).toBeVisible();
    },
  },
  {
    name: 'reset-password',
    open: async (page) => {
      await page.goto('/reset-password');
      await page.getByRole('button', { name: 'Reset password' }).click();
      await expect(page.getByText('Reset token is required')).toBeVisible();
    },
  },
  {
    name: 'reset-password-done',
    open: async (page, portal) => {
      const { email } = await signUpPerson(portal);
      await page.goto('/forgot-password');
      await page.getByLabel('Email').fill(email);
      await page.getByRole('button', { name: 'Send Reset Link' }).click();
      await page.getByRole('link', { name: 'Go to Reset Password' }).click();
      await page.getByLabel('New password', { exact: true }).fill('Blue-harbour-2027');
      await page.getByLabel('Confirm password', { exact: true }).fill('Blue-harbour-2027');
      await page.getByRole('button', { name: 'Reset password' }).click();
      await expect(page.getByRole('heading', { name: 'Password Reset Successful' })).toBeVisible();
    },
  },
];
