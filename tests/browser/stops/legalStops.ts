import { expect } from '@playwright/test';
import type { Stop } from '../support/stop.ts';

/** What anybody may read: what people agree to, what works, how downloads go. */
export const legalStops: readonly Stop[] = [
  {
    name: 'terms',
    shown: true,
    open: async (page) => {
      await page.goto('/terms');
      await expect(page.getByRole('heading', { name: 'Terms of Service' })).toBeVisible();
    },
  },
  {
    name: 'privacy',
    always: true,
    shown: true,
    open: async (page) => {
      await page.goto('/privacy');
      await expect(page.getByRole('heading', { name: 'Privacy Policy', level: 1 })).toBeVisible();
    },
  },
  {
    name: 'status',
    shown: true,
    open: async (page) => {
      await page.goto('/status');
      await expect(page.getByText('All systems operational')).toBeVisible();
    },
  },
  {
    name: 'test-downloads',
    shown: true,
    open: async (page) => {
      await page.goto('/test-downloads');
      await expect(page.getByRole('button', { name: 'Download sample-cover-letter.pdf' })).toBeVisible();
    },
  },
];
