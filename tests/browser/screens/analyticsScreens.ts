import { expect, type Page } from '@playwright/test';
import type { JourneyPortal } from '../support/fixtures.ts';
import type { ScreenState } from '../support/screenState.ts';
import { openAsDemo } from './openAsDemo.ts';

async function openAnalytics(page: Page, portal: JourneyPortal, search = ''): Promise<void> {
  await openAsDemo(page, portal, 'staff', `/analytics${search}`);
  await expect(page.getByRole('heading', { name: 'At a glance' })).toBeVisible();
}

/** Analytics of earnings and cases, and the reports. */
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
    name: 'reports-revenue',
    inEveryRun: true,
    open: async (page, portal) => {
      await openAsDemo(page, portal, 'staff', '/analytics/reports?report=revenue&period=this-quarter');
      await expect(page.getByRole('heading', { name: 'Revenue by facility' })).toBeVisible();
    },
  },
  {
    name: 'reports-receivables',
    open: async (page, portal) => {
      await openAsDemo(page, portal, 'staff', '/analytics/reports?report=receivables');
      await expect(page.getByRole('heading', { name: 'Receivables by law firm' })).toBeVisible();
    },
  },
  {
    name: 'reports-turnaround',
    open: async (page, portal) => {
      await openAsDemo(page, portal, 'staff', '/analytics/reports?report=turnaround&period=this-quarter');
      await expect(page.getByRole('heading', { name: 'Turnaround by authority' })).toBeVisible();
    },
  },
  {
    name: 'reports-work',
    open: async (page, portal) => {
      await openAsDemo(page, portal, 'staff', '/analytics/reports?report=work&period=this-quarter');
      await expect(page.getByRole('heading', { name: 'Work by person' })).toBeVisible();
    },
  },
  {
    name: 'reports-entries',
    open: async (page, portal) => {
      const figure = 'report=revenue&period=this-quarter&entries=&by=kind&value=fee';
      await openAsDemo(page, portal, 'staff', `/analytics/reports?${figure}`);
      await expect(page.getByRole('columnheader', { name: 'What happened' })).toBeVisible();
    },
  },
  {
    name: 'reports-empty',
    open: async (page, portal) => {
      await openAsDemo(page, portal, 'staff', '/analytics/reports?from=2001-01-01&to=2001-12-31');
      await expect(
        page.getByText('Nothing was paid, refunded or lost in this period.').first(),
      ).toBeVisible();
    },
  },
  {
    name: 'reports-failed',
    open: async (page, portal) => {
      await page.route('**/api/reports/revenue?*', (route) => route.fulfill({ status: 409 }));
      await openAsDemo(page, portal, 'staff', '/analytics/reports');
      await expect(page.getByText('The report could not be loaded')).toBeVisible();
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
