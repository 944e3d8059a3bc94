import { readFile } from 'node:fs/promises';
import { eventually } from '../../support/portal/eventually.ts';
import { emailsAbout } from '../../support/operations/emails.ts';
import { expect, test } from '../support/fixtures.ts';
import { payByCard, submit } from '../support/payment.ts';
import {
  addFiles,
  createOrder,
  chooseRequestType,
  fillPatientDetails,
  fillWhoIsSubmitting,
  next,
  openRequestDetails,
  pdf,
  startWizard,
} from '../support/wizard.ts';

test('a client orders records, pays by card and tracks the request', async ({ page, portal }) => {
  const order = createOrder();
  const letter = pdf('authorization.pdf');
  await openRequestDetails(page, order);
  await addFiles(page, 'Letter of Authorization / Proof of Service', [letter]);
  await addFiles(page, 'Supporting Documents', [pdf('subpoena.pdf'), pdf('court order.pdf')]);
  await expect(page.getByText('Uploaded', { exact: true })).toHaveCount(3);
  await next(page);

  await expect(page.getByRole('heading', { name: 'Review Your Request' })).toBeVisible();
  for (const text of [order.orderId, order.patientName, order.requestType, /^court order\.pdf/]) {
    await expect(page.locator('dd').getByText(text, { exact: true })).toBeVisible();
  }
  await next(page);
  await expect(page.getByRole('button', { name: 'Complete Payment First' })).toBeDisabled();
  await payByCard(page);
  const code = await submit(page);
  await expect(page.getByText(/^We sent a confirmation email to \S+@meridiancopy\.example\.$/)).toBeVisible();
  await expect(page.getByText(order.orderId, { exact: true })).toBeVisible();
  await expect(page.getByText(code, { exact: true })).toBeVisible();

  await page.getByRole('link', { name: 'View Request Status' }).click();
  await expect(page.getByRole('heading', { name: `Order ${order.orderId}` })).toBeVisible();
  await expect(page.getByText(order.patientName).first()).toBeVisible();
  await expect(page.getByText('Pending').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Status history' })).toBeVisible();
  await expect(async () => {
    await page.reload();
    await expect(page.getByText('Virus scan passed')).toHaveCount(3, { timeout: 2_000 });
  }).toPass();

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download authorization.pdf' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('authorization.pdf');
  expect(await readFile(await download.path())).toEqual(letter.buffer);

  const email = await eventually(
    'the confirmation email',
    async () => (await emailsAbout(portal, order.orderId))[0],
  );
  expect(email.text).toContain(code);
  await page.goto(/https?:\S*request-status\S*/.exec(email.text)![0]);
  await expect(page.getByRole('heading', { name: `Order ${order.orderId}` })).toBeVisible();
});

test('the code is sent only to the copy service that was chosen last', async ({ page, portal }) => {
  const order = createOrder();
  const serviceEmail = `desk-${order.orderId.toLowerCase()}@swift.example`;
  await startWizard(page);
  await fillWhoIsSubmitting(page, order);
  await page.reload();
  await page
    .getByRole('combobox', { name: 'Copy service', exact: true })
    .selectOption({ label: 'Other Copy Service' });
  await page.getByLabel('Copy service name').fill('Swift Copies');
  await next(page);
  await expect(page.getByRole('link', { name: 'Copy service email is required' })).toBeVisible();
  await page.getByLabel('Copy service email').fill(serviceEmail);
  await page.getByLabel('Copy service phone').fill('(213) 555-0177');
  await next(page);
  await fillPatientDetails(page, order);
  await next(page);
  await chooseRequestType(page, order);
  await page.getByRole('checkbox', { name: /subpoena packet/ }).check();
  await next(page);
  await expect(page.locator('dd').getByText(serviceEmail, { exact: true }).first()).toBeVisible();
  await next(page);
  await payByCard(page);
  const code = await submit(page);
  const emails = await eventually('the confirmation email', async () => {
    const sent = await emailsAbout(portal, order.orderId);
    return sent.length > 0 && sent;
  });
  expect(emails.map(({ to }) => to)).toEqual([serviceEmail]);
  expect(emails[0]!.text).toContain(code);
});
