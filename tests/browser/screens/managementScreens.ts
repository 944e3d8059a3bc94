import { expect } from '@playwright/test';
import type { ScreenState } from '../support/screenState.ts';
import { openAsDemo } from './openAsDemo.ts';

/** The tabs of the Management Center. */
export const managementScreens: readonly ScreenState[] = [
  {
    name: 'management-status-in-use',
    open: async (page, portal) => {
      await openAsDemo(page, portal, 'staff', '/management');
      await page.getByRole('button', { name: 'Delete Processing' }).click();
      await page.getByRole('dialog').getByRole('button').last().click();
      await expect(page.getByRole('dialog').getByRole('radio').first()).toBeVisible();
    },
  },
  {
    name: 'management-facilities',
    documented: true,
    open: async (page, portal) => {
      await openAsDemo(page, portal, 'staff', '/management?tab=facilities');
      await expect(page.getByText('Central Medical Center')).toBeVisible();
    },
  },
  {
    name: 'management-people',
    documented: true,
    open: async (page, portal) => {
      await openAsDemo(page, portal, 'admin', '/management?tab=people');
      await expect(page.getByRole('button', { name: /^Manage/ }).first()).toBeVisible();
    },
  },
  {
    name: 'management-person',
    open: async (page, portal) => {
      await openAsDemo(page, portal, 'admin', '/management?tab=people');
      await page
        .getByRole('button', { name: /^Manage/ })
        .first()
        .click();
      await page.getByRole('button', { name: 'Disable the account' }).click();
      await expect(
        page.getByRole('dialog').getByRole('button', { name: 'Disable the account' }),
      ).toBeVisible();
    },
  },
  {
    name: 'management-invoice-options',
    open: async (page, portal) => {
      await openAsDemo(page, portal, 'staff', '/management?tab=invoices');
      await expect(page.getByRole('heading', { name: 'Postage' })).toBeVisible();
    },
  },
  {
    name: 'management-redaction-reasons',
    open: async (page, portal) => {
      await openAsDemo(page, portal, 'staff', '/management?tab=redaction-reasons');
      await page.getByRole('button', { name: 'Edit Substance use records' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'management-checklist',
    open: async (page, portal) => {
      await openAsDemo(page, portal, 'staff', '/management?tab=checklist');
      await page.getByRole('button', { name: 'Edit Contact' }).click();
      await page.getByLabel('Some request types').click();
      await expect(page.getByLabel('7. Medical Records', { exact: true })).toBeVisible();
    },
  },
  {
    name: 'management-second-check-rule',
    open: async (page, portal) => {
      await openAsDemo(page, portal, 'admin', '/management?tab=checklist');
      await page.getByRole('button', { name: 'Add rule' }).click();
      const dialog = page.getByRole('dialog', { name: 'Add rule' });
      await dialog.getByLabel(/^Packets with more pages than/).fill('many');
      await dialog.getByRole('button', { name: 'Save' }).click();
      await expect(dialog.getByText('Please enter a number of pages from 1 to 5,000')).toBeVisible();
    },
  },
  {
    name: 'management-authority',
    documented: true,
    open: async (page, portal) => {
      await openAsDemo(page, portal, 'admin', '/management?tab=checklist');
      await page.getByRole('button', { name: 'Show lines: Subpoena' }).click();
      await page.getByRole('button', { name: 'Edit Patient authorization' }).click();
      await expect(page.getByRole('dialog').getByText('Line 12', { exact: true })).toBeVisible();
    },
  },
  {
    name: 'management-substance-use-notice',
    documented: true,
    open: async (page, portal) => {
      await openAsDemo(page, portal, 'admin', '/management?tab=checklist');
      const notice = page.getByRole('region', { name: 'Notice for Substance Use Records' });
      await notice.getByRole('button', { name: 'Show text' }).click();
      await expect(notice.getByText(/^A general authorization/)).toBeVisible();
      await notice.evaluate((element) => element.scrollIntoView());
      await notice.getByRole('button', { name: 'Edit Notice of 42 CFR 2.32' }).click();
      await expect(page.getByRole('dialog').getByLabel('Reviewed by counsel')).toBeVisible();
    },
  },
  {
    name: 'management-deadlines',
    documented: true,
    open: async (page, portal) => {
      await openAsDemo(page, portal, 'admin', '/management?tab=deadlines');
      await page.getByRole('button', { name: 'Show holidays' }).first().click();
      await expect(page.getByText('Thanksgiving Day').first()).toBeVisible();
    },
  },
  {
    name: 'management-deadlines-save',
    open: async (page, portal) => {
      await openAsDemo(page, portal, 'admin', '/management?tab=deadlines');
      await page.getByRole('button', { name: 'Show holidays of US federal' }).click();
      await page.getByRole('button', { name: 'Remove Columbus Day' }).click();
      await page.getByRole('button', { name: 'Preview and save' }).click();
      await expect(page.getByRole('dialog').getByRole('button', { name: /^Save/ })).toBeEnabled();
    },
  },
  {
    name: 'management-templates',
    documented: true,
    open: async (page, portal) => {
      await openAsDemo(page, portal, 'admin', '/management?tab=templates');
      await page.getByRole('button', { name: 'Edit Delay' }).click();
      await expect(page.getByRole('group', { name: 'Français' })).toBeVisible();
    },
  },
  {
    name: 'management-copy-services',
    documented: true,
    open: async (page, portal) => {
      await openAsDemo(page, portal, 'admin', '/management?tab=copy-services');
      await expect(page.getByRole('heading', { name: 'History' })).toBeVisible();
    },
  },
  {
    name: 'management-privacy',
    documented: true,
    open: async (page, portal) => {
      await openAsDemo(page, portal, 'admin', '/management?tab=privacy');
      await expect(page.getByRole('heading', { name: 'Accounting of disclosures' })).toBeVisible();
      // Another state may have entered one.
      const requests = page.getByRole('region', { name: 'Accounting requests' });
      await expect(
        requests
          .getByRole('listitem')
          .or(requests.getByText(/^No accounting requests\./))
          .first(),
      ).toBeVisible();
    },
  },
];
