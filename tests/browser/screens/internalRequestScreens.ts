import { expect, type Page } from '@playwright/test';
import type { JourneyPortal } from '../support/fixtures.ts';
import { addSubpoena, enterInternalDetails } from '../support/internalRequest.ts';
import type { ScreenState } from '../support/screenState.ts';
import { wordDocument } from '../support/files.ts';
import { pdf } from '../support/wizard.ts';
import { openAsDemo } from './openAsDemo.ts';

async function openForm(page: Page, portal: JourneyPortal): Promise<void> {
  await openAsDemo(page, portal, 'staff', '/internal-request');
  await expect(page.getByRole('heading', { level: 1, name: 'New Internal Request' })).toBeVisible();
}

/** The form for internal requests. */
export const internalRequestScreens: readonly ScreenState[] = [
  {
    name: 'internal-request',
    documented: true,
    open: async (page, portal) => {
      await openForm(page, portal);
      await enterInternalDetails(page);
      await page.getByLabel('Order ID').fill('INT-2026-0042');
      await addSubpoena(page, pdf('subpoena.pdf'), wordDocument('letter.doc'));
      await expect(page.getByText('Uploaded', { exact: true })).toBeVisible();
      await expect(page.getByText('Not accepted')).toBeVisible();
    },
  },
  {
    name: 'internal-request-errors',
    open: async (page, portal) => {
      await openForm(page, portal);
      await page.getByLabel('Request type').selectOption('1');
      await page.getByLabel('Facility name').selectOption({ label: 'Other' });
      await page.getByRole('button', { name: 'Submit Request' }).click();
      await expect(page.getByRole('alert')).toBeFocused();
    },
  },
  {
    name: 'internal-request-failed',
    open: async (page, portal) => {
      await openForm(page, portal);
      await enterInternalDetails(page);
      await addSubpoena(page, pdf('subpoena.pdf'));
      await expect(page.getByText('Uploaded', { exact: true })).toBeVisible();
      await page.route('**/api/submitClientRequest', (route) =>
        route.fulfill({ status: 409, json: { success: false } }),
      );
      await page.getByRole('button', { name: 'Submit Request' }).click();
      await expect(page.getByRole('alert')).toHaveText('Failed to submit request. Please try again.');
    },
  },
  {
    name: 'internal-request-leaving',
    open: async (page, portal) => {
      await openForm(page, portal);
      await page.getByLabel('Order ID').fill('INT-2026-0042');
      await page.getByRole('button', { name: 'Cancel' }).click();
      await expect(page.getByRole('dialog', { name: 'Leave this request?' })).toBeVisible();
    },
  },
];
