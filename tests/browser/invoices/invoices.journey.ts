import { submitRequest } from '../../support/requests/order.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { expect, type JourneyPortal, test } from '../support/fixtures.ts';
import { openRequestAsStaff } from '../support/staffRequest.ts';

/** Opens the form for a new invoice on a new request. */
async function openInvoiceForm(page: Parameters<typeof openRequestAsStaff>[0], portal: JourneyPortal) {
  await openRequestAsStaff(page, portal, await submitRequest(portal), 'money');
  const card = page.getByRole('region', { name: 'Custom Invoices' });
  await expect(card.getByText(/^No invoices yet/)).toBeVisible();
  await card.getByRole('button', { name: 'Create invoice' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create Custom Invoice' });
  const line = (number: number) => dialog.getByRole('listitem', { name: `Line ${number}` });
  return { card, dialog, line };
}

test('a clerk creates, edits, sends and deactivates an invoice @full', async ({ page, portal }) => {
  const { card, dialog, line } = await openInvoiceForm(page, portal);
  await expect(dialog.getByRole('button', { name: 'Create invoice' })).toBeDisabled();
  await dialog.getByRole('button', { name: /^Images on CD/ }).click();
  await expect(line(1).getByLabel('Unit price')).toHaveValue('25.00');
  await dialog.getByRole('button', { name: 'Add line' }).click();
  await expect(line(2).getByLabel('Description')).toBeFocused();
  await page.keyboard.type('Billing ledger 2019');
  await page.keyboard.press('Tab');
  await page.keyboard.type('2');
  await page.keyboard.press('Tab');
  await page.keyboard.type('8,50');
  await page.keyboard.press('Tab');
  await expect(line(2).getByText('Please enter a price such as 1250 or 1,250.00')).toBeVisible();
  await expect(line(2).getByLabel('Unit price')).toHaveValue('8,50');
  await line(2).getByLabel('Unit price').fill('8.50');
  await dialog.getByRole('button', { name: 'Details of line 2' }).click();
  await line(2).getByLabel('Study type').selectOption('MRI');
  await line(2).getByLabel('CNR reason').fill('Destroyed after seven years');
  await line(2).getByRole('button', { name: 'Add subsection' }).click();
  await page.keyboard.type('Pages 1 to 20');
  await expect(dialog.getByText('$42.00')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Create invoice' }).click();
  await expect(page.getByText('Invoice created successfully')).toBeVisible();
  await expect(dialog).toBeHidden();

  const invoice = card.getByRole('listitem').filter({ hasText: /^INV-/ });
  await expect(invoice).toContainText(/INV-\d{4}-\d{6}Draft \(Not Sent\)\$42\.00/);
  await invoice.getByRole('button', { name: /^2 lines/ }).click();
  await expect(invoice).toContainText(/2 × \$8\.50 · MRI.*Pages 1 to 20.*CNR.*Destroyed after seven years/);

  await invoice.getByRole('button', { name: /^Edit INV-/ }).click();
  const edited = page.getByRole('dialog', { name: /^Edit invoice INV-/ });
  await edited.getByRole('button', { name: 'Remove line 2' }).click();
  await edited.getByLabel('Quantity').fill('1,000');
  await edited.getByLabel('Quantity').blur();
  await expect(edited.getByText('$25,000.00').first()).toBeVisible();
  await edited.getByLabel('Quantity').fill('3');
  await edited.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Invoice updated successfully')).toBeVisible();
  await expect(invoice).toContainText('$75.00');

  await invoice.getByRole('button', { name: /^Send to Client/ }).click();
  const question = page.getByRole('dialog', { name: /^Send INV-.* to the client\?$/ });
  await expect(question).toContainText('$75.00');
  await question.getByRole('button', { name: 'Send to Client' }).click();
  await expect(page.getByText('Invoice sent to client successfully')).toBeVisible();
  await expect(invoice).toContainText('Sent to Client');
  await expect(invoice.getByRole('button', { name: /^(Edit|Delete|Mark as paid)/ })).toHaveCount(0);

  await invoice.getByRole('button', { name: /^Deactivate/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Deactivate' }).click();
  await expect(page.getByText('Invoice deactivated successfully')).toBeVisible();
  await expect(invoice).toContainText('Inactive');
  await invoice.getByRole('button', { name: /^Activate/ }).click();
  await expect(page.getByText('Invoice activated successfully')).toBeVisible();
  await expect(invoice).toContainText('Sent to Client');
  await expectAccessible(page);
});

test('on a phone a clerk creates an invoice, is asked before closing it, and deletes the draft @full', async ({
  page,
  portal,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { card, dialog, line } = await openInvoiceForm(page, portal);
  await dialog.getByRole('button', { name: 'Quick add' }).click();
  await dialog.getByRole('button', { name: /^Radiology report/ }).click();
  await dialog.getByRole('button', { name: 'Quick add' }).click();
  await expect(line(1).getByLabel('Description')).toHaveValue(/^Radiology report/);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBeLessThanOrEqual(390);
  await page.keyboard.press('Escape');
  const question = page.getByRole('dialog', { name: 'Leave without creating the invoice?' });
  await question.getByRole('button', { name: 'Stay' }).click();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Create invoice' }).click();
  await expect(card.getByText('Draft (Not Sent)')).toBeVisible();
  await card.getByRole('button', { name: /^Delete/ }).click();
  await page
    .getByRole('dialog', { name: /^Delete INV-/ })
    .getByRole('button', { name: 'Delete' })
    .click();
  await expect(page.getByText('Invoice deleted successfully')).toBeVisible();
  await expect(card.getByText(/^No invoices yet/)).toBeVisible();
});
