import { expect, type Page } from '@playwright/test';
import { createStaff } from '../../support/accounts/accounts.ts';
import { newListedRequest, storeAndListRequests } from '../../support/requests/listedRequests.ts';
import type { JourneyPortal } from '../support/fixtures.ts';
import { openAs } from '../support/people.ts';
import type { ScreenState } from '../support/screenState.ts';
import { openAsDemo } from './openAsDemo.ts';

async function openWorkList(page: Page, portal: JourneyPortal): Promise<void> {
  await openAsDemo(page, portal, 'staff');
  await expect(page.getByRole('checkbox', { name: /^Select order / }).first()).toBeVisible();
  await expect(page.getByText('Needs Attention')).toBeVisible();
}

/** The staff’s request list, its tools, and a request that a clerk works on. */
export const workScreens: readonly ScreenState[] = [
  {
    name: 'work-selected',
    documented: true,
    open: async (page, portal) => {
      await openWorkList(page, portal);
      const boxes = page.getByRole('checkbox', { name: /^Select order / });
      await boxes.nth(0).check();
      await boxes.nth(1).check();
      await expect(page.getByText('2 selected')).toBeVisible();
    },
  },
  {
    name: 'work-status',
    open: async (page, portal) => {
      await openWorkList(page, portal);
      await page
        .getByRole('checkbox', { name: /^Select order / })
        .first()
        .check();
      await page.getByRole('button', { name: 'Change status' }).click();
      await expect(page.getByRole('dialog', { name: 'Change status' })).toBeVisible();
    },
  },
  {
    name: 'work-views',
    documented: true,
    open: async (page, portal) => {
      await openWorkList(page, portal);
      await page.getByRole('button', { name: 'Saved views' }).click();
      await page.getByRole('button', { name: 'Save as a new view' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'work-columns',
    open: async (page, portal) => {
      await openWorkList(page, portal);
      await page.getByRole('button', { name: 'Columns' }).click();
      await expect(page.getByRole('region', { name: 'Columns' })).toBeVisible();
    },
  },
  {
    name: 'work-filters',
    documented: true,
    open: async (page, portal) => {
      await openWorkList(page, portal);
      // On phones, the filters open first.
      const filters = page.getByRole('button', { name: 'Filters', exact: true });
      if (await filters.isVisible()) await filters.click();
      await page.getByRole('button', { name: 'More filters' }).click();
      await expect(page.getByLabel('Facility', { exact: true })).toBeVisible();
    },
  },
  {
    name: 'work-shortcuts',
    documented: true,
    open: async (page, portal) => {
      await openWorkList(page, portal);
      await expect(async () => {
        await page.keyboard.press('?');
        await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible({ timeout: 1000 });
      }).toPass();
    },
  },
  {
    name: 'work-request',
    documented: true,
    open: async (page, portal) => {
      const request = newListedRequest({ patientName: 'Robin Example' });
      await storeAndListRequests(portal, [request]);
      await openAs(page, await createStaff(portal), `/dashboard?search=${request.orderId}`);
      await page.getByRole('button', { name: 'Start next' }).click();
      await expect(page.getByText(/^You are working on this until/)).toBeVisible();
    },
  },
];
