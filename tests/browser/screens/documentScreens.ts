import { expect, type Page } from '@playwright/test';
import { submitRequest } from '../../support/requests/order.ts';
import { chooseDocuments, openAsHolder, requestWithDocuments } from '../support/documents.ts';
import { fileWith } from '../support/files.ts';
import { openRequestAsStaff } from '../support/staffRequest.ts';
import type { ScreenState } from '../support/screenState.ts';
import { pdf } from '../support/wizard.ts';

const CARD = 'Files from the legal team';

/** Scrolls the documents card to the top of the window. */
async function scrollToDocuments(page: Page): Promise<void> {
  const heading = page.getByRole('heading', { name: CARD });
  await heading.evaluate((element) => element.scrollIntoView({ block: 'start' }));
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
