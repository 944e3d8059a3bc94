import { expect } from '@playwright/test';
import { invitePerson } from '../../support/accounts/accounts.ts';
import { submitToQueue } from '../../support/requests/intakeCalls.ts';
import { openAs } from '../support/people.ts';
import type { ScreenState } from '../support/screenState.ts';

/** The intake queue and the review of a submission. */
export const submissionScreens: readonly ScreenState[] = [
  {
    name: 'submissions',
    documented: true,
    open: async (page, portal) => {
      const clerk = await invitePerson(portal, 'staff');
      const { orderId } = await submitToQueue(portal, clerk);
      await openAs(page, clerk, `/submissions?search=${orderId}`);
      await expect(page.getByText('Showing 1 of 1 submissions')).toBeVisible();
    },
  },
  {
    name: 'submissions-reject',
    documented: true,
    open: async (page, portal) => {
      const clerk = await invitePerson(portal, 'staff');
      const { orderId } = await submitToQueue(portal, clerk);
      await openAs(page, clerk, `/submissions?search=${orderId}`);
      await page.getByRole('button', { name: /^Start review/ }).click();
      await page.getByRole('button', { name: 'Reject...' }).click();
      await page.getByLabel('Letter of Authorization is missing').uncheck();
      await page.getByRole('button', { name: 'Reject and notify the client' }).click();
      await expect(page.getByText('Please choose at least one reason')).toBeVisible();
    },
  },
];
