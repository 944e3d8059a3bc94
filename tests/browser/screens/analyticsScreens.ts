import { expect, type Page } from '@playwright/test';
import type { JourneyPortal } from '../support/fixtures.ts';
import type { ScreenState } from '../support/screenState.ts';
import { openAsDemo } from './openAsDemo.ts';

async function openAnalytics(page: Page, portal: JourneyPortal, search = ''): Promise<void> {
  await openAsDemo(page, portal, 'staff', `/analytics${search}`);
  await expect(page.getByRole('heading', { name: 'At a glance' })).toBeVisible();
}

/** Analytics of earnings and cases. */
export const analyticsScreens: readonly ScreenState[] = [
  {
    name: 'analytics',
    inEveryRun: true,
    documented: true,
    open: async (page, portal) => {
      await openAnalytics(page, portal);
      await expect(page.getByRole('img', { name: 'Earnings over time' })).toBeVisible();
    },
  },
  {
    name: 'analytics-range',
    open: async (page, portal) => {
      await openAnalytics(page, portal, '?period=30d');
      await page.getByRole('button', { name: 'Custom range' }).click();
      await page.getByRole('button', { name: 'Apply' }).click();
      await expect(page.getByRole('alert')).toHaveText('Please select both start and end dates');
    },
  },
  {
    name: 'analytics-empty',
    open: async (page, portal) => {
      await openAnalytics(page, portal, '?from=2001-01-01&to=2001-12-31');
      await expect(page.getByText('No activity in this period')).toBeVisible();
    },
  },
  {
    name: 'analytics-failed',
    open: async (page, portal) => {
      await page.route('**/api/analytics?*', (route) => route.fulfill({ status: 409 }));
      await openAsDemo(page, portal, 'staff', '/analytics');
      await expect(page.getByText('Failed to fetch analytics data')).toBeVisible();
    },
  },
];
