import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { createStaff } from '../../support/accounts/accounts.ts';
import { readPdf } from '../../support/files/pdfText.ts';
import { invoiceIn, invoiceLine, invoiceCalls } from '../../support/payments/invoiceCalls.ts';
import { submitRequest } from '../../support/requests/order.ts';
import type { JourneyPortal } from './fixtures.ts';

/** A request with a sent invoice of $25.50. */
export async function requestWithInvoice(portal: JourneyPortal) {
  const [staff, request] = await Promise.all([createStaff(portal), submitRequest(portal)]);
  const invoices = invoiceCalls(portal, staff, request.requestId);
  const line = { ...invoiceLine, subsections: ['Lumbar spine'], studyType: 'MRI' };
  const { invoiceId, invoiceNumber } = invoiceIn(await invoices.create([line]));
  invoiceIn(await invoices.send(invoiceId));
  return { ...request, invoices, invoiceId, invoiceNumber };
}

/** The card of an invoice on the status page. */
export const invoiceCard = (page: Page, number: string) =>
  page.getByRole('region', { name: 'Invoices' }).getByRole('article', { name: number });

/** Downloads a PDF with this button; returns its file name and text. */
export async function downloadPdf(page: Page, button: string) {
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  const download = await saving;
  const { pages } = await readPdf(new Uint8Array(await readFile(await download.path())));
  return { name: download.suggestedFilename(), text: pages.join(' ') };
}
