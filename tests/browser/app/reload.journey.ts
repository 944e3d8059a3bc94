import { draftIdOf, openDraftAtStep } from '../support/draft.ts';
import { expect, test } from '../support/fixtures.ts';
import { payByCard, paymentIntentsOf, submit } from '../support/payment.ts';
import {
  addFiles,
  createOrder,
  fillPatientDetails,
  fillWhoIsSubmitting,
  next,
  pdf,
  startWizard,
} from '../support/wizard.ts';

test('a reload in steps 1 to 3 loses only the Social Security digits, with a message', async ({ page }) => {
  const order = createOrder();
  await startWizard(page);
  await fillWhoIsSubmitting(page, order);
  await page.reload();
  await expect(page.getByLabel('Client Order Number')).toHaveValue(order.orderId);
  await expect(page.getByRole('combobox', { name: /^Location/ })).toHaveValue(/los-angeles/i);
  await next(page);

  await fillPatientDetails(page, order);
  const digits = page.getByLabel('Social Security number, last 4 digits');
  await digits.fill('1234');
  await page.reload();
  await expect(page.getByLabel('Patient full name')).toHaveValue(order.patientName);
  await expect(page.getByLabel('Date of birth')).toHaveValue('1984-03-12');
  await expect(digits).toHaveValue('');
  await expect(page.getByText(/^The page was reloaded/)).toBeVisible();
  expect(
    await page.evaluate(() => JSON.stringify(sessionStorage) + JSON.stringify(localStorage)),
  ).not.toContain('1234"');
  await digits.fill('1234');
  await next(page);

  await page.getByRole('radio', { name: order.requestType, exact: true }).check();
  await addFiles(page, 'Letter of Authorization / Proof of Service', [pdf('authorization.pdf')]);
  await expect(page.getByText('Uploaded', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('radio', { name: order.requestType, exact: true })).toBeChecked();
  await expect(page.getByText('authorization.pdf', { exact: true })).toBeVisible();
  await expect(page.getByText('Uploaded', { exact: true })).toBeVisible();
});

test('a reload of the payment step, before and after paying, never charges twice', async ({
  page,
  portal,
}) => {
  await openDraftAtStep(page, 5);
  await expect(page.getByLabel('Card number')).toBeVisible();
  const draftId = await draftIdOf(page);
  await page.reload();
  await payByCard(page);
  await page.reload();
  await expect(page.getByText('Payment Complete')).toBeVisible();
  await expect(page.getByLabel('Card number')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Submit Request' })).toBeEnabled();
  const intents = await paymentIntentsOf(portal, draftId);
  expect(intents.map(({ status }) => status)).toEqual(['succeeded']);
  await submit(page);
});

test('a payment that the tab lost track of is found and not requested twice', async ({ page, portal }) => {
  await openDraftAtStep(page, 5);
  const draftId = await draftIdOf(page);
  await payByCard(page);
  await page.evaluate(() => sessionStorage.removeItem('paymentStatus'));
  await page.reload();
  await expect(page.getByText('Payment Complete')).toBeVisible();
  expect(await paymentIntentsOf(portal, draftId)).toHaveLength(1);
});
