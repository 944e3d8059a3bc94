import { eventually } from '../../support/portal/eventually.ts';
import { invoiceIn } from '../../support/payments/invoicesOf.ts';
import { mailsAbout } from '../../support/operations/mails.ts';
import { openAsHolder } from '../support/documents.ts';
import { expect, test } from '../support/fixtures.ts';
import { invoiced, invoiceOn, savedPdf } from '../support/invoices.ts';
import { fillCard } from '../support/wizard.ts';

test('an invoice is found by the link in its mail, paid by card, and its receipt kept; another tab learns of it', async ({
  page,
  context,
  portal,
}) => {
  const { orderId, invoiceNumber } = await invoiced(portal);
  const mail = await eventually('the mail of the invoice', async () =>
    (await mailsAbout(portal, orderId)).find(({ subject }) => subject.includes(invoiceNumber)),
  );
  const address = /https?:\S*request-status\S*/.exec(mail.text)![0];
  await page.goto(address);
  await expect(page.getByRole('heading', { name: 'You have invoices to pay' })).toBeVisible();
  const invoice = invoiceOn(page, invoiceNumber);
  await expect(invoice).toContainText(
    /\$25\.50.*Pending Payment.*Copies of the chart.*MRI.*Lumbar spine.*Available/,
  );
  const bill = await savedPdf(page, `Download PDF: ${invoiceNumber}`);
  expect(bill.name).toBe(`Invoice ${invoiceNumber}.pdf`);
  expect(bill.text).toMatch(/Copies of the chart.*Amount due\s+\$25\.50/);

  const other = await context.newPage();
  await other.goto(address);
  await expect(invoiceOn(other, invoiceNumber)).toContainText('Pending Payment');

  const pay = `Pay $25.50 for ${invoiceNumber}`;
  await invoice.getByRole('button', { name: pay }).click();
  const dialog = page.getByRole('dialog', { name: 'Pay an invoice' });
  await expect(dialog.getByLabel('Card number')).toBeVisible();
  await fillCard(page);
  await dialog.getByRole('button', { name: 'Pay $25.50' }).click();
  await expect(dialog).toBeHidden();
  await expect(invoice).toContainText(/Paid on /);
  await expect(page.getByRole('heading', { name: 'You have invoices to pay' })).toBeHidden();
  const receipt = await savedPdf(page, `Receipt: ${invoiceNumber}`);
  expect(receipt.name).toBe(`Receipt ${invoiceNumber}.pdf`);
  expect(receipt.text).toMatch(/PAID.*Copies of the chart.*Total paid\s+\$25\.50/);

  // What that tab shows is from before the payment.
  const asked = invoiceOn(other, invoiceNumber).getByRole('button', { name: pay });
  if (await asked.isVisible()) {
    await asked.click();
    const said = other.getByRole('alert').filter({ hasText: 'This invoice is already paid.' });
    await said.getByRole('button', { name: 'Close' }).click();
  }
  await expect(invoiceOn(other, invoiceNumber)).toContainText(/Paid on /);
  await expect(other.getByRole('dialog')).toBeHidden();
});

test('an invoice that staff take back is gone, and so is its mark on the page', async ({ page, portal }) => {
  const request = await invoiced(portal);
  await openAsHolder(page, request);
  const invoice = invoiceOn(page, request.invoiceNumber);
  await expect(invoice).toBeVisible();
  invoiceIn(await request.invoices.deactivate(request.invoiceId));
  await invoice.getByRole('button', { name: /^Pay \$25\.50/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Pay an invoice' });
  const told = dialog.getByRole('alert');
  await expect(told).toContainText('This invoice can no longer be paid. It was withdrawn or already paid.');
  await told.getByRole('button', { name: 'Close' }).click();
  await expect(invoice).toBeHidden();
  await expect(page.getByRole('heading', { name: 'You have invoices to pay' })).toBeHidden();
});
