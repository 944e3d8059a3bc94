import { expect, type Page } from '@playwright/test';
import { submitRequest } from '../../support/requests/order.ts';
import { chooseDocuments, openAsHolder, requestToCheck, requestWithDocuments } from '../support/documents.ts';
import { fileWith, onePagePdf, pdfOfPages } from '../support/files.ts';
import type { JourneyPortal } from '../support/fixtures.ts';
import { openRequestAsStaff } from '../support/staffRequest.ts';
import type { ScreenState } from '../support/screenState.ts';
import { pdf } from '../support/wizard.ts';

const CARD = 'Files from the legal team';

/** Scrolls the documents card to the top of the window. */
async function scrollToDocuments(page: Page): Promise<void> {
  const heading = page.getByRole('heading', { name: CARD });
  await heading.evaluate((element) => element.scrollIntoView({ block: 'start' }));
}

/** Opens the bench of a new request with a file whose pages are ready. */
async function openBench(page: Page, portal: JourneyPortal): Promise<void> {
  await openRequestAsStaff(page, portal, await submitRequest(portal), 'documents');
  await page.getByRole('link', { name: 'Assemble records' }).click();
  await page.getByLabel('Choose files to assemble').setInputFiles([pdfOfPages('chart.pdf', 6)]);
  await page.getByRole('option').nth(1).click();
  await page
    .getByRole('option')
    .nth(2)
    .click({ modifiers: ['Shift'] });
  await expect(page.getByText('Selected: 2')).toBeVisible();
}

/** Released documents, as staff and as the client see them. */
export const documentScreens: readonly ScreenState[] = [
  {
    name: 'staff-upload-empty',
    open: async (page, portal) => {
      await openRequestAsStaff(page, portal, await submitRequest(portal));
      await page.getByRole('button', { name: 'Upload Documents' }).click();
      await expect(page.getByText('Please select at least one file to upload')).toBeVisible();
    },
  },
  {
    name: 'staff-upload',
    documented: true,
    open: async (page, portal) => {
      await openRequestAsStaff(page, portal, await submitRequest(portal));
      const dialog = await chooseDocuments(page, [pdf('chart.pdf')]);
      await dialog.getByLabel('Choose files: Documents').setInputFiles([fileWith('tool.exe', 'MZ')]);
      await dialog.getByRole('checkbox', { name: 'Charge for these files' }).check();
      await dialog.getByRole('button', { name: 'Save' }).click();
      await expect(dialog.getByText('Please enter a valid charge amount')).toBeVisible();
    },
  },
  {
    name: 'staff-assemble',
    inEveryRun: true,
    open: openBench,
  },
  {
    name: 'staff-assemble-list',
    open: async (page, portal) => {
      await openBench(page, portal);
      await page.getByRole('button', { name: 'Remove pages' }).click();
      await page.getByRole('menuitem', { name: 'Duplicate' }).click();
      await page.getByRole('button', { name: 'Show as a list' }).click();
      await expect(page.getByText('Removed: Duplicate').first()).toBeVisible();
    },
  },
  {
    name: 'staff-assemble-check',
    open: async (page, portal) => {
      await openBench(page, portal);
      await page.getByRole('button', { name: 'Build packet' }).click();
      const dialog = page.getByRole('dialog', { name: 'Check the packet' });
      await expect(dialog.getByText(/^Do these pages belong to/)).toBeVisible({ timeout: 30_000 });
    },
  },
  {
    name: 'staff-second-check',
    open: async (page, portal) => {
      await openRequestAsStaff(page, portal, await requestToCheck(portal), 'overview');
      await expect(page.getByRole('link', { name: 'Open the packet' })).toBeVisible();
    },
  },
  {
    name: 'staff-second-check-packet',
    open: async (page, portal) => {
      await openRequestAsStaff(page, portal, await requestToCheck(portal), 'overview');
      await page.getByRole('link', { name: 'Open the packet' }).click();
      await expect(page.getByRole('dialog').getByText('This is the second check')).toBeVisible();
    },
  },
  {
    name: 'staff-second-check-send-back',
    open: async (page, portal) => {
      await openRequestAsStaff(page, portal, await requestToCheck(portal), 'overview');
      await page.getByRole('link', { name: 'Open the packet' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Send back...' }).click();
      const dialog = page.getByRole('dialog', { name: 'Send the packet back?' });
      await dialog.getByRole('button', { name: 'Send back' }).click();
      await expect(dialog.getByText('Please enter what must be corrected')).toBeVisible();
    },
  },
  {
    name: 'staff-check-pages',
    inEveryRun: true,
    open: async (page, portal) => {
      await openBench(page, portal);
      await page.getByLabel('Choose files to assemble').setInputFiles([onePagePdf('fax.pdf', '7')]);
      await expect(page.getByText('In the packet: 7')).toBeVisible({ timeout: 30_000 });
      await page.goto(`${new URL(page.url()).pathname.replace(/assemble$/, 'check-pages')}`);
      await expect(page.getByText(/The text of this page can’t be read/)).toBeVisible();
    },
  },
  {
    name: 'staff-fulfill',
    documented: true,
    open: async (page, portal) => {
      await openRequestAsStaff(page, portal, await submitRequest(portal));
      await page.getByRole('button', { name: 'Fulfill' }).click();
      const panel = page.getByRole('dialog', { name: /^Fulfill/ });
      await panel.getByLabel('Choose files: Documents').setInputFiles([pdf('chart.pdf'), pdf('films.pdf')]);
      await panel.getByRole('checkbox', { name: 'Charge for these files' }).check();
      await panel.getByLabel('Amount for each file, in USD').fill('25');
      await panel.getByRole('checkbox', { name: 'Complete the request' }).check();
      await expect(panel.getByRole('region', { name: 'What the client receives' })).toContainText('$50.00');
    },
  },
  {
    name: 'staff-documents',
    documented: true,
    open: async (page, portal) => {
      await openRequestAsStaff(page, portal, await requestWithDocuments(portal), 'documents');
      await expect(page.getByRole('button', { name: 'Extend Window: reports.pdf' })).toBeVisible();
      await scrollToDocuments(page);
    },
  },
  {
    name: 'tracker-documents',
    documented: true,
    open: async (page, portal) => {
      await openAsHolder(page, await requestWithDocuments(portal));
      await expect(page.getByText('Payment of $25.00 required')).toBeVisible();
      await scrollToDocuments(page);
    },
  },
  {
    name: 'tracker-download-all',
    open: async (page, portal) => {
      await openAsHolder(page, await requestWithDocuments(portal));
      await page.getByRole('button', { name: /^Download all/ }).click();
      const dialog = page.getByRole('dialog', { name: 'Download all' });
      await expect(dialog.getByText(/ready to download/)).toBeVisible();
    },
  },
];
