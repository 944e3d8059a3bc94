import { expect } from '@playwright/test';
import type { ScreenState } from '../support/screenState.ts';

/** Public pages: terms, privacy policy, service status, download demo. */
export const legalScreens: readonly ScreenState[] = [
  {
    name: 'terms',
    documented: true,
    open: async (page) => {
      await page.goto('/terms');
      await expect(page.getByRole('heading', { name: 'Terms of Service' })).toBeVisible();
    },
  },
  {
    name: 'privacy',
    inEveryRun: true,
    documented: true,
    open: async (page) => {
      await page.goto('/privacy');
      await expect(page.getByRole('heading', { name: 'Privacy Policy', level: 1 })).toBeVisible();
    },
  },
  {
    name: 'status',
    documented: true,
    open: async (page) => {
      await page.goto('/status');
      await expect(page.getByText('All systems operational')).toBeVisible();
    },
  },
  {
    name: 'test-downloads',
    documented: true,
    open: async (page) => {
      await page.goto('/test-downloads');
      await expect(page.getByRole('button', { name: 'Download sample-cover-letter.pdf' })).toBeVisible();
    },
  },
];
