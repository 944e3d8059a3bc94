import { randomUUID } from 'node:crypto';
import { emailsTo } from '../../support/operations/emails.ts';
import { eventually } from '../../support/portal/eventually.ts';
import { expect, test } from '../support/fixtures.ts';
import { openOtherBrowser } from '../support/openOtherBrowser.ts';
import { payByCard, submit } from '../support/payment.ts';
import { openAsStaff } from '../support/staffRequest.ts';
import {
  addFiles,
  chooseRequestType,
  createOrder,
  fillPatientDetails,
  next,
  pdf,
  startWizard,
} from '../support/wizard.ts';

test('a firm orders an appearance for itself, and staff change its time', async ({
  page,
  portal,
  browser,
}) => {
  test.slow();
  const order = createOrder({ requestType: 'Personal Appearance' });
  const address = `dana@${randomUUID().slice(0, 8)}.example`;
  await startWizard(page);
  await page.getByLabel('Client Order Number').fill(order.orderId);
  await page
    .getByRole('combobox', { name: /^Copy service/ })
    .selectOption({ label: 'I order for my own firm' });
  await expect(page.getByLabel('Copy service email')).toBeHidden();
  await page.getByLabel('Attorney email').fill(`Dana Whitfield <${address}>;`);
  await page.getByLabel('Attorney phone').fill('+1 (213) 555-0141');
  await page.getByLabel('Firm name').fill('Whitfield & Daughters');
  await next(page);
  await fillPatientDetails(page, order);
  await next(page);
  await chooseRequestType(page, order);
  await page.getByRole('radio', { name: 'Physician' }).check();
  await page.getByLabel('Physician name').fill('Dr. Okafor');
  await page.getByLabel('Date of the appearance').fill('2099-05-04');
  await page.getByLabel('Time', { exact: false }).fill('09:30');
  await page.getByLabel('Place').fill('Department 5');
  await addFiles(page, 'Letter of Authorization / Proof of Service', [pdf('authorization.pdf')]);
  await expect(page.getByText('Uploaded', { exact: true })).toBeVisible();
  await next(page);

  await expect(page.getByRole('heading', { name: 'Review Your Request' })).toBeVisible();
  // As copy service, as attorney, and for the confirmation.
  await expect(page.locator('dd').getByText(address, { exact: true })).toHaveCount(3);
  await next(page);
  const question = page.getByRole('dialog', { name: 'Which facility has the records?' });
  await question.getByRole('button', { name: 'Continue without it' }).click();
  await payByCard(page);
  const code = await submit(page);
  await expect(page.getByText(`We sent a confirmation email to ${address}.`)).toBeVisible();
  const [confirmation] = await eventually('the confirmation email', async () => {
    const emails = await emailsTo(portal, address);
    return emails.length > 0 && emails;
  });
  expect(confirmation?.text).toContain(code);

  await page.getByRole('link', { name: 'View Request Status' }).click();
  await expect(page.getByText('Dr. Okafor')).toBeVisible();
  await expect(page.getByText('May 4, 2099, 9:30 AM')).toBeVisible();
  await expect(page.getByText('Department 5')).toBeVisible();

  const staffPage = await openOtherBrowser(browser, portal);
  await openAsStaff(staffPage, portal, `/dashboard?search=${order.orderId}`);
  const viewAndEdit = staffPage.getByRole('link', { name: `View & Edit order ${order.orderId}` });
  await staffPage.goto(`${await viewAndEdit.getAttribute('href')}?tab=details`);
  const contacts = staffPage.getByRole('region', { name: 'Contact Information' });
  await expect(contacts.getByText('Whitfield & Daughters')).toHaveCount(2);
  const card = staffPage.getByRole('region', { name: 'Request Information' });
  await card.getByRole('button', { name: 'Edit Request Information' }).click();
  await card.getByLabel('Time').fill('13:30');
  await card.getByRole('button', { name: 'Save' }).click();
  await expect(card.getByText('May 4, 2099, 1:30 PM')).toBeVisible();
  await page.reload();
  await expect(page.getByText('May 4, 2099, 1:30 PM')).toBeVisible();
});
