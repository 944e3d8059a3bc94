import { expect, type Page } from '@playwright/test';
import { getAdmin } from '../../support/accounts/accounts.ts';
import { invoiceIn, invoiceCalls } from '../../support/payments/invoiceCalls.ts';
import { submitRequest } from '../../support/requests/order.ts';
import { openAsHolder } from '../support/documents.ts';
import type { JourneyPortal } from '../support/fixtures.ts';
import type { ScreenState } from '../support/screenState.ts';
import { openRequestAsStaff } from '../support/staffRequest.ts';

const charges = [
  { description: 'Certified copies of the chart', quantity: 42, unitPrice: '1.25' },
  {
    description: 'Radiology images on CD',
    quantity: 3,
    unitPrice: '45.50',
    subsections: ['Lumbar spine', 'Cervical spine', 'Left knee without contrast'],
    studyType: 'MRI',
    studyDate: '2025-11-04',
    imageCount: 1240,
  },
  {
    description: 'Billing ledger 2019 to 2021',
    quantity: 1,
    unitPrice: '20.00',
    cnrReason: 'The facility destroyed records that are older than seven years.',
  },
];

/** Opens a request with one unpaid and one paid invoice. */
async function openInvoices(page: Page, portal: JourneyPortal): Promise<void> {
  const [admin, request] = await Promise.all([
    getAdmin(portal),
    submitRequest(portal, { patientName: 'Robin Example' }),
  ]);
  const invoices = invoiceCalls(portal, admin, request.requestId);
  for (const lines of [charges.slice(0, 1), charges]) {
    const { invoiceId } = invoiceIn(await invoices.create(lines));
    invoiceIn(await invoices.send(invoiceId));
    if (lines.length === 1) invoiceIn(await invoices.settle(invoiceId));
  }
  await openAsHolder(page, request);
  await expect(page.getByText('Pending Payment')).toBeVisible();
}

/** Invoices as staff and the client see them. */
export const invoiceScreens: readonly ScreenState[] = [
  {
    name: 'staff-invoice',
    open: async (page, portal) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await openRequestAsStaff(page, portal, await submitRequest(portal), 'money');
      await page.getByRole('button', { name: 'Create invoice' }).click();
      const dialog = page.getByRole('dialog', { name: 'Create Custom Invoice' });
      await dialog.getByRole('button', { name: 'Quick add' }).click();
      await dialog.getByRole('button', { name: /^Radiology report/ }).click();
      await dialog.getByRole('button', { name: 'Quick add' }).click();
      await dialog.getByRole('button', { name: 'Details of line 1' }).click();
      await expect(dialog.getByLabel('Study type')).toBeVisible();
    },
  },
  { name: 'tracker-invoices', open: openInvoices },
  {
    name: 'tracker-pay-invoice',
    open: async (page, portal) => {
      await openInvoices(page, portal);
      await page.getByRole('button', { name: /^Pay \$209\.00/ }).click();
      await expect(page.getByRole('dialog').getByLabel('Card number')).toBeVisible();
    },
  },
];
