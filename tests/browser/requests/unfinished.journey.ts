import { signUpPerson } from '../../support/accounts/accounts.ts';
import { expect, test } from '../support/fixtures.ts';
import { openOtherBrowser } from '../support/openOtherBrowser.ts';
import { payByCard, submit } from '../support/payment.ts';
import { expectDashboard, openAs } from '../support/people.ts';
import { addFiles, createOrder, next, openRequestDetails, pdf } from '../support/wizard.ts';

test('a request that was started on one device is finished on another @full', async ({
  page,
  portal,
  browser,
}) => {
  test.slow();
  const client = await signUpPerson(portal);
  const order = createOrder();
  await openAs(page, client);
  await openRequestDetails(page, order);
  await addFiles(page, 'Letter of Authorization / Proof of Service', [pdf('authorization.pdf')]);
  await expect(page.getByText('Uploaded', { exact: true })).toBeVisible();
  await expect(page.getByText(/^Saved in your account/)).toBeVisible();

  const phone = await openOtherBrowser(browser, portal);
  await phone.setViewportSize({ width: 390, height: 844 });
  const unfinished = phone.getByRole('region', { name: 'Unfinished requests' });
  await expect(async () => {
    await openAs(phone, client);
    await expect(unfinished).toContainText('Only the payment is missing', { timeout: 3_000 });
  }).toPass();
  await expect(unfinished).toContainText(order.orderId);
  await expect(unfinished).toContainText('Kept with its files until');
  await unfinished.getByRole('button', { name: `Continue ${order.orderId}` }).click();
  await expect(phone.getByText('authorization.pdf')).toBeVisible();
  await next(phone);
  await expect(phone.getByText(order.patientName)).toBeVisible();
  await next(phone);
  await payByCard(phone);
  await submit(phone);
  await phone.goto('/dashboard');
  await expectDashboard(phone);
  await expect(phone.getByRole('list', { name: 'Your requests' })).toContainText(order.orderId);
  await expect(unfinished).toBeHidden();
  await phone.context().close();
});
