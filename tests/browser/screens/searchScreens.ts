import { expect, type Page } from '@playwright/test';
import type { JourneyPortal } from '../support/fixtures.ts';
import type { ScreenState } from '../support/screenState.ts';
import { openAsDemo } from './openAsDemo.ts';

type Role = 'client' | 'staff';

async function openSearch(page: Page, portal: JourneyPortal, role: Role, text = ''): Promise<void> {
  await openAsDemo(page, portal, role);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await page.getByRole('combobox', { name: 'Search' }).fill(text);
}

/** Opens the page with all results from the dialog. */
async function openAllResults(page: Page, portal: JourneyPortal, role: Role, text: string): Promise<void> {
  await openSearch(page, portal, role, text);
  await page.getByRole('option', { name: /^All results/ }).click();
  await expect(page.getByRole('heading', { name: `Results for “${text}”` })).toBeVisible();
}

/** The search of everything. */
export const searchScreens: readonly ScreenState[] = [
  {
    name: 'search',
    inEveryRun: true,
    open: async (page, portal) => {
      await openSearch(page, portal, 'staff', 'center');
      await expect(page.getByRole('group', { name: 'Facilities' })).toBeVisible();
      await page.keyboard.press('ArrowDown');
    },
  },
  {
    name: 'search-recent',
    open: async (page, portal) => {
      await openAllResults(page, portal, 'staff', 'center');
      await page.getByRole('list', { name: 'Facilities' }).getByRole('link').first().click();
      await expect(page.getByRole('heading', { level: 1, name: /^Order/ })).toBeVisible();
      await page.keyboard.press('/');
      await expect(page.getByRole('group', { name: 'Recently opened' })).toBeVisible();
      await expect(page.getByRole('group', { name: 'Recent searches' })).toBeVisible();
    },
  },
  {
    name: 'search-nothing',
    open: async (page, portal) => {
      await openSearch(page, portal, 'client', 'nobody of that name');
      await expect(page.getByText(/^No results/)).toBeVisible();
    },
  },
  {
    name: 'search-results',
    open: async (page, portal) => {
      await openAllResults(page, portal, 'staff', 'center');
      await expect(page.getByRole('list', { name: 'Facilities' })).toBeVisible();
    },
  },
  {
    name: 'search-results-nothing',
    open: async (page, portal) => {
      await openAllResults(page, portal, 'client', 'nobody of that name');
      await expect(page.getByText(/^No results/)).toBeVisible();
    },
  },
];
