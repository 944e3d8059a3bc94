import { storeChargedFile } from '../../support/files/storedFiles.ts';
import { storeFixedInvoice } from '../../support/payments/storedInvoices.ts';
import { submitRequest } from '../../support/requests/order.ts';
import { openAsHolder } from '../support/documents.ts';
import { expect, test } from '../support/fixtures.ts';
import { downloadPdf, invoiceCard } from '../support/invoices.ts';
import { fillCard } from '../support/wizard.ts';

test('two documents and an invoice are paid at once by card, and each has its own receipt @full', async ({
  page,
  portal,
}) => {
  const request = await submitRequest(portal);
  const { requestId } = request;
  await storeFixedInvoice(portal, requestId, { number: 'INV-2026-000042' });
  await storeChargedFile(portal, requestId, 2550, { originalName: 'chart.pdf' });
  await storeChargedFile(portal, requestId, 1300, { originalName: 'images.pdf' });
  await storeChargedFile(portal, requestId, 900, {
    originalName: 'later.pdf',
    embargoEnabled: true,
    embargoDays: 14,
  });
  await openAsHolder(page, request);
  await expect(page.getByText('1 invoice and 2 documents in one payment')).toBeVisible();
  await expect(page.getByText('Not available yet: 1 document')).toBeVisible();
  const payAll = page.getByRole('button', { name: 'Pay all ($63.50)' });
  await payAll.click();
  const dialog = page.getByRole('dialog', { name: 'Pay everything at once' });
  await expect(dialog).toContainText(
    /Invoice INV-2026-000042\$25\.00.*chart\.pdf\$25\.50.*images\.pdf\$13\.00/,
  );
  await expect(dialog).toContainText('The 12 hours to download start with the payment');
  await expect(dialog.getByLabel('Card number')).toBeVisible();
  await fillCard(page);
  await dialog.getByRole('button', { name: 'Pay $63.50' }).click();
  await expect(dialog).toBeHidden();
  await expect(payAll).toBeHidden();
  await expect(invoiceCard(page, 'INV-2026-000042')).toContainText(/Paid on /);
  for (const name of ['chart.pdf', 'images.pdf']) {
    await expect(page.getByRole('button', { name: `Download ${name}` })).toBeVisible();
  }
  const receipt = await downloadPdf(page, 'Receipt: INV-2026-000042');
  expect(receipt.text).toMatch(/PAID.*Total paid\s+\$25\.00/);
});
