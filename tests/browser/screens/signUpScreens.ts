import { expect } from '@playwright/test';
import { inviteUser } from '@portal/contract/accounts/endpoints/people.ts';
import { getAdmin, authHeaders, freshEmail } from '../../support/accounts/accounts.ts';
import { dataOf } from '../../support/api/callApi.ts';
import { randomIpHeader } from '../../support/api/randomIpHeader.ts';
import type { ScreenState } from '../support/screenState.ts';

/** The sign-up page, with and without an invitation. */
export const signUpScreens: readonly ScreenState[] = [
  {
    name: 'signup',
    documented: true,
    open: async (page) => {
      await page.goto('/signup');
      await page.getByLabel('Email').fill('casey@gmial.com');
      await expect(page.getByRole('button', { name: 'Did you mean casey@gmail.com?' })).toBeVisible();
    },
  },
  {
    name: 'signup-errors',
    documented: true,
    open: async (page) => {
      await page.goto('/signup');
      await page.getByRole('button', { name: 'Create account' }).click();
      await expect(page.getByText('You must agree to the terms and conditions')).toBeVisible();
    },
  },
  {
    name: 'invitation',
    documented: true,
    open: async (page, portal) => {
      const headers = { ...randomIpHeader(), ...authHeaders(await getAdmin(portal)) };
      const body = { email: freshEmail(), role: 'staff' } as const;
      const { inviteUrl } = await dataOf(portal.api, inviteUser, { headers, body });
      await page.goto(inviteUrl ?? '');
      await expect(page.getByText(/invites you to join/)).toBeVisible();
    },
  },
  {
    name: 'invitation-over',
    open: async (page) => {
      await page.goto(`/signup?invitation=${'x'.repeat(43)}`);
      await expect(page.getByText('This invitation is no longer valid')).toBeVisible();
    },
  },
];
