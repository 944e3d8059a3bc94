import { eventually } from '../../support/portal/eventually.ts';
import { emailsAbout } from '../../support/operations/emails.ts';
import { expect, test } from '../support/fixtures.ts';
import { requestWithInvoice, invoiceCard, downloadPdf } from '../support/invoices.ts';
import { fillCard } from '../support/wizard.ts';

test('an invoice is opened from its email and paid by card, and another tab shows it as paid', async ({
  page,
  context,
  portal,
}) => {
  const { orderId, invoiceNumber } = await requestWithInvoice(portal);
  const email = await eventually('the email about the invoice', async () =>
    (await emailsAbout(portal, orderId)).find(({ subject }) => subject.includes(invoiceNumber)),
  );
  const address = /https?:\S*request-status\S*/.exec(email.text)![0];
  await page.goto(address);
  await expect(page.getByRole('heading', { name: 'You have invoices to pay' })).toBeVisible();
  const invoice = invoiceCard(page, invoiceNumber);
  await expect(invoice).toContainText(
    /\$25\.50.*Pending Payment.*Copies of the chart.*MRI.*Lumbar spine.*Available/,
  );
  const bill = await downloadPdf(page, `Download PDF: ${invoiceNumber}`);
  expect(bill.name).toBe(`${orderId} Invoice ${invoiceNumber}.pdf`);
  expect(bill.text).toMatch(/Copies of the chart.*Amount due\s+\$25\.50/);

  const other = await context.newPage();
  await other.goto(address);
  await expect(invoiceCard(other, invoiceNumber)).toContainText('Pending Payment');

  const pay = `Pay $25.50 for ${invoiceNumber}`;
  await invoice.getByRole('button', { name: pay }).click();
  const dialog = page.getByRole('dialog', { name: 'Pay an invoice' });
  await expect(dialog.getByLabel('Card number')).toBeVisible();
  await fillCard(page);
  await dialog.getByRole('button', { name: 'Pay $25.50' }).click();
  await expect(dialog).toBeHidden();
  await expect(invoice).toContainText(/Paid on /);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('heading', { name: 'You have invoices to pay' })).toBeHidden();
  const receipt = await downloadPdf(page, `Receipt: ${invoiceNumber}`);
  expect(receipt.name).toBe(`${orderId} Receipt ${invoiceNumber}.pdf`);
  expect(receipt.text).toMatch(/PAID.*Copies of the chart.*Total paid\s+\$25\.50/);

  // The other tab may still show the state before the payment.
  const payButton = invoiceCard(other, invoiceNumber).getByRole('button', { name: pay });
  if (await payButton.isVisible()) {
    await payButton.click();
    const alert = other.getByRole('alert').filter({ hasText: 'This invoice is already paid.' });
    await alert.getByRole('button', { name: 'Close' }).click();
  }
  await expect(invoiceCard(other, invoiceNumber)).toContainText(/Paid on /);
  await expect(other.getByRole('dialog')).toBeHidden();
});
