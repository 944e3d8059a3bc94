import { expect } from '@playwright/test';
import type { ScreenState } from '../support/screenState.ts';
import { openAsDemo, openDemoDashboard } from './openAsDemo.ts';

const PHONE = { width: 390, height: 844 };

/** The profile and the navigation. */
export const shellScreens: readonly ScreenState[] = [
  {
    name: 'profile',
    documented: true,
    open: async (page, portal) => {
      await openAsDemo(page, portal, 'client', '/profile');
      await expect(page.getByRole('button', { name: 'Edit profile' })).toBeVisible();
    },
  },
  {
    name: 'profile-edit',
    documented: true,
    open: async (page, portal) => {
      await openAsDemo(page, portal, 'client', '/profile');
      await page.getByRole('button', { name: 'Edit profile' }).click();
      await page.getByLabel('First name').fill('');
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByText('First name is required')).toBeVisible();
    },
  },
  {
    name: 'account-menu',
    open: async (page, portal) => {
      await openDemoDashboard(page, portal);
      await page.getByRole('button', { name: /^Account of/ }).click();
      await expect(page.getByRole('menu')).toBeVisible();
    },
  },
  {
    name: 'phone-navigation',
    open: async (page, portal) => {
      await page.setViewportSize(PHONE);
      await openDemoDashboard(page, portal);
      await page.getByRole('button', { name: 'Open the navigation' }).click();
      await expect(page.getByRole('dialog', { name: 'Records Portal' })).toBeVisible();
    },
  },
  {
    name: 'help',
    inEveryRun: true,
    documented: true,
    open: async (page, portal) => {
      await openAsDemo(page, portal, 'staff', '/dashboard');
      await page.getByRole('button', { name: 'Help' }).click();
      await expect(page.getByRole('dialog', { name: 'Help: Dashboard' })).toBeVisible();
    },
  },
  {
    name: 'guide',
    open: async (page) => {
      await page.goto('/guide/clerk');
      await expect(page.getByRole('heading', { name: 'Guide for clerks', level: 1 })).toBeVisible();
    },
  },
  {
    name: 'icons-only',
    open: async (page, portal) => {
      await openDemoDashboard(page, portal);
      await page.getByRole('button', { name: 'Show icons only' }).click();
      await expect(page.getByRole('button', { name: 'Show the navigation' })).toBeVisible();
    },
  },
];
